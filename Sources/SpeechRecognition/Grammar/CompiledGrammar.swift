/// A grammar that has been checked and prepared for searching. You can create a compiled grammar on any thread and
/// store it.
public struct CompiledGrammar: Sendable {
    /// The grammar from which this grammar was compiled.
    public let grammar: Grammar
    let rules: NetworkOfRules
    package let network: WordNetwork
    /// The network of the decisive words; nil if the grammar has no ``Grammar/decisiveRule``.
    let decisiveNetwork: WordNetwork?
    /// The compiled form of ``Grammar/written``, or empty. This property is an array because a struct cannot contain
    /// itself.
    private let writtenGrammars: [CompiledGrammar]

    /// Checks and expands a grammar.
    ///
    /// - Throws: ``GrammarError`` for a missing or recursive rule, a weight that is not above 0, or a grammar that is
    ///   empty or too large. Unknown words are allowed, because they are given a pronunciation later.
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

    /// The sentences that count only if a decoder transcribes them (``Grammar/written``); nil if there are none.
    var written: CompiledGrammar? { writtenGrammars.first }

    /// Every word that can be said.
    public var words: [String] { rules.words }

    /// The network of words that players may say before the decisive words; nil if no words may precede the decisive
    /// ones.
    func leadNetwork() throws(GrammarError) -> WordNetwork? {
        guard let before = grammar.beforeRule else { return nil }
        var leads = grammar
        leads.start = before
        return try WordNetwork(NetworkOfRules(leads))
    }

    /// The tags of a sentence; nil if the grammar does not allow the sentence. If several tags have the same name, the
    /// last tag counts.
    public func tags(saying sentence: [String]) -> [String: String]? {
        rules.tags(saying: sentence).map { found in
            Dictionary(found.map { ($0.tag.name, $0.tag.value) }, uniquingKeysWith: { $1 })
        }
    }

    /// The words of a sentence that decide its meaning (``Grammar/decisiveTags``). If the grammar does not mark such
    /// words, all words are returned.
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

    /// Whether the decisive words of a sentence could begin a longer sentence. Words that may follow any answer ("I
    /// think") do not count as a continuation, whereas a possible correction does.
    func isExtendable(_ sentence: [String]) -> Bool {
        if isUnhurried(sentence) { return true }
        guard let decisiveNetwork else {
            return network.progress(of: sentence)?.canContinue == true
        }
        let words = Array(sentence[decisiveWords(of: sentence)])
        return decisiveNetwork.progress(of: words)?.canContinue == true
    }

    /// Whether the speaker may still correct a sentence (``Grammar/unhurriedTags``).
    func isUnhurried(_ sentence: [String]) -> Bool {
        guard !grammar.unhurriedTags.isEmpty, let found = rules.tags(saying: sentence) else {
            return false
        }
        return found.contains { grammar.unhurriedTags.contains($0.tag) }
    }

    /// Whether these words already form a whole sentence, and whether more words can follow. Nil if no sentence begins
    /// with these words. While somebody is still speaking, an early final decision requires that `isWhole` is true and
    /// `canContinue` is false.
    package func progress(of sentence: [String]) -> (isWhole: Bool, canContinue: Bool)? {
        network.progress(of: sentence)
    }
}
