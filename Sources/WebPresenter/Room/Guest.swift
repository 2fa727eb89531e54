/// A player with a phone.
struct Guest: Sendable, Hashable, Codable {
    let number: Int
    let secret: Secret
    /// The phone's identifier for its request to join. The phone repeats the request until it gets
    /// a reply.
    var wish: Secret?
    var name: String
    /// The guest's team, if the room has teams. In that case, the team has the seat in the game.
    var team: String?
    /// The index of the player's color.
    var colour: Int
    /// The index of the player's sign; nil only if an earlier version saved the room.
    var sign: Int?
    /// The connection of the open page; nil while the phone is unreachable.
    var connection: Int?
    var awaySince: Duration?
    /// The address of the page's machine; nil if that is this machine, or if the address is
    /// unknown.
    var machine: String?
    var roundTrips = RoundTrips()

    /// Whether the phone has been unreachable for so long that the game no longer waits for it.
    func isAbsent(at now: Duration) -> Bool {
        connection == nil && awaySince.map { now - $0 >= Self.shortestAbsence } ?? true
    }

    /// How long a phone must be unreachable to count as absent. A phone that merely switches
    /// networks or reloads the page returns sooner.
    private static let shortestAbsence = Duration.seconds(5)

    /// The name of the guest's seat.
    var seat: String { team ?? name }

    /// The properties to store, which do not include the connection and the machine.
    private enum CodingKeys: String, CodingKey {
        case number, secret, wish, name, team, colour, sign
    }

    /// The token with which the phone can return as the same player. The phone stores this token.
    var token: String { "\(number).\(secret.text)" }
}
