/// A grammar that has been checked and made ready to be searched. A value: it can be made on any
/// thread and kept.
public struct CompiledGrammar: Sendable {
    public let grammar: Grammar
    let rules: NetworkOfRules
    package let network: WordNetwork

    /// Checks and unrolls a grammar.
    ///
    /// - Throws: ``GrammarError`` for a rule that is missing or contains itself, and for grammars
    ///   that are empty or too large. Unknown words do not throw: they get a pronunciation later.
    public init(_ grammar: Grammar) throws(GrammarError) {
        self.grammar = grammar
        rules = try NetworkOfRules(grammar)
        network = try WordNetwork(rules)
    }

    /// Every word that can be said.
    public var words: [String] { rules.words }

    /// The tags of a sentence, later ones of the same name winning; nil when the grammar cannot say
    /// it.
    public func tags(saying sentence: [String]) -> [String: String]? {
        rules.tags(saying: sentence).map { tags in
            Dictionary(tags.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        }
    }

    /// Whether a beginning is a whole sentence already and whether more could follow; nil when
    /// nothing begins like that. An early decision needs `isWhole` without `canContinue`.
    public func progress(of sentence: [String]) -> (isWhole: Bool, canContinue: Bool)? {
        network.progress(of: sentence)
    }
}
