import TriviaGame

// Keys of the keyboard beside phones.
extension Room {
    /// Seats as guests that are no phones: below all their numbers.
    private static func guest(ofSeat seat: Int) -> Int { -1 - seat }

    /// A player's key was pressed, here and now: one press among those of the phones.
    mutating func press(of player: String, at now: Duration) -> [Effect] {
        effects = []
        guard let game, let seat = game.seat(named: player) else { return [] }
        press(PressOrder.Press(guest: Self.guest(ofSeat: seat), arrived: now, lag: .zero), of: seat)
        decidePress(at: now)
        return effects
    }

    /// The seat that a press was for; nil when whoever made it has gone.
    func seatName(ofPress guest: Int) -> String? {
        guard guest < 0 else { return guests[guest]?.seat }
        guard let standing = game?.standings[-1 - guest], !standing.hasLeft else { return nil }
        return standing.player.name
    }
}
