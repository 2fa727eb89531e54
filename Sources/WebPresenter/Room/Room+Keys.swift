import TriviaGame

// Handles key presses on the computer's keyboard in a room that also has phones.
extension Room {
    /// The negative guest number that stands for a seat at the keyboard.
    private static func guest(ofSeat seat: Int) -> Int { -1 - seat }

    /// Adds a key press on this machine to the presses from phones.
    mutating func press(of player: String, at now: Duration) -> [Effect] {
        effects = []
        guard let game, let seat = game.seat(named: player) else { return [] }
        press(PressOrder.Press(guest: Self.guest(ofSeat: seat), arrived: now, lag: .zero), of: seat)
        decidePress(at: now)
        return effects
    }

    /// The seat from which a press came; nil if the player has left.
    func seatName(ofPress guest: Int) -> String? {
        guard guest < 0 else { return guests[guest]?.seat }
        guard let standing = game?.standings[-1 - guest], !standing.hasLeft else { return nil }
        return standing.player.name
    }
}
