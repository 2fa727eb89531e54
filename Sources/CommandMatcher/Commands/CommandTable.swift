/// What players say for each command, by the words' keys: one table for what is typed and what was
/// heard.
public struct CommandTable: Sendable {
    private var names: [[UInt64]: String] = [:]

    /// Nothing is said for any command.
    public init() {}

    /// - Parameter phrases: What is said, with the name of what it means, a key of
    ///   ``CommandReader/names``. Of two meanings of the same words the later one counts.
    public init(_ phrases: some Sequence<(text: String, name: String)>) {
        for (text, name) in phrases { names[Self.keys(of: text)] = name }
    }

    /// The name of the command that a text says and nothing else, or nil. Case, punctuation and
    /// "please" at the end make no difference.
    public func name(saying text: String) -> String? { names[Self.keys(of: text)] }

    func name(saying keys: [UInt64]) -> String? { names[keys] }

    /// The keys of a text's words without "please" at its end.
    private static func keys(of text: String) -> [UInt64] {
        withoutPlease(WordList(text).words[...]).map(\.key)
    }

    static func withoutPlease(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
        var words = words
        while let last = words.last, last.key == please, words.count > 1 {
            words = words.dropLast()
        }
        return words
    }

    private static let please = WordKey.hash("please")
}
