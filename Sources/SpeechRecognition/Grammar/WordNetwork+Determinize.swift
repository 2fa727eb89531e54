extension WordNetwork {
    /// Creates an equivalent deterministic network by subset construction, and merges equivalent
    /// states (Moore's algorithm). An arc that several paths share gets the weight of the heaviest
    /// path. On each of the lighter paths, the next arc makes up the difference in weight.
    init(_ rules: NetworkOfRules) throws(GrammarError) {
        var builder = SubsetBuilder(rules)
        try builder.run()
        self = builder.network.merged()
    }

    /// Whether the words form a whole sentence, and whether more words can follow; nil if no
    /// sentence begins with the words.
    package func progress(of sentence: [String]) -> (isWhole: Bool, canContinue: Bool)? {
        var state = start
        for text in sentence {
            guard let arc = arcs.first(where: { $0.from == state && words[$0.word] == text })
            else { return nil }
            state = arc.to
        }
        return (accepting.contains(state), arcs.contains { $0.from == state })
    }

    /// Merges states that have the same continuations.
    func merged() -> WordNetwork {
        var outgoing = [[Arc]](repeating: [], count: stateCount)
        for arc in arcs { outgoing[arc.from].append(arc) }
        var group = (0..<stateCount).map { accepting.contains($0) ? 1 : 0 }
        var groupCount = Set(group).count
        while true {
            var known: [[Int]: Int] = [:]
            let next = (0..<stateCount).map { state in
                let future = outgoing[state]
                    .map { [$0.word, group[$0.to], Int(($0.logWeight * 1_000).rounded())] }
                    .sorted { $0.lexicographicallyPrecedes($1) }
                let signature = [group[state]] + future.flatMap { $0 }
                let number = known[signature] ?? known.count
                known[signature] = number
                return number
            }
            group = next
            if known.count == groupCount { break }
            groupCount = known.count
        }
        var seen: Set<Int> = []
        var merged: [Arc] = []
        for state in 0..<stateCount where seen.insert(group[state]).inserted {
            merged += outgoing[state].map {
                Arc(from: group[state], to: group[$0.to], word: $0.word, logWeight: $0.logWeight)
            }
        }
        return WordNetwork(
            words: words, stateCount: groupCount, start: group[start],
            accepting: Set(accepting.map { group[$0] }), arcs: merged)
    }
}

/// Builds a network by subset construction. Each state of the new network is a set of states of the
/// old network, with their pending weights.
private struct SubsetBuilder {
    struct Member: Hashable {
        var state: Int
        /// The weight that a later arc must still apply, in thousandths of a nat; never above 0.
        var debt: Int
    }

    let rules: NetworkOfRules
    var network: WordNetwork
    private var numbers: [[Member]: Int] = [:]
    private var waiting: [[Member]] = []
    private var memberCount = 0
    /// The maximum total size of all sets of states. The sets grow large if many consecutive parts
    /// are optional.
    private static let memberLimit = 1_000_000

    init(_ rules: NetworkOfRules) {
        self.rules = rules
        network = WordNetwork(
            words: rules.words, stateCount: 0, start: 0, accepting: [], arcs: [])
    }

    mutating func run() throws(GrammarError) {
        _ = try number(of: close([rules.start: 0]))
        while let members = waiting.popLast() {
            let from = try number(of: members)
            var reached: [Int: [Int: Int]] = [:]
            for member in members {
                for step in rules.steps[member.state] {
                    guard let word = step.word else { continue }
                    let debt = member.debt + Int((step.logWeight * 1_000).rounded())
                    let known = reached[word]?[step.to] ?? Int.min
                    reached[word, default: [:]][step.to] = max(known, debt)
                }
            }
            for (word, states) in reached.sorted(by: { $0.key < $1.key }) {
                let paid = states.values.max() ?? 0
                let to = try number(of: close(states.mapValues { $0 - paid }))
                network.arcs.append(
                    .init(from: from, to: to, word: word, logWeight: Double(paid) / 1_000))
            }
        }
    }

    private mutating func number(of members: [Member]) throws(GrammarError) -> Int {
        if let known = numbers[members] { return known }
        guard numbers.count < NetworkOfRules.stateLimit / 4 else {
            throw GrammarError(.tooLarge(limit: NetworkOfRules.stateLimit / 4))
        }
        memberCount += members.count
        guard memberCount <= Self.memberLimit else {
            throw GrammarError(.tooLarge(limit: Self.memberLimit))
        }
        let number = numbers.count
        numbers[members] = number
        waiting.append(members)
        network.stateCount = number + 1
        if members.contains(where: { $0.state == rules.end }) { network.accepting.insert(number) }
        return number
    }

    private func close(_ states: [Int: Int]) -> [Member] {
        var best = states
        var waiting = Array(states.keys)
        while let state = waiting.popLast() {
            guard let debt = best[state] else { continue }
            for step in rules.steps[state] where step.word == nil {
                let owed = debt + Int((step.logWeight * 1_000).rounded())
                if let known = best[step.to], known >= owed { continue }
                best[step.to] = owed
                waiting.append(step.to)
            }
        }
        return best.filter { entry in
            entry.key == rules.end || rules.steps[entry.key].contains { $0.word != nil }
        }.map { Member(state: $0.key, debt: $0.value) }.sorted {
            ($0.state, $0.debt) < ($1.state, $1.debt)
        }
    }
}
