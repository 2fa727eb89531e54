public import CommandMatcher
public import Foundation
import Languages
public import SpeechRecognition

/// What players say to the game, read from grammars: the one table of meanings for ear, judge and
/// keyboard. A value; reading it happens once, asking it is cheap.
///
/// The grammars that come with the program stand in `grammars/`; a host may put others beside them. A file is about one kind of tag: `command` (a name of
/// `CommandReader.names`), `choice`, `wager`, `category` with `value`; or it is called "numbers" and
/// has none. In files of commands, public rules whose names begin with "typed" are understood when
/// they are typed and not listened for.
public struct SpokenCommands: Sendable {
    /// What is said for commands, choices and stakes, for `CommandReader(choices:categories:expectsWager:table:)`.
    public let table: CommandTable
    /// What is listened for, by the command's name, in the order of the files.
    private let heard: [String: [[String]]]
    /// What is listened for of other kinds, one expression a file.
    private let spoken: [CommandKind: [GrammarExpression]]
    /// What names a choice without its text, with the choice's place.
    private let choiceNames: [(words: [String], index: Int)]

    private static let shipped = Result { () throws(SpokenCommandsError) in
        SpokenCommands(try files(of: .english), in: .english)
    }

    /// The grammars that come with the program. They are read once, whoever asks.
    /// - Throws: ``SpokenCommandsError`` when one of them is broken, which nothing at run time can do:
    ///   they are compiled in.
    public init() throws(SpokenCommandsError) {
        self = try Self.shipped.get()
    }

    /// The shipped grammars and a folder's files with the ending `.gram`, in order of their names.
    ///
    /// A sentence of a later file means what that file says; choices, wagers and numbers of several
    /// files may all be said.
    /// - Throws: ``SpokenCommandsError`` with the file's name: for a folder or file that cannot be
    ///   read, for what is no grammar (with line and column), and for tags without a meaning (with
    ///   the rule). An empty folder does not throw.
    public init(shippedAnd folder: URL) throws(SpokenCommandsError) {
        try self.init(.english, and: folder)
    }

    /// What is said to the game in a language.
    /// - Parameter folder: A host's own files beside them, as in ``init(shippedAnd:)``.
    /// - Throws: ``SpokenCommandsError`` with the file's name for a grammar that is broken.
    public init(
        _ language: CompiledLanguage, and folder: URL? = nil
    ) throws(SpokenCommandsError) {
        if folder == nil, language === CompiledLanguage.english {
            self = try Self.shipped.get()
            return
        }
        var files = try Self.files(of: language)
        guard let folder else {
            self.init(files, in: language)
            return
        }
        for url in try Self.grammarFiles(in: folder) {
            let text: String
            do {
                text = try SmallFile.text(at: url.path, limit: Grammar.largestFile)
            } catch {
                throw SpokenCommandsError(file: url.path, .unreadable(error.reason))
            }
            files.append(try CommandFile(file: url.path, text: text, in: language))
        }
        self.init(files, in: language)
    }

    private init(_ files: [CommandFile], in language: CompiledLanguage) {
        var phrases: [CommandFile.Phrase] = []
        for file in files {
            let said = Set(file.phrases.map(\.meaningWords))
            phrases.removeAll { said.contains($0.meaningWords) }
            phrases += file.phrases
        }
        let meanings = files.flatMap(\.meanings).filter { !$0.words.isEmpty }
        table = CommandTable(
            phrases.map { ($0.words.joined(separator: " "), $0.name) },
            tagged: meanings.map { ($0.words.joined(separator: " "), $0.meaning) }, in: language)
        choiceNames = meanings.compactMap { sentence in
            sentence.meaning["choice"].flatMap(CommandKind.choiceIndex).map {
                (sentence.words, $0)
            }
        }
        heard = Dictionary(grouping: phrases.filter(\.isHeard), by: \.name)
            .mapValues { $0.map(\.words) }
        spoken = Dictionary(grouping: files, by: \.kind).mapValues { $0.compactMap(\.spoken) }
    }

    /// The name of the command that a typed or heard text says and nothing else, such as "skip" or
    /// "yes"; nil when it says none. Case, punctuation and "please" at the end make no difference.
    public func command(saying text: String) -> String? { table.name(saying: text) }

    /// What is listened for to hear a command, each a list of words.
    /// - Parameter name: A name of `CommandReader.names`; for others nothing is.
    public func phrases(of name: String) -> [[String]] { heard[name] ?? [] }

    /// A grammar named "commands" of what is said for some commands, each with the tag `command`.
    ///
    /// - Parameters:
    ///   - names: Names of `CommandReader.names`; those for which nothing is listened are left out.
    ///   - taken: What means something else at the moment, as lists of words; it is left out.
    /// - Returns: Nil when nothing is left.
    public func grammar(of names: [String], except taken: Set<[String]> = []) -> Grammar? {
        let commands = names.compactMap { name -> GrammarExpression? in
            let ways = phrases(of: name).filter { !taken.contains($0) }
            guard !ways.isEmpty else { return nil }
            return .tagged(
                .oneOf(ways.map { .words($0) }), .init(name: "command", value: name))
        }
        return commands.isEmpty ? nil : Grammar(name: "commands", .oneOf(commands))
    }

    /// What names the choice at a place without its text, each a list of words: "b", "the second one".
    /// - Parameter index: Counted from zero.
    public func names(ofChoice index: Int) -> [[String]] {
        choiceNames.filter { $0.index == index }.map(\.words)
    }

    /// A grammar named "wagers", with the tag `wager`.
    public var wagers: Grammar? { grammar(named: "wagers", of: .wager) }

    /// A grammar named "numbers", without tags.
    public var numbers: Grammar? { grammar(named: "numbers", of: .number) }

    /// A grammar named "categories", with the tags `category` and `value`; nil unless a host has a
    /// file of them.
    public var categories: Grammar? { grammar(named: "categories", of: .category) }

    private func grammar(named name: String, of kind: CommandKind) -> Grammar? {
        let ways = spoken[kind] ?? []
        return ways.isEmpty ? nil : Grammar(name: name, .oneOf(ways))
    }
}
