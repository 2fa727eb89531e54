/// An English message with inserted values.
/// The message `"\(name) has the floor."` has the key `{} has the floor.`.
/// Spaces at the ends of a message affect only the layout and are not translated.
package struct Sentence: ExpressibleByStringInterpolation, Sendable {
    /// Collects the parts of a sentence while the compiler builds it from a literal.
    package struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var values: [String] = []

        /// Reserves memory for a sentence. The compiler calls this initializer.
        package init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        /// Adds fixed text.
        package mutating func appendLiteral(_ literal: String) { key += literal }

        /// Adds an inserted value.
        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            key += "{}"
            values.append(value.description)
        }
    }

    /// The text, with `{}` for each inserted value.
    let key: String
    let values: [String]

    /// Creates a sentence with inserted values. The compiler calls this initializer.
    package init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
    }

    /// Creates a sentence without inserted values.
    package init(stringLiteral value: String) { self.init(value) }

    /// Creates a sentence from a text in a table, such as the description of a round.
    package init(_ text: String) { self.init(key: text, values: []) }

    /// Creates a sentence from its text, with `{}` for each value.
    package init(key: String, values: [String]) {
        self.key = key
        self.values = values
    }
}
