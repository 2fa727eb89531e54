/// Describes, with named rules, everything that may be said at a given moment. A grammar is created
/// in code or read from a JSGF file. ``CompiledGrammar`` checks the grammar.
public struct Grammar: Sendable, Hashable {
    /// The grammar's name, as in the header of a JSGF file. If a second grammar includes this
    /// grammar, this name becomes a prefix of the names of the included rules.
    public var name: String
    /// The rules, keyed by name.
    public var rules: [String: GrammarExpression]
    /// The name of the start rule, which describes whole sentences.
    public var start: String
    /// The names of the tags whose words determine a sentence's meaning and confidence. If there
    /// are no names, all words are decisive.
    public var decisiveTags: Set<String> = []
    /// The tags of sentences after which the recognizer waits for more words, because the speaker
    /// may still correct the sentence.
    package var unhurriedTags: Set<GrammarExpression.Tag> = []
    /// The rule that describes only the decisive words, or nil if there is no such rule.
    package var decisiveRule: String?
    /// The rule for words that may precede the decisive words, or nil if nothing may precede them.
    package var beforeRule: String?
    /// An expression for speech outside the grammar's sentences, such as chatter. The expression
    /// must not refer to rules.
    package var asides: GrammarExpression?
    /// Sentences that are valid only if the decoder transcribes them word for word and the acoustic
    /// scores support them. The expression must not refer to rules.
    package var written: GrammarExpression?

    /// Creates a grammar with these rules. ``CompiledGrammar`` checks the references between the
    /// rules.
    public init(name: String, rules: [String: GrammarExpression], start: String) {
        self.name = name
        self.rules = rules
        self.start = start
    }

    /// Creates a grammar with one rule.
    public init(name: String = "spoken", _ expression: GrammarExpression) {
        self.init(name: name, rules: ["start": expression], start: "start")
    }
}

extension Grammar {
    /// One way to say something. The id identifies what the phrase stands for.
    public struct Phrase: Sendable, Hashable {
        /// The value that the tag ``Grammar/phraseTag`` has if the phrase is said.
        public var id: String
        /// The phrase's words in lower case.
        public var words: [String]
        /// How often the phrase is said, relative to the other phrases. The weight must be above 0.
        public var weight: Double

        /// Creates a phrase with an id.
        public init(id: String, words: [String], weight: Double = 1) {
            self.id = id
            self.words = words
            self.weight = weight
        }
    }

    /// The name of the tag whose value is the id of the phrase that was said.
    public static let phraseTag = "phrase"

    /// The tag for several consecutive phrases.
    public static let several = GrammarExpression.Tag(name: phraseTag, value: "several")

    /// What may be said before or after a phrase.
    public struct Around: Sendable, Hashable {
        /// Lists of words. The recognizer assumes that all lists are said equally often.
        public var ways: [[String]]
        /// The total frequency of all lists, relative to the frequency of saying nothing.
        public var share: Double

        /// Creates lists of words with the given total frequency.
        public init(_ ways: [[String]], share: Double) {
            self.ways = ways
            self.share = share
        }

        /// All word lists of the given parts, as alternatives. The lists of a part share the part's
        /// frequency equally.
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

    /// The assumed frequencies of fillers, of sentences from the second grammar, and of asides,
    /// each relative to the frequency of their absence. The assumed frequencies are lower than the
    /// real frequencies, because the acoustic model is far too confident (see ``Alternatives``).
    private static let fillerShare = 2e-2
    private static let otherShare = 6e-6
    private static let asideShare = 1e-6

    /// Creates a grammar of whole phrases. Anything that is said less often than a phrase on its
    /// own gets a lower weight.
    /// - Parameters:
    ///   - phrases: The phrases. Several phrases may have the same id. Phrases without words are
    ///     ignored.
    ///   - fillers: Words such as "uh" that may occur before everything else, any number of times.
    ///   - joiners: What may be said between two phrases ("or", "no wait").
    ///   - other: A second grammar whose sentences may be said instead of a phrase.
    ///   - talk: Lists of words that are asides, not answers or commands ("wait a second").
    ///   - between: Words that may be said between consecutive phrases. Several consecutive phrases
    ///     get the tag ``several``. If `between` is nil, only one phrase may be said.
    public static func phrases(
        _ phrases: [Phrase], before: [Around] = [], fillers: [String] = [],
        after: [Around] = [], joiners: [Around] = [], or other: Grammar? = nil,
        talk: [[String]] = [], between: [[String]]? = nil
    ) -> Grammar {
        let alternatives = phrases.filter { !$0.words.isEmpty }.map { phrase in
            let words = GrammarExpression.words(phrase.words)
            let tag = GrammarExpression.Tag(name: phraseTag, value: phrase.id)
            return GrammarExpression.Alternative(
                between == nil ? .tagged(words, tag) : words, weight: phrase.weight)
        }
        var rules: [String: GrammarExpression] = ["phrases": .alternatives(alternatives)]
        if let between {
            rules["one"] = rules["phrases"]
            rules["phrases"] = .tagged(
                .sequence([
                    .rule("one"),
                    .repeated(
                        .sequence([
                            .optional(.oneOf(between.map { .words($0) })), .rule("one"),
                        ]), atLeastOnce: false),
                ]), several)
        }
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
        grammar.written = other.written
        return grammar
    }

    /// Creates a grammar of phrases. The value of the tag ``phraseTag`` is the phrase that was
    /// said.
    public static func phrases(_ texts: [String]) -> Grammar {
        phrases(texts.map { Phrase(id: $0, words: ContextualPhrase($0).words) })
    }

    private static func asides(_ leads: Leads, _ talk: [[String]]) -> GrammarExpression? {
        let ways = leads.alone + Around.alternatives([Around(talk, share: asideShare)])
        return ways.isEmpty ? nil : .alternatives(ways)
    }

    /// What may precede any phrase: hesitation sounds, and words that may follow these sounds.
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

        /// An expression for the lead-in before a phrase: optional sounds, followed by optional
        /// words.
        var optional: GrammarExpression {
            .sequence(
                [sounds, words].filter { !$0.isEmpty }.map { .alternatives([.nothing] + $0) })
        }

        /// Lead-ins of two or more words that may be said on their own, without a phrase. A lead-in
        /// of a single word would too easily be mistaken for a phrase.
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
    /// An alternative that matches if nothing is said.
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
