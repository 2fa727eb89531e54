/// The phrases for commands, choices and stakes, looked up by the keys of their words.
public struct CommandTable: Sendable {
    private var names: [[UInt64]: String] = [:]
    private var tags: [[UInt64]: [String: String]] = [:]
    let language: CompiledLanguage

    /// Creates an empty table.
    public init() { language = .english }

    /// - Parameters:
    ///   - phrases: Phrases with the names of their commands (``GameCommand/name``). If a phrase is
    ///     repeated, its last entry applies.
    ///   - tagged: Phrases with tags for ``CommandReader/command(tags:)``. If a phrase is repeated,
    ///     its last entry applies.
    public init(
        _ phrases: some Sequence<(text: String, name: String)>,
        tagged: some Sequence<(text: String, tags: [String: String])> = EmptyCollection(),
        in language: CompiledLanguage = .english
    ) {
        self.language = language
        for (text, name) in phrases { names[keys(of: text)] = name }
        for (text, tags) in tagged { self.tags[keys(of: text)] = tags }
    }

    /// A table whose phrases are the commands' names: "skip", "hint", "repeat".
    public static func names(in language: CompiledLanguage = .english) -> CommandTable {
        CommandTable(CommandReader.names.keys.map { ($0, $0) }, in: language)
    }

    /// The command that the whole text names, ignoring case, punctuation and "please".
    public func name(saying text: String) -> String? { names[keys(of: text)] }

    func name(saying keys: [UInt64]) -> String? { names[keys] }

    func tags(saying keys: [UInt64]) -> [String: String]? { tags[keys] }

    private func keys(of text: String) -> [UInt64] {
        withoutPlease(WordList(text, language.lexicon).words[...]).map(\.key)
    }

    /// Removes "please" from the beginning and the end of a phrase.
    func withoutPlease(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
        func isPlease(_ word: Word) -> Bool { language.please.contains(word.key) }
        guard let last = words.lastIndex(where: { !isPlease($0) }) else { return words }
        return words[...last].drop(while: isPlease)
    }
}
