/// Words and phrases that distinguish remarks, such as "close the door", from answers.
package struct RemarkWords: Sendable {
    /// The sections of `remarks.txt`.
    enum Section: String, Sendable, CaseIterable {
        case leadIns = "remark lead-ins"
        case words = "remark words"
    }

    /// How much a word changes the log odds that words are a remark and not an answer, for each
    /// word that changes them considerably.
    package let weights: [String: Double]
    /// Phrases before an answer, such as "that's", that remarks begin with more often.
    package let leadIns: [[String]]

    /// Throws ``LanguageError`` if a line of words does not begin with a weight.
    init(_ text: SectionedText<Section>) throws(LanguageError) {
        var weights: [String: Double] = [:]
        for line in text[.words] {
            let words = line.words
            guard let first = words.first, let weight = Double(first), weight.isFinite else {
                throw text.error(line, .noValue)
            }
            guard words.count > 1 else { throw text.error(line, .noWord) }
            for word in words.dropFirst() { weights[word] = weight }
        }
        self.weights = weights
        leadIns = text[.leadIns].map(\.words)
    }
}
