extension WordNetwork {
    /// A sentence's weight as a natural logarithm (at most 0), or nil if the sentence is not
    /// allowed.
    func logWeight(of sentence: [String]) -> Double? {
        var state = start
        var sum = 0.0
        for text in sentence {
            guard let arc = arcs.first(where: { $0.from == state && words[$0.word] == text })
            else { return nil }
            sum += arc.logWeight
            state = arc.to
        }
        return accepting.contains(state) ? sum : nil
    }

    /// A network of the same sentences in which each sentence has its own final state, or nil if
    /// there are more than `limit` sentences.
    func unmerged(limit: Int) -> WordNetwork? {
        sentences(limit: limit).map { sentences in
            WordNetwork(sentences: sentences.map { ($0, logWeight(of: $0) ?? 0) })
        }
    }

    /// All sentences of the network, or nil if there are more than `limit` sentences.
    func sentences(limit: Int) -> [[String]]? {
        var outgoing = [[Arc]](repeating: [], count: stateCount)
        for arc in arcs { outgoing[arc.from].append(arc) }
        var found: [[String]] = []
        var open: [(state: Int, said: [String])] = [(start, [])]
        while let (state, said) = open.popLast() {
            guard said.count <= stateCount, found.count <= limit, open.count <= limit * 4 else {
                return nil
            }
            if accepting.contains(state), !said.isEmpty { found.append(said) }
            for arc in outgoing[state].reversed() {
                open.append((arc.to, said + [words[arc.word]]))
            }
        }
        return found.count <= limit ? found : nil
    }
}
