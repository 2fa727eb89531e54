import SpeechRecognition

extension GrammarExpression {
    /// Every tag in it, rules that it names not followed.
    var tags: [Tag] {
        switch self {
        case .word, .rule: []
        case .sequence(let parts): parts.flatMap(\.tags)
        case .alternatives(let parts): parts.flatMap(\.expression.tags)
        case .optional(let part), .repeated(let part, _): part.tags
        case .tagged(let part, let tag): part.tags + [tag]
        }
    }

    /// With the rules it names in their place; none of them contains itself.
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

    /// Without what leads to tags that are not kept; nil when nothing is left to say.
    func keeping(_ isKept: (Tag) -> Bool) -> GrammarExpression? {
        switch self {
        case .word, .rule: return self
        case .sequence(let parts):
            let kept = parts.compactMap { $0.keeping(isKept) }
            return kept.count == parts.count ? .sequence(kept) : nil
        case .alternatives(let parts):
            let kept = parts.compactMap { part in
                part.expression.keeping(isKept).map {
                    Alternative($0, weight: part.weight)
                }
            }
            return kept.isEmpty ? nil : .alternatives(kept)
        case .optional(let part): return .optional(part.keeping(isKept) ?? .sequence([]))
        case .repeated(let part, let atLeastOnce):
            return part.keeping(isKept).map { .repeated($0, atLeastOnce: atLeastOnce) }
        case .tagged(let part, let tag):
            return isKept(tag) ? part.keeping(isKept).map { .tagged($0, tag) } : nil
        }
    }
}
