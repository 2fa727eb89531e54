public import CommandMatcher
public import Foundation
import Languages
public import SpeechRecognition

/// The commands that players say to the game, read from grammars.
///
/// All tags in a file are of the same kind: `command` (a name from `CommandReader.names`),
/// `choice`, `wager`, or `category` with `value`. A file named "numbers" has no tags. The
/// recognizer ignores public rules named "typed…" or "written…". A "written" sentence takes effect
/// only if the decoder transcribes it.
public struct SpokenCommands: Sendable {
    /// The table of phrases for `CommandReader(choices:categories:expectsWager:table:)`.
    public let table: CommandTable
    /// The spoken phrases, keyed by the command's name, in the order of the files.
    private let heard: [String: [[String]]]
    /// The phrases that take effect if the decoder transcribes them, keyed by the command's name.
    private let written: [String: [[String]]]
    /// The expressions for spoken phrases, grouped by kind, with one expression for each file.
    private let spoken: [CommandKind: [GrammarExpression]]
    /// Polite words that people add to a command.
    private let please: [[String]]
    /// The names of choices other than their text, with the index of each choice.
    private let choiceNames: [(words: [String], index: Int)]

    private static let shipped = Result { () throws(SpokenCommandsError) in
        SpokenCommands(try files(of: .english), in: .english)
    }

    /// Reads the grammars that come with the program. The built-in grammars are valid, so no error
    /// occurs.
    public init() throws(SpokenCommandsError) {
        self = try Self.shipped.get()
    }

    /// Reads the program's grammars and a folder's `.gram` files, sorted by name. If several files
    /// contain the same sentence, the last file determines its meaning. Players may use the
    /// choices, wagers and numbers from any of the files.
    /// - Throws: ``SpokenCommandsError`` if a file cannot be read, is not a grammar, or has an
    ///   unknown tag.
    public init(shippedAnd folder: URL) throws(SpokenCommandsError) {
        try self.init(.english, and: folder)
    }

    /// Reads the commands of a language and, as in ``init(shippedAnd:)``, the files in a host's
    /// folder.
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
        please = WordsAround(language).words(.please)
        choiceNames = meanings.compactMap { sentence in
            sentence.meaning["choice"].flatMap(CommandKind.choiceIndex).map {
                (sentence.words, $0)
            }
        }
        func words(_ use: CommandFile.Use) -> [String: [[String]]] {
            Dictionary(grouping: phrases.filter { $0.use == use }, by: \.name)
                .mapValues { $0.map(\.words) }
        }
        heard = words(.heard)
        written = words(.written)
        spoken = Dictionary(grouping: files, by: \.kind).mapValues { $0.compactMap(\.spoken) }
    }

    /// The name of the command that the text expresses, if any. Case, punctuation and "please" are
    /// ignored.
    public func command(saying text: String) -> String? { table.name(saying: text) }

    /// The spoken phrases for a name from `CommandReader.names`, as lists of words.
    public func phrases(of name: String) -> [[String]] { heard[name] ?? [] }

    /// A grammar named "commands" that contains the phrases for `names`. Each phrase has the tag
    /// `command`, and players may say "please" before or after it. Returns nil if no phrase
    /// remains.
    /// - Parameter taken: Phrases to leave out, because they currently have a different meaning.
    public func grammar(of names: [String], except taken: Set<[String]> = []) -> Grammar? {
        guard let said = expression(of: names, from: heard, except: taken) else { return nil }
        var grammar = Grammar(name: "commands", said)
        grammar.written = expression(of: names, from: written, except: taken)
        return grammar
    }

    private func expression(
        of names: [String], from phrases: [String: [[String]]], except taken: Set<[String]>
    ) -> GrammarExpression? {
        let commands = names.compactMap { name -> GrammarExpression? in
            let ways = (phrases[name] ?? []).filter { !taken.contains($0) }
            guard !ways.isEmpty else { return nil }
            return .tagged(
                .oneOf(ways.map { .words($0) }), .init(name: "command", value: name))
        }
        guard !commands.isEmpty else { return nil }
        return .sequence([manners, .oneOf(commands), manners].compactMap(\.self))
    }

    /// An optional "please"; nil in a language without polite words.
    private var manners: GrammarExpression? {
        please.isEmpty
            ? nil
            : .alternatives([
                .init(.sequence([])),
                .init(.oneOf(please.map { .words($0) }), weight: Self.pleaseWeight),
            ])
    }

    /// The frequency of "please" before or after a command, relative to a command without "please".
    private static let pleaseWeight = 0.01

    /// The names of a choice other than its text, such as "b" or "the second one".
    public func names(ofChoice index: Int) -> [[String]] {
        choiceNames.filter { $0.index == index }.map(\.words)
    }

    /// A grammar named "wagers", with the tag `wager`.
    public var wagers: Grammar? { grammar(named: "wagers", of: .wager) }

    /// A grammar named "numbers", which has no tags.
    public var numbers: Grammar? { grammar(named: "numbers", of: .number) }

    /// A grammar named "categories" with the tags `category` and `value`; nil unless the host
    /// provides such a file.
    public var categories: Grammar? { grammar(named: "categories", of: .category) }

    private func grammar(named name: String, of kind: CommandKind) -> Grammar? {
        let ways = spoken[kind] ?? []
        return ways.isEmpty ? nil : Grammar(name: name, .oneOf(ways))
    }
}
