extension ForeignQuestion {
    /// One of the answers to a question for a number.
    struct WeighedNumber {
        /// Nil when the text is none.
        var number: NumericAnswer?
        var text: String
        /// Percent of the points.
        var percent: Double
    }

    /// Takes numbers that are worth all points: the first is the answer, the others count as it
    /// stands. The margin of the first is the question's, and others are only exact.
    mutating func takeNumbers(_ numbers: [WeighedNumber], hint: String) {
        let whole = numbers.filter { $0.percent >= 100 }
        guard let first = whole.first?.number else {
            return note(.refused, "a number question without a number", hint: hint)
        }
        answer = first.text
        tolerance = first.tolerance
        for other in whole.dropFirst() {
            guard let number = other.number else {
                note(.lost, "\"\(other.text.prefix(40))\" is not a number", hint: hint)
                continue
            }
            accept.append(number.text)
            if number.tolerance != nil {
                note(
                    .lost, "\(number.text) counts too, but only without its margin",
                    hint: "make a question of its own for it if the margin matters")
            }
        }
        let part = numbers.count { $0.percent > 0 && $0.percent < 100 }
        if part > 0 {
            note(
                .lost, "\(part) \(part == 1 ? "number" : "numbers") worth a part of the points",
                hint: "only a number worth all points counts")
        }
    }
}
