/// A grammar that has been checked and made ready to be searched. A value: it can be made on any
/// thread and kept.
public struct CompiledGrammar: Sendable {
    /// What it was made from.
    public let grammar: Grammar
    let rules: NetworkOfRules
    package let network: WordNetwork
    /// Only what decides, where the grammar tells that apart.
    let decisiveNetwork: WordNetwork?

    /// Checks and unrolls a grammar.
    ///
    /// - Throws: ``GrammarError`` for a rule that is missing or contains itself, for a weight that is not
    ///   above 0, and for grammars that are empty or too large. Unknown words do not throw: they get a
    ///   pronunciation later.
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
    }

    /// Every word that can be said.
    public var words: [String] { rules.words }

    /// What may be said before the decisive words; nil where nothing may.
    func leadNetwork() throws(GrammarError) -> WordNetwork? {
        guard let before = grammar.beforeRule else { return nil }
        var leads = grammar
        leads.start = before
        return try WordNetwork(NetworkOfRules(leads))
    }

    /// The tags of a sentence, later ones of the same name winning; nil when the grammar cannot say
    /// it.
    public func tags(saying sentence: [String]) -> [String: String]? {
        rules.tags(saying: sentence).map { found in
            Dictionary(found.map { ($0.tag.name, $0.tag.value) }, uniquingKeysWith: { $1 })
        }
    }

    /// The words of a sentence that decide what it means (``Grammar/decisiveTags``); all of them where
    /// the grammar does not say.
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

    /// Whether the decisive words of a sentence could be the beginning of others: what may only be said
    /// after them ("I think") is not worth waiting for, but what may be taken back is.
    func isExtendable(_ sentence: [String]) -> Bool {
        if isUnhurried(sentence) { return true }
        guard let decisiveNetwork else {
            return network.progress(of: sentence)?.canContinue == true
        }
        let words = Array(sentence[decisiveWords(of: sentence)])
        return decisiveNetwork.progress(of: words)?.canContinue == true
    }

    /// Whether whoever has said a sentence may still take it back (``Grammar/unhurriedTags``).
    func isUnhurried(_ sentence: [String]) -> Bool {
        guard !grammar.unhurriedTags.isEmpty, let found = rules.tags(saying: sentence) else {
            return false
        }
        return found.contains { grammar.unhurriedTags.contains($0.tag) }
    }

    /// Whether a beginning is a whole sentence already and whether more could follow; nil when
    /// nothing begins like that. An early decision needs `isWhole` without `canContinue`.
    public func progress(of sentence: [String]) -> (isWhole: Bool, canContinue: Bool)? {
        network.progress(of: sentence)
    }
}
