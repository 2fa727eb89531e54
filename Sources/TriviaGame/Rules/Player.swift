/// Somebody who answers: a person or a team.
public struct Player: Sendable, Hashable, Codable {
    /// As it is shown, said and kept in history.
    public var name: String

    /// A player with a name; ``problem(with:)`` knows which cannot be played with.
    public init(name: String) {
        self.name = name
    }

    /// Why names cannot be played with, or nil. Two that differ only in case would be one in history.
    public static func problem(with names: [String]) -> String? {
        let names = names.map(\.trimmingSpace)
        if names.contains("") { return "a player needs a name" }
        var seen: Set<String> = []
        for name in names where !seen.insert(name.lowercased()).inserted {
            return "two players cannot have the same name (“\(name)”)"
        }
        if names.count > Mode.mostSeats {
            return "at most \(Mode.mostSeats) players or teams can play, not \(names.count)"
        }
        return nil
    }
}
