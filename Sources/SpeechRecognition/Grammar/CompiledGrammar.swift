/// A checked grammar that is ready for searches. Grammars can be compiled on any thread.
public struct CompiledGrammar: Sendable {
    /// The grammar from which this grammar was compiled.
    public let grammar: Grammar
    let rules: NetworkOfRules
    package let network: WordNetwork
    /// The network of the decisive words, or nil if the grammar has no ``Grammar/decisiveRule``.
    let decisiveNetwork: WordNetwork?
    /// The compiled ``Grammar/written``, in an array because a struct cannot contain itself.
    private let writtenGrammars: [CompiledGrammar]

    /// Checks and expands a grammar. Unknown words are allowed, because pronunciations are looked
    /// up later.
    public init(_ grammar: Grammar) throws(GrammarError) {
        self.grammar = grammar
        rules = try NetworkOfRules(grammar)
        network = try WordNetwork(rules)
        if let rule = grammar.decisiveRule {
            var decisive = grammar
            decisive.start = rule
            decisiveNetwork = try WordNetwork(NetworkOfRules(decisive))
        } else {
            decisiveNetwork = nil
        }
        writtenGrammars =
            try grammar.written.map { expression throws(GrammarError) in
                var written = Grammar(name: "written", expression)
                written.decisiveTags = grammar.decisiveTags
                return [try CompiledGrammar(written)]
            } ?? []
    }

    /// The sentences that are valid only if a decoder transcribes them (``Grammar/written``).
    var written: CompiledGrammar? { writtenGrammars.first }

    /// Every word that occurs in the grammar's sentences.
    public var words: [String] { rules.words }

    /// The network of words that may precede the decisive words, or nil if there are no such words.
    func leadNetwork() throws(GrammarError) -> WordNetwork? {
        guard let before = grammar.beforeRule else { return nil }
        var leads = grammar
        leads.start = before
        return try WordNetwork(NetworkOfRules(leads))
    }

    /// The tags of an allowed sentence. If several tags have the same name, the last tag counts.
    public func tags(saying sentence: [String]) -> [String: String]? {
        rules.tags(saying: sentence).map { found in
            Dictionary(found.map { ($0.tag.name, $0.tag.value) }, uniquingKeysWith: { $1 })
        }
    }

    /// The words that determine a sentence's meaning (see ``Grammar/decisiveTags``). If no words
    /// are tagged, all words are decisive.
    package func decisiveWords(of sentence: [String]) -> Range<Int> {
        let all = sentence.indices
        guard !grammar.decisiveTags.isEmpty, let found = rules.tags(saying: sentence) else {
            return all
        }
        let decisive = found.filter {
            grammar.decisiveTags.contains($0.tag.name) && !$0.words.isEmpty
        }.map(\.words)
        guard let start = decisive.map(\.lowerBound).min(),
            let end = decisive.map(\.upperBound).max()
        else { return all }
        return start..<end
    }

    /// Whether only some words determine a sentence's meaning.
    var hasDecisiveWords: Bool { !grammar.decisiveTags.isEmpty }

    /// Whether a sentence with these tags is a command instead of one of the grammar's phrases.
    func isCommand(_ tags: [String: String]) -> Bool {
        grammar.decisiveTags.contains(Grammar.phraseTag) && tags[Grammar.phraseTag] == nil
    }

    /// Whether further words, apart from words such as "I think", could change the decisive words.
    func isExtendable(_ sentence: [String]) -> Bool {
        guard let decisiveNetwork else {
            return network.progress(of: sentence)?.canContinue == true
        }
        let words = Array(sentence[decisiveWords(of: sentence)])
        return decisiveNetwork.progress(of: words)?.canContinue == true
    }

    /// Whether the speaker may still correct a sentence (see ``Grammar/unhurriedTags``).
    func isUnhurried(_ sentence: [String]) -> Bool {
        guard !grammar.unhurriedTags.isEmpty, let found = rules.tags(saying: sentence) else {
            return false
        }
        return found.contains { grammar.unhurriedTags.contains($0.tag) }
    }

    /// Whether the words form a whole sentence, and whether more words can follow; nil if no
    /// sentence begins with the words.
    package func progress(of sentence: [String]) -> (isWhole: Bool, canContinue: Bool)? {
        network.progress(of: sentence)
    }
}
