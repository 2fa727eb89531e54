/// A tree that describes what may be said.
public indirect enum GrammarExpression: Sendable, Hashable {
    /// One word in lower case, without spaces.
    case word(String)
    /// Several consecutive expressions. An empty sequence matches if nothing is said.
    case sequence([GrammarExpression])
    /// One of several expressions, with relative weights.
    case alternatives([Alternative])
    /// An expression that may be omitted.
    case optional(GrammarExpression)
    /// An expression that is repeated any number of times, or at least once if `atLeastOnce` is
    /// true.
    case repeated(GrammarExpression, atLeastOnce: Bool)
    /// The name of another rule in the same grammar.
    case rule(String)
    /// An expression that reports a tag when it is said (see ``Tag``).
    case tagged(GrammarExpression, Tag)

    /// One of several expressions, with its relative frequency.
    public struct Alternative: Sendable, Hashable {
        /// The expression.
        public var expression: GrammarExpression
        /// The weight, which must be above 0 and is 1 by default.
        public var weight: Double

        /// Creates an alternative. By default, all alternatives are equally frequent.
        public init(_ expression: GrammarExpression, weight: Double = 1) {
            self.expression = expression
            self.weight = weight
        }
    }

    /// A name and a value that mark part of a sentence.
    public struct Tag: Sendable, Hashable {
        /// What the value describes, such as `command`.
        public var name: String
        /// What was said, such as `skip`.
        public var value: String

        /// Creates a tag `{name=value}`.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Several consecutive words.
    public static func words(_ words: [String]) -> GrammarExpression {
        words.count == 1 ? .word(words[0]) : .sequence(words.map { .word($0) })
    }

    /// One of several expressions, all equally frequent.
    public static func oneOf(_ expressions: [GrammarExpression]) -> GrammarExpression {
        expressions.count == 1
            ? expressions[0] : .alternatives(expressions.map { Alternative($0) })
    }
}
