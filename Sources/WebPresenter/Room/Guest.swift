/// A player with a phone.
struct Guest: Sendable, Hashable, Codable {
    let number: Int
    let secret: Secret
    /// The phone's own word for its wish to join. The phone repeats it if no answer came.
    var wish: Secret?
    var name: String
    /// The team, if the room has teams. The seat in the game is then the team's.
    var team: String?
    /// The number of the player's colour, from 0.
    var colour: Int
    /// The number of the player's sign, from 0; nil only in rooms that an earlier version stored.
    var sign: Int?
    /// The connection of the page that is open on the phone; nil while the phone is out of reach.
    var connection: Int?
    var awaySince: Duration?
    /// The address of the machine that the page is or was on; nil for this machine, and if it is
    /// not known.
    var machine: String?
    var roundTrips = RoundTrips()

    /// Whether the phone has been out of reach for so long that the game no longer waits for it.
    func isAbsent(at now: Duration) -> Bool {
        connection == nil && awaySince.map { now - $0 >= Self.shortestAbsence } ?? true
    }

    /// A phone returns sooner when it only changes its network or reloads the page.
    private static let shortestAbsence = Duration.seconds(5)

    /// The name of the seat that the guest plays for.
    var seat: String { team ?? name }

    /// These are stored. The connection and the machine are not.
    private enum CodingKeys: String, CodingKey {
        case number, secret, wish, name, team, colour, sign
    }

    /// The phone keeps this and sends it to return as the same player.
    var token: String { "\(number).\(secret.text)" }
}
