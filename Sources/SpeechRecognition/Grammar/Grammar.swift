/// Everything that may be said at one moment: named rules, and the rule to start with.
///
/// A grammar is a value without pronunciations. It is created in code (from spoken forms) or read from a JSGF file.
/// ``CompiledGrammar`` checks it and prepares it for the engine.
public struct Grammar: Sendable, Hashable {
    /// The name in a JSGF file's header. It is only for people.
    public var name: String
    /// The rules, by name.
    public var rules: [String: GrammarExpression]
    /// The name of the rule for whole sentences.
    public var start: String
    /// Names of the tags whose words decide the meaning of a sentence. The confidence of the sentence is the confidence
    /// of these words. The other words must match too, but do not affect the confidence. If empty, all words are
    /// decisive.
    public var decisiveTags: Set<String> = []
    /// Tags of sentences after which the recognizer waits as if more could follow, because the speaker may correct them
    /// ("no wait").
    package var unhurriedTags: Set<GrammarExpression.Tag> = []
    /// The rule for only the decisive words, without the words around them; nil if there are no words around them.
    package var decisiveRule: String?
    /// The rule for what may precede the decisive words; nil if nothing may.
    package var beforeRule: String?
    /// What people say besides the sentences: introductions to a sentence, and talk. It refers to no rules. Nil if
    /// unknown.
    package var asides: GrammarExpression?
    /// Sentences that the recognizer does not listen for. One of them counts if the model's decoder writes down exactly
    /// its words and the sounds confirm them. Their decisive tags are those of the grammar. It refers to no rules. Nil if
    /// there are none.
    package var written: GrammarExpression?

    /// Creates a grammar with these rules. ``CompiledGrammar`` checks their references.
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
    /// One way to say something that has an id.
    public struct Phrase: Sendable, Hashable {
        /// The value of the tag ``Grammar/phraseTag`` when the phrase was said.
        public var id: String
        /// The phrase in lower-case words.
        public var words: [String]
        /// How often the phrase is said relative to the others; above 0.
        public var weight: Double

        /// Creates one way to say what `id` stands for, in lower-case words.
        public init(id: String, words: [String], weight: Double = 1) {
            self.id = id
            self.words = words
            self.weight = weight
        }
    }

    /// The tag with the id of the phrase that was said.
    public static let phraseTag = "phrase"

    /// The tag of several phrases that follow each other.
    public static let several = GrammarExpression.Tag(name: phraseTag, value: "several")

    /// What may be said before or after a phrase, and how often it is said relative to saying nothing.
    public struct Around: Sendable, Hashable {
        /// Lists of words ("i think it's"), each equally frequent.
        public var ways: [[String]]
        /// How often any of the lists is said.
        public var share: Double

        /// Several lists of words that share one frequency.
        public init(_ ways: [[String]], share: Double) {
            self.ways = ways
            self.share = share
        }

        /// The parts as alternatives to saying nothing.
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

    /// Frequencies relative to saying nothing of that kind: a hesitation sound before everything else, something else
    /// in place of a phrase, and talk. They are lower than in real speech, because the acoustic model is far too
    /// confident: a nat of its scores is worth only a twentieth (``Alternatives``). With real frequencies, half of what
    /// children said was heard as a command.
    private static let fillerShare = 2e-2
    private static let otherShare = 6e-6
    private static let asideShare = 1e-6

    /// Creates a grammar of whole phrases.
    ///
    /// - Parameters:
    ///   - phrases: The phrases. Several may have the same id. Phrases without words are ignored.
    ///   - before: What may precede any phrase.
    ///   - fillers: Words that may precede everything else ("uh"), any number of times.
    ///   - after: What may follow any phrase.
    ///   - joiners: What may be said between two phrases ("or", "no wait").
    ///   - other: A grammar that may be used instead, for example the game's commands.
    ///   - talk: Words that mean none of these ("wait a second").
    ///   - between: What may be said between phrases that mean something together. If given, any
    ///     number of phrases may follow each other, and the tag is ``several``.
    ///
    /// Anything that is said less often than a phrase alone has a lower weight. Otherwise a breath could be heard as an
    /// "uh", and half an answer as a command.
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

    /// Creates a grammar of whole phrases as they are written. The value of the tag ``phraseTag`` is the phrase that
    /// was said.
    public static func phrases(_ texts: [String]) -> Grammar {
        phrases(texts.map { Phrase(id: $0, words: ContextualPhrase($0).words) })
    }

    private static func asides(_ leads: Leads, _ talk: [[String]]) -> GrammarExpression? {
        let ways = leads.alone + Around.alternatives([Around(talk, share: asideShare)])
        return ways.isEmpty ? nil : .alternatives(ways)
    }

    /// What may precede any phrase: sounds, then words.
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

        /// The leads as an optional part before a phrase.
        var optional: GrammarExpression {
            .sequence(
                [sounds, words].filter { !$0.isEmpty }.map { .alternatives([.nothing] + $0) })
        }

        /// Leads on their own, of two words or more. Short phrases are easily confused with single words ("two" with
        /// "oh").
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
    /// An alternative that says nothing.
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
