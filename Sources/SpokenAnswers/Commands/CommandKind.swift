import CommandMatcher
import SpeechRecognition

/// The kind of content in a file of spoken commands, which the file's tags determine.
enum CommandKind: String, Sendable, CaseIterable {
    /// Tags of the form `{command=NAME}`, with a name from `CommandReader.names`.
    case command
    /// Tags of the form `{choice=B}`, with a letter or a one-based number.
    case choice
    /// Tags of the form `{wager=100}`, with a number of points or with `all`, `half` or `nothing`.
    case wager
    /// Tags of the form `{category=NAME}`, together with `{value=400}`.
    case category
    /// A grammar named "numbers", which has no tags.
    case number

    static let knownTags =
        "command (\(CommandReader.names.keys.sorted().joined(separator: ", "))), choice (a letter "
        + "or a number), wager (points, all, half, nothing), category and value"

    /// The kind of a tag, or nil if the tag has no meaning.
    init?(_ tag: GrammarExpression.Tag) {
        switch tag.name {
        case "command" where CommandReader.names[tag.value] != nil: self = .command
        case "choice" where Self.choiceIndex(tag.value) != nil: self = .choice
        case "wager":
            let isPart = ["all", "half", "nothing"].contains(tag.value)
            guard isPart || Int(tag.value).map({ $0 >= 0 }) ?? false else { return nil }
            self = .wager
        case "category" where !tag.value.isEmpty: self = .category
        case "value" where Int(tag.value) != nil: self = .category
        default: return nil
        }
    }

    /// The index of the choice that a tag's value names.
    static func choiceIndex(_ value: String) -> Int? {
        if let number = Int(value) { return number > 0 ? number - 1 : nil }
        let letters = value.lowercased().utf8
        guard letters.count == 1, let letter = letters.first,
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
        else { return nil }
        return Int(letter - UInt8(ascii: "a"))
    }
}
