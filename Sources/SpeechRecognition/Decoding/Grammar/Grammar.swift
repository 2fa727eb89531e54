/// Everything that may be said at one moment: named rules and the one to start from.
///
/// A grammar is a value and knows nothing of sounds. It is made by code (from spoken forms) or read
/// from a JSGF file; ``CompiledGrammar`` checks it and makes it ready for the engine.
public struct Grammar: Sendable, Hashable {
    /// The name in a JSGF file's header; only for people.
    public var name: String
    /// The rules by their names.
    public var rules: [String: GrammarExpression]
    /// The name of the rule that is the whole sentence.
    public var start: String
    /// Names of the tags whose words decide what a sentence means: how sure the recognizer is of a
    /// sentence is how sure it is of these. The words around them must fit too, but a sentence is not
    /// believed for their sake. Empty: all words decide.
    public var decisiveTags: Set<String> = []
    /// Tags of sentences that are waited for as if more could follow: who has just said such a thing may take it
    /// back ("no wait").
    public var unhurriedTags: Set<GrammarExpression.Tag> = []
    /// The rule that says only such words, without those around them; nil where there are none around.
    public var decisiveRule: String?
    /// The rule that says what may come before them; nil where nothing may.
    public var beforeRule: String?
    /// What people say beside the sentences: who has come no further than to their beginning, and talk. Refers to no
    /// rule; nil where nothing is known of it.
    public var asides: GrammarExpression?

    /// A grammar of rules; what they refer to is checked by ``CompiledGrammar``.
    public init(name: String, rules: [String: GrammarExpression], start: String) {
        self.name = name
        self.rules = rules
        self.start = start
    }

    /// A grammar of one rule.
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
        /// How often it is said beside the others; above 0.
        public var weight: Double

        /// A way to say what `id` names, in lower-case words.
        public init(id: String, words: [String], weight: Double = 1) {
            self.id = id
            self.words = words
            self.weight = weight
        }
    }

    /// The tag that tells which phrase was said.
    public static let phraseTag = "phrase"

    /// What may be said around a phrase, with how often it is beside once nothing of the kind.
    public struct Around: Sendable, Hashable {
        /// Lists of words ("i think it's"), all equally often.
        public var ways: [[String]]
        /// How often any of them is said.
        public var share: Double

        /// Ways that share how often any of them is said.
        public init(_ ways: [[String]], share: Double) {
            self.ways = ways
            self.share = share
        }

        /// As alternatives to saying nothing.
        fileprivate static func alternatives(
            _ parts: [Around]
        ) -> [GrammarExpression.Alternative] {
            parts.flatMap { part in
                part.ways.map {
                    .init(.words($0), weight: part.share / Double(part.ways.count))
                }
            }
        }
    }

    /// How often a sound is made before anything else, something else is said instead
    /// of a phrase, and talk, beside once nothing of the kind. Smaller than people really do it: the
    /// acoustic model is far too sure of itself, a nat of its scores is worth a twentieth
    /// (``Alternatives``), and with shares as they are half of what children say became a command.
    private static let fillerShare = 2e-2
    private static let otherShare = 6e-6
    private static let asideShare = 1e-6

    /// A grammar of whole phrases.
    ///
    /// - Parameters:
    ///   - phrases: The same id may have several phrases. Phrases without words are left out.
    ///   - before: What may come before any phrase.
    ///   - fillers: Words that may come before everything else ("uh"), any number of times.
    ///   - after: What may come after any phrase.
    ///   - joiners: What may be said between two phrases ("or", "no wait").
    ///   - other: A grammar that may be said instead, for example the game's commands.
    ///   - talk: What is said and means none of it ("wait a second").
    ///
    /// What is said less often than a phrase alone weighs less, so that a breath is no "uh" and half an
    /// answer no command.
    public static func phrases(
        _ phrases: [Phrase], before: [Around] = [], fillers: [String] = [],
        after: [Around] = [], joiners: [Around] = [], or other: Grammar? = nil,
        talk: [[String]] = []
    ) -> Grammar {
        let alternatives = phrases.filter { !$0.words.isEmpty }.map { phrase in
            GrammarExpression.Alternative(
                .tagged(.words(phrase.words), .init(name: phraseTag, value: phrase.id)),
                weight: phrase.weight)
        }
        var rules: [String: GrammarExpression] = ["phrases": .alternatives(alternatives)]
        var spoken: [GrammarExpression] = [.rule("phrases")]
        var followers = Around.alternatives(after)
        followers += Around.alternatives(joiners).map {
            .init(.sequence([$0.expression, .rule("phrases")]), weight: $0.weight)
        }
        if !followers.isEmpty { spoken.append(.alternatives([.nothing] + followers)) }
        let leads = Leads(before: before, fillers: fillers)
        if !leads.isEmpty {
            rules["before"] = leads.optional
            spoken.insert(.rule("before"), at: 0)
        }
        rules["start"] = .sequence(spoken)
        guard let other else {
            var grammar = Grammar(name: "phrases", rules: rules, start: "start")
            grammar.decisiveTags = [phraseTag]
            grammar.decisiveRule = spoken.count > 1 ? "phrases" : nil
            grammar.beforeRule = leads.isEmpty ? nil : "before"
            grammar.asides = Self.asides(leads, talk)
            return grammar
        }
        for (name, rule) in other.rules {
            rules[other.name + "." + name] = rule.renamingRules { other.name + "." + $0 }
        }
        rules["either"] = .alternatives([
            .init(.rule("start")), .init(.rule(other.name + "." + other.start), weight: otherShare),
        ])
        let decisive = other.name + "." + (other.decisiveRule ?? other.start)
        rules["decisive"] = .alternatives([
            .init(.rule("phrases")), .init(.rule(decisive), weight: otherShare),
        ])
        var grammar = Grammar(name: "phrases", rules: rules, start: "either")
        grammar.decisiveTags = other.decisiveTags.union([phraseTag])
        grammar.decisiveRule = "decisive"
        grammar.beforeRule = leads.isEmpty ? nil : "before"
        grammar.asides = Self.asides(leads, talk)
        return grammar
    }

    /// A grammar of whole phrases as they are written; which was said is in the tag ``phraseTag``.
    public static func phrases(_ texts: [String]) -> Grammar {
        phrases(texts.map { Phrase(id: $0, words: ContextualPhrase($0).words) })
    }

    private static func asides(_ leads: Leads, _ talk: [[String]]) -> GrammarExpression? {
        let ways = leads.alone + Around.alternatives([Around(talk, share: asideShare)])
        return ways.isEmpty ? nil : .alternatives(ways)
    }

    /// What may come before any phrase: sounds, then words.
    private struct Leads {
        private let sounds: [GrammarExpression.Alternative]
        private let words: [GrammarExpression.Alternative]

        init(before: [Around], fillers: [String]) {
            let sound = GrammarExpression.repeated(
                .oneOf(fillers.map { .word($0) }), atLeastOnce: true)
            sounds = fillers.isEmpty ? [] : [.init(sound, weight: fillerShare)]
            words = Around.alternatives(before)
        }

        var isEmpty: Bool { sounds.isEmpty && words.isEmpty }

        /// Before a phrase, or not.
        var optional: GrammarExpression {
            .sequence(
                [sounds, words].filter { !$0.isEmpty }.map { .alternatives([.nothing] + $0) })
        }

        /// Two words or more. Short phrases are soon taken for a single one ("two" for "oh").
        var alone: [GrammarExpression.Alternative] {
            guard !words.isEmpty else { return [] }
            let afterSounds = sounds.map { sound in
                GrammarExpression.Alternative(
                    .sequence([sound.expression, .alternatives(words)]), weight: sound.weight)
            }
            return afterSounds
                + words.filter { if case .word = $0.expression { false } else { true } }
        }
    }
}

extension GrammarExpression.Alternative {
    /// Not saying anything.
    fileprivate static var nothing: Self { .init(.sequence([])) }
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
