/// Somebody with a phone.
struct Guest: Sendable, Hashable, Codable {
    let number: Int
    let secret: Secret
    /// What the phone said when it wanted to come in: if it never heard that it is, it says so again.
    var wish: Secret?
    var name: String
    /// The team, where the room has teams: the seat in the game is then the team's.
    var team: String?
    /// From 0; pages know the paints.
    var colour: Int
    /// The page that is open on the phone; nil while it is out of reach.
    var connection: Int?
    var awaySince: Duration?
    /// The other machine that the page is on, or was; nil for this one, and while that is not known.
    var machine: String?
    var roundTrips = RoundTrips()

    static let colours = 8

    /// Whether the phone has been out of reach for so long that the game no longer waits for it.
    func isAbsent(at now: Duration) -> Bool {
        connection == nil && awaySince.map { now - $0 >= Self.shortestAbsence } ?? true
    }

    /// A phone that changes from one network to another, or whose page is opened anew, is back sooner.
    private static let shortestAbsence = Duration.seconds(5)

    /// The name of the seat it plays for.
    var seat: String { team ?? name }

    /// What outlives the program; where its page is does not.
    private enum CodingKeys: String, CodingKey { case number, secret, wish, name, team, colour }

    /// What the phone keeps, to come back as the same player.
    var token: String { "\(number).\(secret.text)" }
}
