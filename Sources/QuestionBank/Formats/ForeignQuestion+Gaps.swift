extension ForeignQuestion {
    /// The maximum number of gaps in one question. The processing cost grows with the square of the
    /// number of gaps.
    static let mostGaps = 50

    /// Creates a question for each gap, with all other gaps filled. `texts` has one more item than
    /// `gaps`.
    mutating func ask(_ gaps: [ForeignQuestion], between texts: [String]) {
        let filled = gaps.map(\.answer)
        ask(
            gaps.enumerated().map { open, gap in
                var question = gap
                question.prompt = Self.filled(texts, filled, open: open)
                return question
            })
    }

    private static func filled(_ texts: [String], _ answers: [String], open: Int) -> String {
        guard answers.count <= mostGaps else { return "" }
        var prompt = texts.first ?? ""
        for (number, text) in texts.dropFirst().enumerated() where number < answers.count {
            let isJoined = text.first.map { $0.isPunctuation || $0.isWhitespace } ?? true
            if let last = prompt.last, !last.isWhitespace { prompt += " " }
            prompt += (number == open ? "_____" : answers[number]) + (isJoined ? "" : " ") + text
        }
        return prompt
    }

    /// Creates one question for each gap in a text with several gaps.
    mutating func ask(_ gaps: [ForeignQuestion]) {
        guard gaps.count <= Self.mostGaps else {
            return noteTooManyGaps(gaps.count)
        }
        note(
            .note,
            "the text has \(gaps.count) gaps; each is asked separately, with the others filled in",
            hint: "reword the questions if one gives away another")
        variants = gaps.map { gap in
            var question = gap
            question.prompt = gap.prompt.trimmed
            question.category = category
            question.difficulty = difficulty
            question.tags = tags
            question.points = points
            question.explanation = question.explanation ?? explanation
            question.media = media + gap.media
            question.embedded = embedded + gap.embedded
            question.mayHoldAlternatives = false
            return question
        }
    }

    mutating func noteTooManyGaps(_ count: Int) {
        note(
            .refused, "the text has \(count) gaps",
            hint: "split it; a text can have at most \(Self.mostGaps) gaps")
    }
}
