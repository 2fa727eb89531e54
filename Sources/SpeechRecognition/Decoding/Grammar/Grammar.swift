/// Everything that may be said at one moment: named rules and the one to start from.
///
/// A grammar is a value and knows nothing of sounds. It is made by code (from spoken forms) or read
/// from a JSGF file; ``CompiledGrammar`` checks it and makes it ready for the engine.
public struct Grammar: Sendable, Hashable {
    public var name: String
    public var rules: [String: GrammarExpression]
    public var start: String

    public init(name: String, rules: [String: GrammarExpression], start: String) {
        self.name = name
        self.rules = rules
        self.start = start
    }

    public init(name: String = "spoken", _ expression: GrammarExpression) {
        self.init(name: name, rules: ["start": expression], start: "start")
    }
}

extension Grammar {
    /// One way to say something that has a name.
    public struct Phrase: Sendable, Hashable {
        /// What comes back when it was said, in the tag ``Grammar/phraseTag``.
        public var id: String
        /// Lower-case words.
        public var words: [String]
        public var weight: Double

        public init(id: String, words: [String], weight: Double = 1) {
            self.id = id
            self.words = words
            self.weight = weight
        }
    }

    /// The tag that tells which phrase was said.
    public static let phraseTag = "phrase"

    /// A grammar of whole phrases.
    ///
    /// - Parameters:
    ///   - phrases: The same id may have several phrases. Phrases without words are left out.
    ///   - carriers: What may come before any phrase, as lists of words ("i think it's").
    ///   - fillers: Words that may come before everything else ("uh"), any number of times.
    ///   - other: A grammar that may be said instead, for example the game's commands.
    public static func phrases(
        _ phrases: [Phrase], carriers: [[String]] = [], fillers: [String] = [],
        or other: Grammar? = nil
    ) -> Grammar {
        let alternatives = phrases.filter { !$0.words.isEmpty }.map { phrase in
            GrammarExpression.Alternative(
                .tagged(.words(phrase.words), .init(name: phraseTag, value: phrase.id)),
                weight: phrase.weight)
        }
        var rules: [String: GrammarExpression] = ["phrases": .alternatives(alternatives)]
        var spoken: [GrammarExpression] = [.rule("phrases")]
        if !carriers.isEmpty {
            spoken.insert(.optional(.oneOf(carriers.map { .words($0) })), at: 0)
        }
        if !fillers.isEmpty {
            spoken.insert(
                .repeated(.oneOf(fillers.map { .word($0) }), atLeastOnce: false), at: 0)
        }
        rules["start"] = .sequence(spoken)
        guard let other else { return Grammar(name: "phrases", rules: rules, start: "start") }
        for (name, rule) in other.rules {
            rules[other.name + "." + name] = rule.renamingRules { other.name + "." + $0 }
        }
        rules["either"] = .oneOf([.rule("start"), .rule(other.name + "." + other.start)])
        return Grammar(name: "phrases", rules: rules, start: "either")
    }
}

extension GrammarExpression {
    func renamingRules(_ rename: (String) -> String) -> GrammarExpression {
        switch self {
        case .word: self
        case .sequence(let parts): .sequence(parts.map { $0.renamingRules(rename) })
        case .alternatives(let parts):
            .alternatives(
                parts.map { .init($0.expression.renamingRules(rename), weight: $0.weight) })
        case .optional(let part): .optional(part.renamingRules(rename))
        case .repeated(let part, let atLeastOnce):
            .repeated(part.renamingRules(rename), atLeastOnce: atLeastOnce)
        case .rule(let name): .rule(rename(name))
        case .tagged(let part, let tag): .tagged(part.renamingRules(rename), tag)
        }
    }
}
