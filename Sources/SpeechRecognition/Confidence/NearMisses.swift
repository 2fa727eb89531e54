/// Tries what else could have been said almost like an answer: every change of one sound.
///
/// Each change is laid over the same frames, only around its place (see
/// ``ChainAlignment/score(replacing:with:scores:topology:reach:)``): a few microseconds each, some
/// hundreds for an answer.
struct NearMisses {
    /// How much better the best change fits than the answer itself, in natural log units; below 0
    /// when the answer fits best. By kind of change.
    var substitution = -Double.infinity
    var deletion = -Double.infinity
    var insertion = -Double.infinity
    /// The best change that makes a word of another, and is no noise of the phone loop.
    var word = -Double.infinity

    /// - Parameter isWord: whether a pronunciation is that of some word.
    init(
        _ chain: PhoneChain, _ alignment: ChainAlignment, scores: SenoneScores,
        topology: PhoneTopology, isWord: ([Int]) -> Bool
    ) {
        let phones = topology.names.indices.filter { !topology.isFiller($0) }
        let starts = chain.partStarts
        let original = chain.units(topology)
        for (index, part) in chain.parts.enumerated() {
            guard case .word(let word) = part else { continue }
            for edit in Self.edits(of: word, phones: phones) {
                var changed = chain
                changed.parts[index] = .word(edit.phones)
                let margin = Self.margin(
                    changed, original, near: starts[index] + edit.position,
                    alignment: alignment, scores: scores, topology: topology)
                switch edit.kind {
                case .substitution: substitution = max(substitution, margin)
                case .deletion: deletion = max(deletion, margin)
                case .insertion: insertion = max(insertion, margin)
                }
                if margin > self.word, isWord(edit.phones) { self.word = margin }
            }
        }
    }

    private enum Kind {
        case substitution, deletion, insertion
    }

    private struct Edit {
        var kind: Kind
        var position: Int
        var phones: [Int]
    }

    private static func edits(of word: [Int], phones: [Int]) -> [Edit] {
        var edits: [Edit] = []
        for position in word.indices {
            for phone in phones where phone != word[position] {
                var changed = word
                changed[position] = phone
                edits.append(Edit(kind: .substitution, position: position, phones: changed))
            }
            if word.count > 1 {
                var changed = word
                changed.remove(at: position)
                edits.append(Edit(kind: .deletion, position: position, phones: changed))
            }
        }
        for position in 0...word.count {
            for phone in phones {
                var changed = word
                changed.insert(phone, at: position)
                edits.append(Edit(kind: .insertion, position: position, phones: changed))
            }
        }
        return edits
    }

    private static func margin(
        _ changed: PhoneChain, _ original: [PhoneTopology.Unit], near position: Int,
        alignment: ChainAlignment, scores: SenoneScores, topology: PhoneTopology
    ) -> Double {
        let units = changed.units(topology)
        var first = 0
        while first < min(units.count, original.count), units[first] == original[first] {
            first += 1
        }
        var tail = 0
        while tail < min(units.count, original.count) - first,
            units[units.count - 1 - tail] == original[original.count - 1 - tail]
        {
            tail += 1
        }
        let score = alignment.score(
            replacing: first..<(original.count - tail),
            with: Array(units[first..<(units.count - tail)]),
            scores: scores, topology: topology)
        return Double(score - alignment.score) * SenoneScores.natsPerUnit
    }
}
