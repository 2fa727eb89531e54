import Languages

/// Tells remarks to other people, such as "close the door", from answers. The weights were fitted
/// to recordings (see docs/decisions/0172).
struct RemarkOdds {
    private let words: RemarkWords
    private let articles: Set<String>
    /// Words that are written in lowercase even in names.
    private let small: Set<String>

    init(_ language: Language) {
        words = language.remarks
        articles = Set(language.words[.article])
        small = [.function, .preposition, .conjunction].reduce(into: articles) {
            $0.formUnion(language.words[$1])
        }
    }

    /// The log odds that a transcript is a remark and not an answer. If the language has no words
    /// for remarks, the result is negative infinity.
    /// - Parameter answer: The range of the words that may be an answer, not empty.
    func logOdds(_ said: [String], answer: Range<Int>) -> Double {
        guard !words.weights.isEmpty else { return -.infinity }
        let lower = said.map { $0.lowercased() }
        let parts = Set(lower[answer].flatMap { $0.split(separator: "-").map(String.init) })
        let sum = parts.reduce(0) { $0 + (words.weights[$1] ?? 0) }
        return -0.34 + 0.35 * sum + odds(ofCount: count(lower, answer))
            + odds(ofCapitals: capitals(said, answer))
            + (hasArticle(lower, answer) ? -0.9 : 0)
            + (words.leadIns.contains { lower.starts(with: $0) } ? 2.9 : 0)
    }

    private func odds(ofCount count: Int) -> Double {
        switch count {
        case 1: -1.5
        case 2: 0.6
        case 3: 0.9
        default: 0
        }
    }

    /// A large share of capital letters suggests a name, and thus an answer. If the share is
    /// unknown, an answer is somewhat more likely.
    private func odds(ofCapitals share: Double?) -> Double { share.map { -2.3 * $0 } ?? -1.6 }

    /// The number of words without an article.
    private func count(_ lower: [String], _ answer: Range<Int>) -> Int {
        answer.count - (articles.contains(lower[answer.lowerBound]) ? 1 : 0)
    }

    private func hasArticle(_ lower: [String], _ answer: Range<Int>) -> Bool {
        articles.contains(lower[answer.lowerBound])
            || answer.lowerBound > 0 && articles.contains(lower[answer.lowerBound - 1])
    }

    /// The share of the words that begin with a capital letter, or nil if all words are
    /// small or begin the transcript. The first word of a transcript always has a capital letter.
    private func capitals(_ said: [String], _ answer: Range<Int>) -> Double? {
        let telling = answer.filter { $0 > 0 && !small.contains(said[$0].lowercased()) }
        guard !telling.isEmpty else { return nil }
        let count = telling.count { said[$0].first?.isUppercase == true }
        return Double(count) / Double(telling.count)
    }
}
