extension ForeignQuestion {
    /// One of several answers to a numeric question.
    struct WeighedNumber {
        /// The number, or nil if the text is not a number.
        var number: NumericAnswer?
        var text: String
        /// The percentage of the points that the answer earns.
        var percent: Double
    }

    /// Uses the numbers that earn full points. The margin of the first number becomes the tolerance
    /// of the question.
    mutating func takeNumbers(_ numbers: [WeighedNumber], hint: String) {
        let whole = numbers.filter { $0.percent >= 100 }
        guard let first = whole.first?.number else {
            return note(.refused, "the number question has no number", hint: hint)
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
                    .lost, "\(number.text) is also accepted, but only exactly",
                    hint: "if its margin matters, write a separate question for it")
            }
        }
        let part = numbers.count { $0.percent > 0 && $0.percent < 100 }
        if part > 0 {
            note(
                .lost, "\(part) \(part == 1 ? "number" : "numbers") worth only part of the points",
                hint: "only a number worth all points is accepted")
        }
    }

    /// Sets the points of the question, or reports a value that is not an allowed whole number.
    mutating func takePoints(_ text: String, at place: SourcePosition) {
        if text.trimmed.isEmpty { return }
        if let value = Self.number(text).flatMap({ Int(exactly: $0) }),
            Question.allowedPoints.contains(value)
        {
            points = value
        } else {
            note(
                .lost, "a question cannot be worth \"\(text.trimmed.prefix(30))\" points",
                hint: Self.pointsHint, at: place)
        }
    }

    static let pointsHint =
        "write a whole number from 0 to \(Question.allowedPoints.upperBound.grouped)"

    /// The number in text such as `$1,000`, `20 sec`, `2,5` or `1:30` (minutes and seconds).
    static func number(_ text: String) -> Double? {
        let figures = text.replacing("\u{2212}", with: "-").filter {
            $0.isNumber || ".,-:".contains($0)
        }
        let parts = figures.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count > 1 {
            let numbers = parts.compactMap { Int($0) }
            guard numbers.count == parts.count, numbers.count <= 3,
                numbers.allSatisfy({ (0..<1_000_000).contains($0) })
            else { return nil }
            return Double(numbers.reduce(0) { $0 * 60 + $1 })
        }
        let groups = figures.split(separator: ",", omittingEmptySubsequences: false)
        let isGrouped = groups.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 3 }
        let plain = figures.replacing(",", with: isGrouped ? "" : ".")
        return Double(plain).flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
    }
}
