/// What may be said, as a tree.
public indirect enum GrammarExpression: Sendable, Hashable {
    /// One word, lower case, without spaces.
    case word(String)
    /// One after the other. An empty sequence matches without any word.
    case sequence([GrammarExpression])
    /// One of several. Weights are relative.
    case alternatives([Alternative])
    case optional(GrammarExpression)
    /// Any number of times, or at least once with `atLeastOnce`.
    case repeated(GrammarExpression, atLeastOnce: Bool)
    /// Another rule of the same grammar, by name.
    case rule(String)
    /// Reports a tag when it was said, see ``Tag``.
    case tagged(GrammarExpression, Tag)

    /// One of several expressions, with its frequency.
    public struct Alternative: Sendable, Hashable {
        /// What may be said.
        public var expression: GrammarExpression
        /// Above 0; 1 if the grammar gives none.
        public var weight: Double

        /// An expression with a weight; by default as frequent as the others.
        public init(_ expression: GrammarExpression, weight: Double = 1) {
            self.expression = expression
            self.weight = weight
        }
    }

    /// A name and a value.
    public struct Tag: Sendable, Hashable {
        /// What the value is about, for example `command`.
        public var name: String
        /// What was said, for example `skip`.
        public var value: String

        /// A tag `{name=value}`.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Words one after the other.
    public static func words(_ words: [String]) -> GrammarExpression {
        words.count == 1 ? .word(words[0]) : .sequence(words.map { .word($0) })
    }

    /// One of several, all equally frequent.
    public static func oneOf(_ expressions: [GrammarExpression]) -> GrammarExpression {
        expressions.count == 1
            ? expressions[0] : .alternatives(expressions.map { Alternative($0) })
    }
}
