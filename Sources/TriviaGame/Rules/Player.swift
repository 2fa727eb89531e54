public import Languages

/// A person or team that answers.
public struct Player: Sendable, Hashable, Codable {
    /// The name that is shown, read aloud and stored.
    public var name: String

    /// Creates a player without checking the name. See ``problem(with:_:)``.
    public init(name: String) {
        self.name = name
    }

    /// The reason why these names are not allowed; nil if the names are allowed. Names that look
    /// alike are not allowed.
    public static func problem(
        with names: [String], _ say: Sentences = Sentences()
    ) -> String? {
        let names = names.map(\.trimmingSpace)
        let looks = names.map(looks)
        if looks.contains([""]) { return say("a player needs a name") }
        var seen: Set<String> = []
        for (name, looks) in zip(names, looks) {
            guard looks.isDisjoint(with: seen) else {
                return say("two players cannot have the same name (“\(name)”)")
            }
            seen.formUnion(looks)
        }
        if names.count > Mode.mostSeats {
            return say("at most \(Mode.mostSeats) players or teams can play, not \(names.count)")
        }
        return nil
    }
}
