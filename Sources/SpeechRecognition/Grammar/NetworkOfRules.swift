/// An expanded grammar as a state machine with silent steps (Thompson's construction).
struct NetworkOfRules: Sendable {
    struct Step: Sendable {
        var to: Int
        /// The word's index in ``words``, or nil for a silent step.
        var word: Int?
        var mark: Mark?
        /// The weight as a natural logarithm.
        var logWeight: Double
    }

    /// A silent step at which a tagged part begins or ends.
    enum Mark: Sendable {
        case begins
        case ends(GrammarExpression.Tag)
    }

    /// The maximum number of states with which a search can run in real time.
    static let stateLimit = 200_000
    static let depthLimit = 200
    /// The maximum number of words. Preparing the pronunciations of this many words takes several
    /// seconds.
    static let wordLimit = 10_000
    /// The weight of each additional repetition (about 1 in 55), as a natural logarithm.
    static let roundLogWeight = -4.0

    private(set) var steps: [[Step]] = []
    private(set) var words: [String] = []
    private(set) var start = 0
    private(set) var end = 0
    private var wordIndex: [String: Int] = [:]
    private var open: [String] = []

    init(_ grammar: Grammar) throws(GrammarError) {
        start = try newState()
        end = try newState()
        try add(.rule(grammar.start), from: start, to: end, in: grammar, depth: 0)
        if words.isEmpty { throw GrammarError(.empty) }
    }

    private mutating func newState() throws(GrammarError) -> Int {
        guard steps.count < Self.stateLimit else {
            throw GrammarError(.tooLarge(limit: Self.stateLimit))
        }
        steps.append([])
        return steps.count - 1
    }

    private mutating func connect(
        _ from: Int, _ to: Int, word: Int? = nil, mark: Mark? = nil, logWeight: Double = 0
    ) {
        steps[from].append(Step(to: to, word: word, mark: mark, logWeight: logWeight))
    }

    private mutating func index(of word: String) throws(GrammarError) -> Int {
        if let known = wordIndex[word] { return known }
        guard words.count < Self.wordLimit else {
            throw GrammarError(.tooManyWords(limit: Self.wordLimit))
        }
        words.append(word)
        wordIndex[word] = words.count - 1
        return words.count - 1
    }

    private mutating func add(
        _ expression: GrammarExpression, from: Int, to: Int, in grammar: Grammar, depth: Int
    ) throws(GrammarError) {
        guard depth < Self.depthLimit else {
            throw GrammarError(.tooDeep(limit: Self.depthLimit))
        }
        switch expression {
        case .word(let word):
            connect(from, to, word: try index(of: word))
        case .sequence(let parts):
            var last = from
            for part in parts.dropLast() {
                let next = try newState()
                try add(part, from: last, to: next, in: grammar, depth: depth + 1)
                last = next
            }
            if let part = parts.last {
                try add(part, from: last, to: to, in: grammar, depth: depth + 1)
            } else {
                connect(from, to)
            }
        case .alternatives(let parts):
            let largest = parts.map(\.weight).max() ?? 1
            for part in parts {
                guard part.weight > 0, part.weight.isFinite else {
                    throw GrammarError(.badWeight("\(part.weight)"))
                }
                let entry = try newState()
                let share = max(part.weight / largest, .leastNonzeroMagnitude)
                connect(from, entry, logWeight: share.naturalLogarithm)
                try add(part.expression, from: entry, to: to, in: grammar, depth: depth + 1)
            }
        case .optional(let part):
            connect(from, to)
            try add(part, from: from, to: to, in: grammar, depth: depth + 1)
        case .repeated(let part, let atLeastOnce):
            let entry = try newState()
            let exit = try newState()
            connect(from, entry)
            // Without a cost for each repetition, the recognizer would mistake sounds between words
            // for short words.
            connect(exit, entry, logWeight: Self.roundLogWeight)
            connect(exit, to)
            if !atLeastOnce { connect(entry, to) }
            try add(part, from: entry, to: exit, in: grammar, depth: depth + 1)
        case .rule(let name):
            guard let rule = grammar.rules[name] else { throw GrammarError(.unknownRule(name)) }
            if let first = open.firstIndex(of: name) {
                throw GrammarError(.recursion(Array(open[first...]) + [name]))
            }
            open.append(name)
            try add(rule, from: from, to: to, in: grammar, depth: depth + 1)
            open.removeLast()
        case .tagged(let part, let tag):
            let entry = try newState()
            let exit = try newState()
            connect(from, entry, mark: .begins)
            try add(part, from: entry, to: exit, in: grammar, depth: depth + 1)
            connect(exit, to, mark: .ends(tag))
        }
    }
}
