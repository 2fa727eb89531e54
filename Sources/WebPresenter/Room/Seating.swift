import TriviaGame

/// Who sits where and may do what, looked up once for all phones: two hundred of them ask.
struct Seating: Sendable {
    /// The seats of those who play, by name in lower case.
    private let seats: [String: Int]
    /// Place of each seat from 1; who has as many points has the same. Nil while nobody has any.
    let places: [Int]?
    let mayAnswer: Set<Int>
    let awaitsBuzz: Bool

    init(_ game: Game) {
        seats = Dictionary(
            game.seats.map { (game.standings[$0].player.name.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first })
        mayAnswer = Set(game.mayAnswer)
        awaitsBuzz = game.awaitsBuzz
        let ranked = game.standings.map(\.points).sorted(by: >)
        var first: [Int: Int] = [:]
        for (place, points) in ranked.enumerated() where first[points] == nil {
            first[points] = place + 1
        }
        places =
            ranked.allSatisfy { $0 == 0 } ? nil : game.standings.map { first[$0.points] ?? 1 }
    }

    func seat(named name: String) -> Int? { seats[name.lowercased()] }
}
