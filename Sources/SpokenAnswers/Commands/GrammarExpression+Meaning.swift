import SpeechRecognition

extension GrammarExpression {
    /// All tags in the expression, without following rule references.
    var tags: [Tag] {
        switch self {
        case .word, .rule: []
        case .sequence(let parts): parts.flatMap(\.tags)
        case .alternatives(let parts): parts.flatMap(\.expression.tags)
        case .optional(let part), .repeated(let part, _): part.tags
        case .tagged(let part, let tag): part.tags + [tag]
        }
    }

    /// The expression with each rule reference replaced by its rule. No rule may contain itself.
    func inlined(_ rules: [String: GrammarExpression]) -> GrammarExpression {
        switch self {
        case .word: self
        case .sequence(let parts): .sequence(parts.map { $0.inlined(rules) })
        case .alternatives(let parts):
            .alternatives(
                parts.map { .init($0.expression.inlined(rules), weight: $0.weight) })
        case .optional(let part): .optional(part.inlined(rules))
        case .repeated(let part, let atLeastOnce):
            .repeated(part.inlined(rules), atLeastOnce: atLeastOnce)
        case .rule(let name): rules[name]?.inlined(rules) ?? self
        case .tagged(let part, let tag): .tagged(part.inlined(rules), tag)
        }
    }
}
