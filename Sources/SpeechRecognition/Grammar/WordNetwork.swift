/// The deterministic state machine, with words on its arcs, that the search uses.
package struct WordNetwork: Sendable, Hashable {
    package struct Arc: Sendable, Hashable {
        package var from: Int
        package var to: Int
        /// The word's index in ``WordNetwork/words``.
        package var word: Int
        /// The weight as a natural logarithm, which is never above 0.
        package var logWeight: Double
    }

    package var words: [String]
    package var stateCount: Int
    package var start: Int
    package var accepting: Set<Int>
    package var arcs: [Arc]

    /// Creates a network that accepts any one of these words.
    package init(oneOf words: [String]) {
        self.words = words
        stateCount = 2
        start = 0
        accepting = [1]
        arcs = words.indices.map { Arc(from: 0, to: 1, word: $0, logWeight: 0) }
    }

    /// Creates a network that accepts only this sequence of words.
    package init(sequence: [String]) {
        words = sequence
        stateCount = sequence.count + 1
        start = 0
        accepting = [sequence.count]
        arcs = sequence.indices.map { Arc(from: $0, to: $0 + 1, word: $0, logWeight: 0) }
    }

    /// Creates a network that accepts a sequence of words in which one word is replaced by any one
    /// of `others`.
    init(sequence: [String], replacing place: Int, byOneOf others: [String]) {
        self.init(sequence: sequence)
        words += others
        arcs.remove(at: place)
        arcs += others.indices.map {
            Arc(from: place, to: place + 1, word: sequence.count + $0, logWeight: 0)
        }
    }

    /// Creates a network that accepts any one of these sentences. Each sentence has its own final
    /// state.
    init(sentences: [(words: [String], logWeight: Double)]) {
        var words: [String] = []
        var numbers: [String: Int] = [:]
        var arcs: [Arc] = []
        var accepting: Set<Int> = []
        var stateCount = 1
        for sentence in sentences {
            var state = 0
            for (index, text) in sentence.words.enumerated() {
                let word = numbers[text] ?? words.count
                if word == words.count {
                    words.append(text)
                    numbers[text] = word
                }
                arcs.append(
                    Arc(
                        from: state, to: stateCount, word: word,
                        logWeight: index == 0 ? sentence.logWeight : 0))
                state = stateCount
                stateCount += 1
            }
            accepting.insert(state)
        }
        self.init(
            words: words, stateCount: stateCount, start: 0, accepting: accepting, arcs: arcs)
    }

    /// Returns this network, extended so that each sentence is followed by one of the words in
    /// `others`. `links` connect the ends of this network to the state before the added words.
    func followed(
        byOneOf others: [String]
    ) -> (network: WordNetwork, links: [(from: Int, to: Int)]) {
        let (middle, end) = (stateCount, stateCount + 1)
        let network = WordNetwork(
            words: words + others, stateCount: stateCount + 2, start: start, accepting: [end],
            arcs: arcs
                + others.indices.map {
                    Arc(from: middle, to: end, word: words.count + $0, logWeight: 0)
                })
        return (network, accepting.sorted().map { ($0, middle) })
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
