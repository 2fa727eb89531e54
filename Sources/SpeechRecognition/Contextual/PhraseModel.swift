internal import Foundation

/// A small trigram model of phrases that may begin anywhere in a sentence. The model is mixed with
/// the general language model.
struct PhraseModel: Equatable {
    /// The word sequences with their weights. No sequence is empty.
    private(set) var phrases: [(words: [String], weight: Double)] = []

    /// The log10 probability that a phrase of weight 1 begins at a word (see docs/decisions/0106).
    static let startLogProbability = -3.0
    /// The log10 of the factor that makes a later word of a phrase less probable if the words
    /// before it were not said.
    private static let laterWordPenalty = -1.0
    /// The probability that a phrase continues after it has begun.
    private static let continuation = 0.9

    init(_ phrases: [(words: [String], weight: Double)]) {
        self.phrases = phrases.filter { !$0.words.isEmpty }
    }

    var isEmpty: Bool { phrases.isEmpty }

    /// All distinct words, in the order in which they first occur.
    var words: [String] {
        var seen: Set<String> = []
        return phrases.flatMap(\.words).filter { seen.insert($0).inserted }
    }

    static func == (left: PhraseModel, right: PhraseModel) -> Bool {
        left.phrases.elementsEqual(right.phrases) { $0.words == $1.words && $0.weight == $1.weight }
    }

    /// The model in the ARPA format. `naming` returns the engine's name for a word.
    func arpa(
        startLogProbability start: Double = Self.startLogProbability,
        naming: (String) -> String
    ) -> String {
        var first: [String: Double] = [:]
        var later: [String: Double] = [:]
        var pairs: [[String]: Double] = [:]
        var triples: [[String]: Double] = [:]
        var following: [[String]: Double] = [:]
        for (words, weight) in phrases {
            let weight = min(1000, max(0.001, weight))
            let names = words.map(naming)
            first[names[0], default: 0] += weight
            for name in names.dropFirst() { later[name, default: 0] += weight }
            for index in names.indices {
                following[[names[index]], default: 0] += weight
                if index > 0 {
                    pairs[[names[index - 1], names[index]], default: 0] += weight
                    following[[names[index - 1], names[index]], default: 0] += weight
                }
                if index > 1 { triples[Array(names[(index - 2)...index]), default: 0] += weight }
            }
        }
        var lines = ["\\data\\"]
        let unigrams = Set(first.keys).union(later.keys).sorted()
        lines.append("ngram 1=\(unigrams.count + 2)")
        let bigrams = pairs.keys.sorted { $0.lexicographicallyPrecedes($1) }
        let trigrams = triples.keys.sorted { $0.lexicographicallyPrecedes($1) }
        if !bigrams.isEmpty { lines.append("ngram 2=\(bigrams.count)") }
        if !trigrams.isEmpty { lines.append("ngram 3=\(trigrams.count)") }

        lines += ["", "\\1-grams:", "-1.0 </s>", "-99.0 <s> 0.0"]
        let penalty = pow(10, Self.laterWordPenalty)
        for name in unigrams {
            let weight = first[name, default: 0] + later[name, default: 0] * penalty
            let probability = min(-0.1, start + log10(weight))
            lines.append("\(Self.text(probability)) \(name) 0.0")
        }
        func continued(_ count: Double, after history: [String]) -> String {
            let share = Self.continuation * count / following[history, default: count]
            return Self.text(log10(min(0.99, share)))
        }
        if !bigrams.isEmpty {
            lines += ["", "\\2-grams:"]
            for pair in bigrams {
                let probability = continued(pairs[pair, default: 0], after: [pair[0]])
                lines.append("\(probability) \(pair.joined(separator: " ")) 0.0")
            }
        }
        if !trigrams.isEmpty {
            lines += ["", "\\3-grams:"]
            for triple in trigrams {
                let probability = continued(
                    triples[triple, default: 0], after: Array(triple.prefix(2)))
                lines.append("\(probability) \(triple.joined(separator: " "))")
            }
        }
        lines += ["", "\\end\\", ""]
        return lines.joined(separator: "\n")
    }

    private static func text(_ value: Double) -> String {
        String(format: "%.4f", locale: Locale(identifier: "en_US_POSIX"), value)
    }
}
