extension NetworkOfRules {
    /// A tag, and the range of words in a sentence to which the tag applies.
    struct TaggedWords: Hashable {
        var tag: GrammarExpression.Tag
        var words: Range<Int>
    }

    /// The tags on the path that has the highest weight for these words, in the order in which the
    /// tags end. The result is nil if there is no path.
    func tags(saying sentence: [String]) -> [TaggedWords]? {
        let position = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
        var front = [start: Trail(logWeight: 0, marks: nil)]
        follow(&front, at: 0)
        for (place, text) in sentence.enumerated() {
            guard let word = position[text] else { return nil }
            var next: [Int: Trail] = [:]
            for (state, trail) in front {
                for step in steps[state] where step.word == word {
                    Self.offer(trail.taking(step, at: place), at: step.to, in: &next)
                }
            }
            if next.isEmpty { return nil }
            front = next
            follow(&front, at: place + 1)
        }
        return front[end].map { $0.collected }
    }

    /// Takes all possible silent steps, and keeps the path with the highest weight for each state.
    private func follow(_ front: inout [Int: Trail], at place: Int) {
        var waiting = front.keys.sorted()
        while let state = waiting.popLast() {
            guard let trail = front[state] else { continue }
            for step in steps[state] where step.word == nil {
                if Self.offer(trail.taking(step, at: place), at: step.to, in: &front) {
                    waiting.append(step.to)
                }
            }
        }
    }

    @discardableResult
    private static func offer(_ trail: Trail, at state: Int, in front: inout [Int: Trail]) -> Bool {
        if let known = front[state], known.logWeight >= trail.logWeight { return false }
        front[state] = trail
        return true
    }

    /// A path through the network, with its weight and a linked list of its marks, newest mark
    /// first.
    private struct Trail {
        final class Link {
            let mark: Mark
            /// The number of words before this mark.
            let place: Int
            let previous: Link?

            init(mark: Mark, place: Int, previous: Link?) {
                self.mark = mark
                self.place = place
                self.previous = previous
            }
        }

        var logWeight: Double
        var marks: Link?

        func taking(_ step: Step, at place: Int) -> Trail {
            Trail(
                logWeight: logWeight + step.logWeight,
                marks: step.mark.map { Link(mark: $0, place: place, previous: marks) } ?? marks)
        }

        var collected: [TaggedWords] {
            var path: [Link] = []
            var link = marks
            while let current = link {
                path.append(current)
                link = current.previous
            }
            var result: [TaggedWords] = []
            var open: [Int] = []
            for link in path.reversed() {
                switch link.mark {
                case .begins: open.append(link.place)
                case .ends(let tag):
                    guard let start = open.popLast() else { continue }
                    result.append(TaggedWords(tag: tag, words: start..<link.place))
                }
            }
            return result
        }
    }
}
