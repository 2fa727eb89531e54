import CommandMatcher
import Languages
import SpeechRecognition

/// A grammar file of spoken commands that has been read and checked.
struct CommandFile: Sendable {
    /// A sentence with its meaning.
    struct Phrase: Sendable, Hashable {
        var words: [String]
        /// The command's name in `CommandReader.names`.
        var name: String
        var use: Use

        /// The words that carry the meaning, without "please" at the end.
        var meaningWords: ArraySlice<String>
    }

    /// How a sentence is recognized when it is spoken instead of typed.
    enum Use: Sendable {
        /// The recognizer can recognize the sentence directly.
        case heard
        /// A spoken sentence takes effect if the decoder transcribes it and the sounds of the
        /// utterance confirm it.
        case written
        /// A transcribed sentence takes effect only if the command costs nothing.
        case typed

        /// Determines the use of a public rule from the beginning of its name.
        init(ofRule name: String) {
            self = name.hasPrefix("typed") ? .typed : name.hasPrefix("written") ? .written : .heard
        }
    }

    let kind: CommandKind
    /// The phrases for commands in the file's order, without duplicates.
    let phrases: [Phrase]
    /// The sentences for choices, wagers and categories, unless there are too many to list.
    let meanings: [GrammarSentences.Sentence]
    /// The expression for speech, with rule names resolved; nil if no rule is meant for speech.
    let spoken: GrammarExpression?

    /// Reads a grammar. `file` appears in error messages.
    init(
        file: String, text: String, in language: CompiledLanguage = .english
    ) throws(SpokenCommandsError) {
        let grammar: Grammar
        do throws(GrammarError) {
            grammar = try Grammar(jsgf: text)
            // Compiling detects rules that contain themselves.
            _ = try CompiledGrammar(grammar)
        } catch {
            throw SpokenCommandsError(file: file, .grammar(error))
        }
        kind = try Self.kind(of: grammar, file: file)
        let rules = Self.publicRules(of: grammar)
        let heard = rules.filter { Use(ofRule: $0) == .heard }
        phrases = kind == .command ? try Self.phrases(of: grammar, rules, file: file, language) : []
        let isTagged = kind == .choice || kind == .wager || kind == .category
        meanings =
            isTagged
            ? GrammarSentences(grammar).sentences(of: .oneOf(rules.map { .rule($0) })) ?? [] : []
        spoken =
            heard.isEmpty
            ? nil : .oneOf(heard.map { GrammarExpression.rule($0).inlined(grammar.rules) })
    }

    /// The names of a grammar's public rules. The grammar's start rule lists all public rules as
    /// alternatives.
    private static func publicRules(of grammar: Grammar) -> [String] {
        guard grammar.start == Grammar.anyPublicRule,
            case .alternatives(let parts)? = grammar.rules[grammar.start]
        else { return [grammar.start] }
        return parts.compactMap { part in
            if case .rule(let name) = part.expression { name } else { nil }
        }
    }

    private static func kind(
        of grammar: Grammar, file: String
    ) throws(SpokenCommandsError) -> CommandKind {
        var kinds: Set<CommandKind> = []
        for (rule, expression) in grammar.rules.sorted(by: { $0.key < $1.key }) {
            for tag in expression.tags {
                guard let kind = CommandKind(tag) else {
                    throw SpokenCommandsError(
                        file: file,
                        .unknownMeaning(rule: rule, tag: tag.name, value: tag.value))
                }
                kinds.insert(kind)
            }
        }
        if kinds.isEmpty, grammar.name == "numbers" { return .number }
        guard kinds.count == 1, let kind = kinds.first else {
            throw SpokenCommandsError(file: file, .unclear(sentence: nil))
        }
        return kind
    }

    private static func phrases(
        of grammar: Grammar, _ rules: [String], file: String, _ language: CompiledLanguage
    ) throws(SpokenCommandsError) -> [Phrase] {
        let writer = GrammarSentences(grammar)
        let please = language.language.around[.please]
        var phrases: [Phrase] = []
        var names: [ArraySlice<String>: String] = [:]
        var said: Set<[String]> = []
        for rule in rules {
            guard let sentences = writer.sentences(of: .rule(rule)) else {
                throw SpokenCommandsError(file: file, .endless(limit: GrammarSentences.limit))
            }
            for sentence in sentences where !sentence.words.isEmpty {
                let text = sentence.words.joined(separator: " ")
                let meanings = Set(sentence.tags.map(\.value))
                guard let name = meanings.first, meanings.count == 1 else {
                    throw SpokenCommandsError(file: file, .unclear(sentence: text))
                }
                let phrase = Phrase(
                    words: sentence.words, name: name, use: Use(ofRule: rule),
                    meaningWords: sentence.words.dropLast(
                        sentence.words.count > 1 && please.contains(sentence.words.last ?? "")
                            ? 1 : 0))
                if let other = names[phrase.meaningWords], other != name {
                    throw SpokenCommandsError(
                        file: file, .ambiguous(sentence: text, meanings: [other, name]))
                }
                names[phrase.meaningWords] = name
                if said.insert(sentence.words).inserted { phrases.append(phrase) }
            }
        }
        return phrases
    }
}
