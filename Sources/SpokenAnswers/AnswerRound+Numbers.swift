import CommandMatcher
import SpeechRecognition

extension AnswerRound {
    /// Ways to say the answer with a different number that is not accepted. Phrases that are
    /// already in `phrases` are left out.
    func numbersBeside(except phrases: [Grammar.Phrase]) -> [Grammar.Phrase] {
        var seen = Set(phrases.map(\.words))
        // Numbers next to the accepted numbers, and numbers such as "seventy five" for an accepted
        // "seventy".
        let near = numbersWithinTolerance
        let ends = [near.min(), near.max()].compactMap(\.self).map {
            AnswerLine(answer: text(with: $0))
        }
        let others =
            ([judge.line] + ends).flatMap { SpokenForms.numbersBeside($0, in: language) }
            + near.filter { $0.isMultiple(of: 10) && $0 % 100 >= 20 }.flatMap { tens in
                (1...9).map { text(with: tens + $0) }
            } + multiples
        return
            others
            .filter { judge.judge(typed: $0).outcome == .reject }
            .flatMap(ways)
            .filter { seen.insert($0).inserted }
            .map { .init(id: Self.rivalPhrase, words: $0, weight: Self.rivalWeight) }
    }

    /// The answer with its number multiplied, for example by 100, so that "eight hundred" does not
    /// match "eight".
    private var multiples: [String] {
        guard let value = figure?.value, (1..<1_000).contains(value) else { return [] }
        let isSaidInHundreds = value < 100 && !value.isMultiple(of: 10)
        return ((isSaidInHundreds ? [100] : []) + [1_000, 1_000_000]).map { text(with: value * $0) }
    }

    /// Numbers within the tolerance, such as "seventy" if the answer is 71 ± 2.
    func numbersThatCount(except phrases: [Grammar.Phrase]) -> [Grammar.Phrase] {
        var seen = Set(phrases.map(\.words))
        return numbersWithinTolerance.map(text)
            .filter { judge.judge(typed: $0).outcome == .accept }
            .flatMap(ways)
            .filter { seen.insert($0).inserted }
            .map {
                .init(
                    id: AnswerClause.Directive.accept.rawValue, words: $0,
                    weight: Self.knownWeight)
            }
    }

    /// Whole numbers within the tolerance. The nearest numbers come first, followed by round
    /// numbers.
    private var numbersWithinTolerance: [Int] {
        guard let tolerance = judge.line.tolerance, tolerance >= 1, let place = figure,
            Double(place.value) < Self.largest
        else { return [] }
        let (value, reach) = (place.value, Int(min(tolerance, Self.largest)))
        let near = (1...min(reach, Self.mostNear)).flatMap { [value - $0, value + $0] }
        var (step, isFive) = (1, false)
        while 2 * reach / step > Self.mostRound {
            step *= isFive ? 2 : 5
            isFive.toggle()
        }
        let first = (value - reach + step - 1) / step * step
        let round = stride(from: first, through: value + reach, by: step)
        var seen: Set<Int> = [value]
        return (near + round).filter { $0 >= 0 && seen.insert($0).inserted }
    }

    private static let mostNear = 5
    private static let mostRound = 10
    private static let largest = 1e12

    /// The only whole number in the answer, and the range of its digits. If the number is written
    /// in words, the range is nil.
    private var figure: (value: Int, range: Range<String.Index>?)? {
        let official = judge.line.official
        let figures = official.matches(of: /\d{1,3}(?:,\d{3})+|\d+/)
        if figures.count == 1, let only = figures.first {
            return Int(only.output.filter { $0 != "," }).map { ($0, only.range) }
        }
        guard figures.isEmpty, let value = SpokenNumber.value(in: official, language: language)
        else { return nil }
        return Int(exactly: value).map { ($0, nil) }
    }

    /// The text of the answer with a different number.
    private func text(with number: Int) -> String {
        guard let range = figure?.range else { return String(number) }
        let official = judge.line.official
        return official[..<range.lowerBound] + String(number) + official[range.upperBound...]
    }

    private func ways(_ text: String) -> [[String]] {
        SpokenForms(of: AnswerLine(answer: text), limit: Self.mostWays, in: language).forms
            .filter { $0.directive == .accept }.map(\.words)
    }

    /// The maximum number of ways to say a day or a year.
    private static let mostWays = 6

    /// The frequency of a different number followed by what is counted, which is also the
    /// frequency of extra words after an answer.
    private static let countedWeight = 5e-5

    /// Numbers that sound like the answer, followed by what is counted, as in "fourteen strings".
    /// If there are no choices, small numbers without the counted thing are also included.
    func otherNumbers(of counted: [[String]]) -> [Grammar.Phrase] {
        let isSmall = choices.isEmpty && SpokenForms.numbersBeside(judge.line, in: language).isEmpty
        let endings = counted + (isSmall ? [[]] : [])
        guard !endings.isEmpty else { return [] }
        return SpokenForms.numbersNear(judge.line, in: language).flatMap { number in
            endings.map {
                .init(id: Self.rivalPhrase, words: number + $0, weight: Self.countedWeight)
            }
        }
    }
}
