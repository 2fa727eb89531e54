/// A graph of letters that contains all the ways in which a decoder may spell the given sentences.
/// States are numbered from 0.
struct Spelling: Sendable {
    /// The ways to write each word of a sentence.
    typealias Sentence = [[String]]

    /// For each state, the states to which each letter leads. Letters are lower-case UTF-8 bytes.
    private var next: [[UInt8: [Int]]] = [[:]]
    /// The index of the sentence that is complete in each state.
    private var complete: [Int: Int] = [:]
    /// The number of letters in the longest spelling of any of the sentences.
    private(set) var longest = 0

    private struct Arc: Hashable {
        var state: Int
        var ways: [String]
    }

    init(_ sentences: [Sentence]) {
        var ends: [Arc: Int] = [:]
        for (index, sentence) in sentences.enumerated() {
            var state = 0
            var length = 0
            for ways in sentence {
                let texts = ways.map { Self.letters(of: $0.lowercased().utf8) }
                    .filter { !$0.isEmpty }
                guard let most = texts.map(\.count).max() else { continue }
                length += most
                let arc = Arc(state: state, ways: ways)
                if let known = ends[arc] {
                    state = known
                    continue
                }
                let end = newState()
                for text in texts { add(text, from: state, to: end) }
                ends[arc] = end
                state = end
            }
            longest = max(longest, length)
            if state != 0, complete[state] == nil { complete[state] = index }
        }
    }

    private mutating func newState() -> Int {
        next.append([:])
        return next.count - 1
    }

    private mutating func add(_ text: [UInt8], from start: Int, to end: Int) {
        var state = start
        for letter in text.dropLast() {
            let following = newState()
            next[state][letter, default: []].append(following)
            state = following
        }
        if let last = text.last { next[state][last, default: []].append(end) }
    }

    /// The index of the sentence that is complete in a state; nil if no sentence is complete.
    func sentence(in state: Int) -> Int? { complete[state] }

    /// The letters that may follow a state.
    func letters(after state: Int) -> [UInt8] { next[state].keys.sorted() }

    /// The states to which a piece of text leads from a given state; empty if the text does not
    /// match.
    func states(after piece: [UInt8], from start: Int) -> [Int] {
        var states = [start]
        for letter in Self.letters(of: piece) {
            states = states.flatMap { next[$0][letter] ?? [] }
            if states.isEmpty { break }
        }
        return states
    }

    /// The bytes of letters and digits, with A to Z in lower case.
    static func letters(of text: some Sequence<UInt8>) -> [UInt8] {
        var letters: [UInt8] = []
        // The symbols from U+2000 to U+2FFF, such as ’ and the ▁ in tokens, consist of the byte E2
        // and two more bytes.
        var signBytes = 0
        for byte in text {
            if signBytes > 0 {
                signBytes -= 1
            } else if byte == 0xE2 {
                signBytes = 2
            } else if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
                letters.append(byte + 32)
            } else if byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            {
                letters.append(byte)
            }
        }
        return letters
    }
}

extension Spelling {
    /// A token, and the place in the graph to which the token leads.
    struct Continuation {
        var token: Int
        var place: Int
    }

    /// The tokens that can continue a spelling from each place. A place is a set of states. The
    /// order of the tokens must not depend on hash values (see docs/decisions/0149).
    struct Tokens {
        private let spelling: Spelling
        private let table: TokenTable
        /// The states of each place, in ascending order.
        private var places = [[0]]
        private var numbers = [[0]: 0]
        private var found: [Int: [Continuation]] = [:]

        init(_ spelling: Spelling, _ table: TokenTable) {
            self.spelling = spelling
            self.table = table
        }

        mutating func after(_ place: Int) -> [Continuation] {
            if let known = found[place] { return known }
            let states = places[place]
            let letters = Set(states.flatMap(spelling.letters)).sorted()
            let tokens = (table.marks + letters.flatMap(table.tokens)).compactMap { token in
                let bytes = table.bytes(token)
                let reached = states.flatMap { spelling.states(after: bytes, from: $0) }
                return reached.isEmpty
                    ? nil : Continuation(token: token, place: number(of: Set(reached).sorted()))
            }
            found[place] = tokens
            return tokens
        }

        /// The indices of the sentences that are complete in a place.
        func sentences(in place: Int) -> [Int] {
            places[place].compactMap(spelling.sentence)
        }

        private mutating func number(of states: [Int]) -> Int {
            if let known = numbers[states] { return known }
            numbers[states] = places.count
            places.append(states)
            return places.count - 1
        }
    }
}
