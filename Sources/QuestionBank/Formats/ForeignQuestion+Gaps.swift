extension ForeignQuestion {
    /// Gaps of one text; more would grow with their square.
    private static let mostGaps = 50

    /// A text with several gaps is asked once for each: its own gap is open, the others are filled.
    ///
    /// - Parameter texts: what stands before, between and after the gaps: one more than gaps.
    /// - Parameter gaps: questions with answers and choices, which get their texts here.
    mutating func ask(_ gaps: [ForeignQuestion], between texts: [String]) {
        guard gaps.count <= Self.mostGaps else {
            return note(
                .refused, "a text with \(gaps.count) gaps",
                hint: "divide it: \(Self.mostGaps) gaps are the most")
        }
        note(
            .note, "a text with \(gaps.count) gaps: they are asked one by one, the others filled",
            hint: "reword the questions if they give each other away")
        variants = gaps.enumerated().map { open, gap in
            var question = gap
            let filled = gaps.enumerated().map { $0 == open ? "_____" : $1.answer }
            var prompt = texts.first ?? ""
            for (word, text) in zip(filled, texts.dropFirst()) {
                let isJoined = text.first.map { $0.isPunctuation || $0.isWhitespace } ?? true
                if let last = prompt.last, !last.isWhitespace { prompt += " " }
                prompt += word + (isJoined ? "" : " ") + text
            }
            question.prompt = prompt.trimmed
            question.category = category
            question.difficulty = difficulty
            question.tags = tags
            question.points = points
            question.explanation = question.explanation ?? explanation
            question.media = media
            question.embedded = embedded
            return question
        }
    }
}
