/// Numbers that are accepted in addition to the main answer, as in "50 ± 2" or "50 (accept 48-52)".
extension AnswerLine {
    /// Removes a tolerance such as "± 2" from the main answer and stores it in ``tolerance``.
    mutating func takeTolerance() {
        guard tolerance == nil, let first = answers.first, !first.isMarked else { return }
        for mark in ["±", "+/-", "+-"] {
            let sides = first.text.split(separator: mark).map { $0.trimmed() }
            guard sides.count == 2, Self.number(in: sides[0]) != nil,
                let difference = Self.number(in: sides[1]), !sides[1].contains("%")
            else { continue }
            answers[0] = AnswerForm(sides[0] + Self.unit(behind: sides[0], in: sides[1]))
            tolerance = difference
            return
        }
    }

    /// The ranges of accepted numbers: the tolerance around the answer, and the accepted ranges
    /// that contain the answer.
    package func numbersThatCount(_ lexicon: Lexicon) -> [ClosedRange<Double>] {
        let numbers = WordList(official, lexicon).words.filter(\.isNumber).map(\.number)
        guard let answer = numbers.first, answer.isFinite else { return [] }
        let near = tolerance.flatMap { $0 >= 0 ? [(answer - $0)...(answer + $0)] : nil } ?? []
        guard numbers.count == 1 else { return near }
        return near
            + clauses.filter { $0.directive == .accept }.flatMap(\.forms).compactMap {
                Self.range(in: $0.text, lexicon).flatMap { Self.scaled($0, to: answer) }
            }
    }

    /// The range, converted to the scale of the answer; nil if the range does not contain the
    /// answer. For an answer of 4.54 billion, the range from 4.4 to 4.7 means billions.
    private static func scaled(_ range: ClosedRange<Double>, to answer: Double)
        -> ClosedRange<Double>?
    {
        [1, 1e3, 1e6, 1e9, 1e12].first { range.contains(answer / $0) }.map {
            (range.lowerBound * $0)...(range.upperBound * $0)
        }
    }

    /// The number in a text that contains exactly one number, with or without a unit. Otherwise
    /// nil.
    private static func number(in text: String) -> Double? {
        let numbers = WordList(text, .english).words.filter(\.isNumber)
        return numbers.count == 1 ? numbers[0].number : nil
    }

    /// The unit, if it is written only after the tolerance, as in "12 ± 1 km".
    private static func unit(behind number: String, in difference: String) -> String {
        guard number.last?.isNumber ?? false, difference.first?.isNumber ?? false else { return "" }
        let unit = difference.drop { $0.isNumber || ".,".contains($0) }.trimmed()
        return unit.isEmpty ? "" : " " + unit
    }

    /// The range that the text describes, as in "48-52", "between 48 and 52" or "48 to 52".
    private static func range(in text: String, _ lexicon: Lexicon) -> ClosedRange<Double>? {
        guard text.utf8.count < longest else { return nil }
        let words = WordList(text, lexicon).words
        let numbers = words.filter(\.isNumber).map(\.number)
        let rest = words.filter { !$0.isNumber && !$0.has(.unit) }.map(\.key)
        guard numbers.count == 2, numbers[0] < numbers[1], rest.allSatisfy(joints.contains),
            !rest.isEmpty || text.contains(where: dashes.contains)
        else { return nil }
        return numbers[0]...numbers[1]
    }

    private static let longest = 60
    private static let dashes: Set<Character> = ["-", "–", "—"]
    private static let joints = JudgeTable.lists.keys(of: "joints of ranges")
}
