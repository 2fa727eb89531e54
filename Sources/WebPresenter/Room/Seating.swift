import TriviaGame

/// Who sits where and may do what, looked up once for all phones: two hundred of them ask.
struct Seating: Sendable {
    /// The seats of those who play, by name in lower case.
    private let seats: [String: Int]
    /// Place of each seat from 1; who has as many points has the same. Nil while nobody has any.
    let places: [Int]?
    let mayAnswer: Set<Int>
    /// Who has wagered or answered, while each does so for themselves.
    let done: Set<Int>
    /// What came of each seat's answer to the question that everybody answered.
    let results: [Int: Tally.Result]
    let awaitsBuzz: Bool

    init(_ game: Game) {
        seats = Dictionary(
            game.seats.map { (game.standings[$0].player.name.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first })
        mayAnswer = Set(game.mayAnswer)
        awaitsBuzz = game.awaitsBuzz
        let points = game.standings.map(\.points)
        places = points.allSatisfy { $0 == 0 } ? nil : Standing.places(points)
        let names = seats
        let seatOf = { (player: Player) in names[player.name.lowercased()] }
        done = Set(game.done.compactMap(seatOf))
        results = Dictionary(
            (game.tally?.results ?? []).compactMap { result in
                seatOf(result.player).map { ($0, result) }
            }, uniquingKeysWith: { $1 })
    }

    func seat(named name: String) -> Int? { seats[name.lowercased()] }
}
