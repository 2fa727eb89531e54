/// Something that a screen says, as English has it: the words, and what is put in between them.
///
/// Written as a string, `"\(name) has the floor."` is the sentence `{} has the floor.` with a name. Blanks
/// around it, which place it on the screen, are no part of what is translated.
public struct Sentence: ExpressibleByStringInterpolation, Sendable {
    /// Collects a sentence from a string.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var values: [String] = []

        /// Room for a sentence; the compiler calls it.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { key += literal }

        /// Adds what is put in.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            key += "{}"
            values.append(value.description)
        }
    }

    /// The words, with `{}` for what is put in.
    let key: String
    let values: [String]

    /// A sentence with what is put in; the compiler calls it.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
    }

    /// A sentence without anything put in.
    public init(stringLiteral value: String) { self.init(value) }

    /// A sentence of a table, such as what a round is.
    public init(_ text: String) { self.init(key: text, values: []) }

    /// A sentence that is put together: its words with `{}` for each value.
    package init(key: String, values: [String]) {
        self.key = key
        self.values = values
    }
}
