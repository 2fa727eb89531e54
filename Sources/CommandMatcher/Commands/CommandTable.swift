/// The phrases for each command, and for choices and stakes, by the words' keys. One table serves
/// both typed and spoken input.
public struct CommandTable: Sendable {
    private var names: [[UInt64]: String] = [:]
    private var tags: [[UInt64]: [String: String]] = [:]
    let language: CompiledLanguage

    /// A table without phrases.
    public init() { language = .english }

    /// - Parameters:
    ///   - phrases: Each phrase with the name of its command, a key of ``CommandReader/names``. If
    ///     a phrase occurs twice, the later one counts.
    ///   - tagged: Other phrases, with the tags of ``CommandReader/command(tags:)``; here too the
    ///     later one counts.
    ///   - language: The language of the phrases.
    public init(
        _ phrases: some Sequence<(text: String, name: String)>,
        tagged: some Sequence<(text: String, tags: [String: String])> = EmptyCollection(),
        in language: CompiledLanguage = .english
    ) {
        self.language = language
        for (text, name) in phrases { names[keys(of: text)] = name }
        for (text, tags) in tagged { self.tags[keys(of: text)] = tags }
    }

    /// The name of the command that a text says with nothing else, or nil. Case, punctuation and
    /// "please" before or after it make no difference.
    public func name(saying text: String) -> String? { names[keys(of: text)] }

    func name(saying keys: [UInt64]) -> String? { names[keys] }

    func tags(saying keys: [UInt64]) -> [String: String]? { tags[keys] }

    private func keys(of text: String) -> [UInt64] {
        withoutPlease(WordList(text, language.lexicon).words[...]).map(\.key)
    }

    /// Words without "please" before and after them; "please" alone stays.
    func withoutPlease(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
        func isPlease(_ word: Word) -> Bool { language.please.contains(word.key) }
        guard let last = words.lastIndex(where: { !isPlease($0) }) else { return words }
        return words[...last].drop(while: isPlease)
    }
}
