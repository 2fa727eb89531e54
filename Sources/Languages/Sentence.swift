/// A screen text in English: its words, and the values inserted between them.
///
/// Written as a string literal, `"\(name) has the floor."` is the sentence `{} has the floor.` with
/// a name. Blanks around it, which place it on the screen, are not part of the translation.
public struct Sentence: ExpressibleByStringInterpolation, Sendable {
    /// Collects a sentence from a string.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var values: [String] = []

        /// Reserves room for a sentence; called by the compiler.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { key += literal }

        /// Adds an inserted value.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            key += "{}"
            values.append(value.description)
        }
    }

    /// The words, with `{}` for each inserted value.
    let key: String
    let values: [String]

    /// A sentence with inserted values; called by the compiler.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
    }

    /// A sentence without inserted values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A sentence from a table, such as the description of a round.
    public init(_ text: String) { self.init(key: text, values: []) }

    /// A composed sentence: its words with `{}` for each value.
    package init(key: String, values: [String]) {
        self.key = key
        self.values = values
    }
}
