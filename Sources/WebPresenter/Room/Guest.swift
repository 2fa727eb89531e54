/// A player with a phone.
struct Guest: Sendable, Hashable, Codable {
    let number: Int
    let secret: Secret
    /// The phone's identifier for its request to join. The phone repeats it until it gets an
    /// answer.
    var wish: Secret?
    var name: String
    /// The guest's team, if the room has teams. The team then has the seat in the game.
    var team: String?
    /// The index of the player's colour.
    var colour: Int
    /// The index of the player's sign. Nil only in rooms from an earlier version.
    var sign: Int?
    /// The connection of the open page. Nil while the phone is unreachable.
    var connection: Int?
    var awaySince: Duration?
    /// The address of the page's machine. Nil for this machine, or if unknown.
    var machine: String?
    var roundTrips = RoundTrips()

    /// Whether the phone was unreachable for so long that the game no longer waits for it.
    func isAbsent(at now: Duration) -> Bool {
        connection == nil && awaySince.map { now - $0 >= Self.shortestAbsence } ?? true
    }

    /// If a phone only changes its network or reloads the page, it returns sooner.
    private static let shortestAbsence = Duration.seconds(5)

    /// The name of the guest's seat.
    var seat: String { team ?? name }

    /// The stored properties. The connection and the machine are not stored.
    private enum CodingKeys: String, CodingKey {
        case number, secret, wish, name, team, colour, sign
    }

    /// The phone stores this token and sends it to return as the same player.
    var token: String { "\(number).\(secret.text)" }
}
