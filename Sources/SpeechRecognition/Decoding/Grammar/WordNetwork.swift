/// A deterministic state machine over words: what the engine searches.
package struct WordNetwork: Sendable, Hashable {
    package struct Arc: Sendable, Hashable {
        package var from: Int
        package var to: Int
        /// Index into ``WordNetwork/words``.
        package var word: Int
        /// Natural logarithm, 0 or below.
        package var logWeight: Double
    }

    package var words: [String]
    package var stateCount: Int
    package var start: Int
    package var accepting: Set<Int>
    package var arcs: [Arc]

    /// A network of single words side by side, each of which is all that is said.
    package init(oneOf words: [String]) {
        self.words = words
        stateCount = 2
        start = 0
        accepting = [1]
        arcs = words.indices.map { Arc(from: 0, to: 1, word: $0, logWeight: 0) }
    }

    /// One word after the other.
    package init(sequence: [String]) {
        words = sequence
        stateCount = sequence.count + 1
        start = 0
        accepting = [sequence.count]
        arcs = sequence.indices.map { Arc(from: $0, to: $0 + 1, word: $0, logWeight: 0) }
    }

    init(
        words: [String], stateCount: Int, start: Int, accepting: Set<Int>, arcs: [Arc]
    ) {
        self.words = words
        self.stateCount = stateCount
        self.start = start
        self.accepting = accepting
        self.arcs = arcs
    }
}
