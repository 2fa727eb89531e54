/// What players say for each command, by the words' keys: one table for what is typed and what was
/// heard.
public struct CommandTable: Sendable {
    private var names: [[UInt64]: String] = [:]
    let language: CompiledLanguage

    /// Nothing is said for any command.
    public init() { language = .english }

    /// - Parameters:
    ///   - phrases: What is said, with the name of what it means, a key of
    ///     ``CommandReader/names``. Of two meanings of the same words the later one counts.
    ///   - language: What is said in.
    public init(
        _ phrases: some Sequence<(text: String, name: String)>,
        in language: CompiledLanguage = .english
    ) {
        self.language = language
        for (text, name) in phrases { names[keys(of: text)] = name }
    }

    /// The name of the command that a text says and nothing else, or nil. Case, punctuation and
    /// "please" at the end make no difference.
    public func name(saying text: String) -> String? { names[keys(of: text)] }

    func name(saying keys: [UInt64]) -> String? { names[keys] }

    /// The keys of a text's words without "please" at its end.
    private func keys(of text: String) -> [UInt64] {
        withoutPlease(WordList(text, language.lexicon).words[...]).map(\.key)
    }

    func withoutPlease(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
        var words = words
        while let last = words.last, language.please.contains(last.key), words.count > 1 {
            words = words.dropLast()
        }
        return words
    }
}
