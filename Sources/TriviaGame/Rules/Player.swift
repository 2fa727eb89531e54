public import Languages

/// Somebody who answers: a person or a team.
public struct Player: Sendable, Hashable, Codable {
    /// As it is shown, said and kept in history.
    public var name: String

    /// A player with a name; ``problem(with:_:)`` knows which cannot be played with.
    public init(name: String) {
        self.name = name
    }

    /// Why names cannot be played with, or nil. Two that look alike would be one on the screen.
    public static func problem(
        with names: [String], _ say: Sentences = Sentences()
    ) -> String? {
        let names = names.map(\.trimmingSpace)
        let looks = names.map(look)
        if looks.contains("") { return say("a player needs a name") }
        var seen: Set<String> = []
        for (name, look) in zip(names, looks) where !seen.insert(look).inserted {
            return say("two players cannot have the same name (“\(name)”)")
        }
        if names.count > Mode.mostSeats {
            return say("at most \(Mode.mostSeats) players or teams can play, not \(names.count)")
        }
        return nil
    }
}
