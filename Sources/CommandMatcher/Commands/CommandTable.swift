/// What players say for each command, and what names choices and stakes, by the words' keys: one table for what is
/// typed and what was heard.
public struct CommandTable: Sendable {
    private var names: [[UInt64]: String] = [:]
    private var tags: [[UInt64]: [String: String]] = [:]
    let language: CompiledLanguage

    /// Nothing is said for any command.
    public init() { language = .english }

    /// - Parameters:
    ///   - phrases: What is said, with the name of what it means, a key of
    ///     ``CommandReader/names``. Of two meanings of the same words the later one counts.
    ///   - tagged: What is said otherwise, with the tags of ``CommandReader/command(tags:)``; later ones count too.
    ///   - language: What is said in.
    public init(
        _ phrases: some Sequence<(text: String, name: String)>,
        tagged: some Sequence<(text: String, tags: [String: String])> = EmptyCollection(),
        in language: CompiledLanguage = .english
    ) {
        self.language = language
        for (text, name) in phrases { names[keys(of: text)] = name }
        for (text, tags) in tagged { self.tags[keys(of: text)] = tags }
    }

    /// The name of the command that a text says and nothing else, or nil. Case, punctuation and
    /// "please" at the end make no difference.
    public func name(saying text: String) -> String? { names[keys(of: text)] }

    func name(saying keys: [UInt64]) -> String? { names[keys] }

    func tags(saying keys: [UInt64]) -> [String: String]? { tags[keys] }

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
