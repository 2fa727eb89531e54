extension NetworkOfRules {
    /// The tags along the heaviest way to say exactly these words, in the order in which they are
    /// said; nil when the grammar cannot say them.
    func tags(saying sentence: [String]) -> [GrammarExpression.Tag]? {
        let position = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
        var front = [start: Trail(logWeight: 0, tags: nil)]
        follow(&front)
        for text in sentence {
            guard let word = position[text] else { return nil }
            var next: [Int: Trail] = [:]
            for (state, trail) in front {
                for step in steps[state] where step.word == word {
                    Self.offer(trail.taking(step), at: step.to, in: &next)
                }
            }
            if next.isEmpty { return nil }
            front = next
            follow(&front)
        }
        return front[end].map { $0.collected }
    }

    /// Takes every silent step there is, keeping the heaviest way to each state.
    private func follow(_ front: inout [Int: Trail]) {
        var waiting = front.keys.sorted()
        while let state = waiting.popLast() {
            guard let trail = front[state] else { continue }
            for step in steps[state] where step.word == nil {
                if Self.offer(trail.taking(step), at: step.to, in: &front) {
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

    /// A way through the network: its weight and its tags, newest first, shared between ways.
    private struct Trail {
        final class Link {
            let tag: GrammarExpression.Tag
            let previous: Link?

            init(tag: GrammarExpression.Tag, previous: Link?) {
                self.tag = tag
                self.previous = previous
            }
        }

        var logWeight: Double
        var tags: Link?

        func taking(_ step: Step) -> Trail {
            Trail(
                logWeight: logWeight + step.logWeight,
                tags: step.tag.map { Link(tag: $0, previous: tags) } ?? tags)
        }

        var collected: [GrammarExpression.Tag] {
            var result: [GrammarExpression.Tag] = []
            var link = tags
            while let current = link {
                result.append(current.tag)
                link = current.previous
            }
            return result.reversed()
        }
    }
}
