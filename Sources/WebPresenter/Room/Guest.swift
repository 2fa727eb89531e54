/// A player with a phone.
struct Guest: Sendable, Hashable, Codable {
    let number: Int
    let secret: Secret
    /// The identifier of the phone's request to join, which the phone repeats until it gets a
    /// reply.
    var wish: Secret?
    var name: String
    /// The guest's team, if there are teams. The seat of a guest with a team belongs to the team.
    var team: String?
    /// The index of the player's color.
    var colour: Int
    /// The index of the player's sign; nil only in rooms that an earlier version stored.
    var sign: Int?
    /// The connection of the open page; nil while the phone is unreachable.
    var connection: Int?
    var awaySince: Duration?
    /// The page's network address; nil for this machine or an unknown address.
    var machine: String?
    var roundTrips = RoundTrips()

    /// Whether the phone is unreachable and the game no longer waits for it.
    func isAbsent(at now: Duration) -> Bool {
        connection == nil && awaySince.map { now - $0 >= Self.shortestAbsence } ?? true
    }

    /// How long a phone must be unreachable to count as absent. A phone that only reloads the page
    /// returns before it counts as absent.
    private static let shortestAbsence = Duration.seconds(5)

    /// The name of the guest's seat.
    var seat: String { team ?? name }

    /// The properties to store; the connection and the machine are not stored.
    private enum CodingKeys: String, CodingKey {
        case number, secret, wish, name, team, colour, sign
    }

    /// The token with which the phone can return as this player.
    var token: String { "\(number).\(secret.text)" }
}
