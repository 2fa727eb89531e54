import SpeechRecognition

/// Lists the sentences of a grammar, and the tags of each sentence.
struct GrammarSentences {
    struct Sentence: Hashable {
        var words: [String]
        var tags: [GrammarExpression.Tag]

        /// The value of each tag, by name. If a name occurs several times, the last value applies.
        var meaning: [String: String] {
            Dictionary(tags.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        }
    }

    /// The maximum number of sentences to list. The commands of a game have fewer sentences than
    /// this limit.
    static let limit = 4000

    private let rules: [String: GrammarExpression]

    init(_ grammar: Grammar) { rules = grammar.rules }

    /// The sentences of a compiled grammar in order. Returns nil if a part of the grammar can
    /// repeat or there are more than ``limit`` sentences.
    func sentences(of expression: GrammarExpression) -> [Sentence]? {
        switch expression {
        case .word(let word): return [Sentence(words: [word], tags: [])]
        case .sequence(let parts):
            var all = [Sentence(words: [], tags: [])]
            for part in parts {
                guard let next = sentences(of: part), all.count * next.count <= Self.limit else {
                    return nil
                }
                all = all.flatMap { left in
                    next.map {
                        Sentence(words: left.words + $0.words, tags: left.tags + $0.tags)
                    }
                }
            }
            return all
        case .alternatives(let parts):
            var all: [Sentence] = []
            for part in parts {
                guard let next = sentences(of: part.expression),
                    all.count + next.count <= Self.limit
                else { return nil }
                all += next
            }
            return all
        case .optional(let part):
            return sentences(of: part).map { [Sentence(words: [], tags: [])] + $0 }
        case .repeated: return nil
        case .rule(let name): return rules[name].flatMap { sentences(of: $0) }
        case .tagged(let part, let tag):
            return sentences(of: part).map {
                $0.map { Sentence(words: $0.words, tags: $0.tags + [tag]) }
            }
        }
    }
}
