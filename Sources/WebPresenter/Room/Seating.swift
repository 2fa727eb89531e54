import TriviaGame

/// The seats and what each may do now. Look this up once for all phones, because up to two hundred
/// ask.
struct Seating: Sendable {
    /// The seats of the players, by name in lower case.
    private let seats: [String: Int]
    /// The place of each seat, from 1. Equal points share a place. Nil while nobody has points.
    let places: [Int]?
    let mayAnswer: Set<Int>
    /// The seats that have wagered or answered, while each player does so separately.
    let done: Set<Int>
    /// The result of each seat's answer to the question that everybody answered.
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
