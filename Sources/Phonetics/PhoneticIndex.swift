/// An index that finds words whose pronunciation is similar to a given pronunciation. For each node
/// of a prefix tree, a search computes one row of the edit-distance matrix. The search abandons a
/// branch when all words in the branch are too distant.
public struct PhoneticIndex: Sendable {
    /// A word that sounds similar to the requested pronunciation.
    public struct Match: Sendable, Hashable {
        /// The word as it was passed to the index.
        public var word: String
        /// The similar pronunciation of the word.
        public var pronunciation: Pronunciation
        /// The weighted edit distance in phones (``PhoneDistance/between(_:_:limit:)``).
        public var distance: Double
    }

    private struct Node {
        var phone: UInt8
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        /// The entries that end at this node, as a range of indices into ``words``.
        var entries: Range<Int32> = 0..<0
    }

    private var nodes: [Node] = [Node(phone: 0)]
    private var words: [String] = []
    private let distance: PhoneDistance

    /// Creates an index of words with their pronunciations. `entries` may contain the same word
    /// several times.
    public init(
        _ entries: [(word: String, pronunciation: Pronunciation)],
        distance: PhoneDistance = .articulatory
    ) {
        self.distance = distance
        let sorted = entries.lazy
            .map { (key: $0.pronunciation.phones.map { UInt8($0.ordinal) }, word: $0.word) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        words.reserveCapacity(sorted.count)
        var path: [Int] = [0]
        var lastChild: [Int] = [-1]
        var previous: [UInt8] = []
        for entry in sorted {
            let shared = zip(entry.key, previous).prefix { $0 == $1 }.count
            path.removeSubrange((shared + 1)...)
            lastChild.removeSubrange((shared + 1)...)
            for phone in entry.key[shared...] {
                let parent = path[path.count - 1]
                let child = nodes.count
                nodes.append(Node(phone: phone))
                if lastChild[path.count - 1] < 0 {
                    nodes[parent].firstChild = Int32(child)
                } else {
                    nodes[lastChild[path.count - 1]].nextSibling = Int32(child)
                }
                lastChild[path.count - 1] = child
                path.append(child)
                lastChild.append(-1)
            }
            let leaf = path[path.count - 1]
            let place = Int32(words.count)
            let start = nodes[leaf].entries.isEmpty ? place : nodes[leaf].entries.lowerBound
            nodes[leaf].entries = start..<(place + 1)
            words.append(entry.word)
            previous = entry.key
        }
    }

    /// The number of entries. A word with several pronunciations has several entries.
    public var count: Int { words.count }

    /// At most `maximum` words within the distance `limit`, nearest first. The result may contain
    /// the same word several times.
    public func nearest(
        to pronunciation: Pronunciation, within limit: Double, maximum: Int = .max
    ) -> [Match] {
        let target = pronunciation.phones.map(\.ordinal)
        let width = target.count + 1
        let limit = Int((limit * 100).rounded(.down))
        var rows = [0]
        for phone in target { rows.append(rows[rows.count - 1] + Int(distance.omission[phone])) }
        var found: [(distance: Int, entry: Int, phones: [Phone])] = []
        var phones: [Int] = []

        func visit(_ node: Int) {
            let depth = phones.count
            let own = nodes[node]
            if !own.entries.isEmpty, rows[depth * width + target.count] <= limit {
                let path = phones.map { Phone.allCases[$0] }
                for entry in own.entries {
                    found.append((rows[depth * width + target.count], Int(entry), path))
                }
            }
            var child = Int(own.firstChild)
            while child >= 0 {
                let phone = Int(nodes[child].phone)
                if extend(by: phone, depth: depth) <= limit {
                    phones.append(phone)
                    visit(child)
                    phones.removeLast()
                }
                child = Int(nodes[child].nextSibling)
            }
        }

        /// Computes the matrix row below row `depth`, for one more phone, and returns the row's
        /// minimum. No word deeper in the tree has a distance below this minimum.
        func extend(by phone: Int, depth: Int) -> Int {
            let above = depth * width
            let below = above + width
            if rows.count < below + width {
                rows.append(contentsOf: repeatElement(0, count: below + width - rows.count))
            }
            let removing = Int(distance.omission[phone])
            rows[below] = rows[above] + removing
            var least = rows[below]
            for column in 1..<width {
                let other = target[column - 1]
                let value = min(
                    rows[above + column - 1]
                        + Int(distance.substitution[phone * Phone.count + other]),
                    rows[above + column] + removing,
                    rows[below + column - 1] + Int(distance.omission[other]))
                rows[below + column] = value
                least = min(least, value)
            }
            return least
        }

        if limit >= 0, width > 1 { visit(0) }
        found.sort { ($0.distance, words[$0.entry]) < ($1.distance, words[$1.entry]) }
        return found.prefix(maximum).map {
            Match(
                word: words[$0.entry], pronunciation: Pronunciation($0.phones),
                distance: Double($0.distance) / 100)
        }
    }
}
