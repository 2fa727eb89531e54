/// What may be said, as a tree.
public indirect enum GrammarExpression: Sendable, Hashable {
    /// One word, lower case, without spaces.
    case word(String)
    /// One after the other; an empty sequence is always said.
    case sequence([GrammarExpression])
    /// One of several. Weights are relative to each other.
    case alternatives([Alternative])
    case optional(GrammarExpression)
    /// Any number of times; at least once when `atLeastOnce`.
    case repeated(GrammarExpression, atLeastOnce: Bool)
    /// Another rule of the same grammar, by name.
    case rule(String)
    /// Leaves a mark when it was said, see ``Tag``.
    case tagged(GrammarExpression, Tag)

    /// One of several things that may be said, and how often.
    public struct Alternative: Sendable, Hashable {
        /// What may be said.
        public var expression: GrammarExpression
        /// Above 0; 1 where the grammar gives none.
        public var weight: Double

        /// Something that may be said; as often as the others, unless a weight is given.
        public init(_ expression: GrammarExpression, weight: Double = 1) {
            self.expression = expression
            self.weight = weight
        }
    }

    /// A name and what it stands for.
    public struct Tag: Sendable, Hashable {
        /// What the value is about, for instance `command`.
        public var name: String
        /// What was said, for instance `skip`.
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

    /// One of several, all alike.
    public static func oneOf(_ expressions: [GrammarExpression]) -> GrammarExpression {
        expressions.count == 1
            ? expressions[0] : .alternatives(expressions.map { Alternative($0) })
    }
}
