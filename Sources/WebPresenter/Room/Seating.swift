import TriviaGame

/// The seats and their permissions, computed once for all phones.
struct Seating: Sendable {
    /// Each player's seat, by the player's name in lowercase.
    private let seats: [String: Int]
    /// The rank of each seat, starting at 1; nil while nobody has points. Players with equal points
    /// share a rank.
    let places: [Int]?
    let mayAnswer: Set<Int>
    let mayPass: Set<Int>
    /// The seats that have wagered or answered in secret.
    let done: Set<Int>
    /// What the last ruling means for each seat.
    let results: [Int: OwnResult]
    let awaitsBuzz: Bool

    init(_ game: Game) {
        seats = Dictionary(
            game.seats.map { (game.standings[$0].player.name.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first })
        mayAnswer = Set(game.mayAnswer)
        mayPass = game.mayPass
        awaitsBuzz = game.awaitsBuzz
        let points = game.standings.map(\.points)
        places = points.allSatisfy { $0 == 0 } ? nil : Standing.places(points)
        let names = seats
        let seatOf = { (player: Player) in names[player.name.lowercased()] }
        done = Set(game.done.compactMap(seatOf))
        results = game.ownResults
    }

    func seat(named name: String) -> Int? { seats[name.lowercased()] }
}
