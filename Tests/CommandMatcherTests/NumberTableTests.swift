import Languages
import Testing

@testable import AnswerText
@testable import CommandMatcher

/// Numbers, dates, times, money and ratios, each tried with everything that their tables hold: written and
/// answered in words, and in words and answered as it is written.
@Suite(.timeLimit(.minutes(30)))
struct NumberTableTests {
    private func expectSame(_ one: String, _ other: String) {
        expectCounts(one, other)
        expectCounts(other, one)
    }

    private func expectCounts(_ answer: String, _ given: String) {
        let verdict = AnswerJudge(AnswerLine(answer: answer)).judge(typed: given)
        #expect(verdict.outcome == .accept, "\(given) for \(answer): \(verdict.rule.rawValue)")
    }

    private func expectDifferent(_ one: String, _ other: String) {
        for (answer, given) in [(one, other), (other, one)] {
            let verdict = AnswerJudge(AnswerLine(answer: answer)).judge(typed: given)
            #expect(verdict.outcome != .accept, "\(given) for \(answer): \(verdict.rule.rawValue)")
        }
    }

    /// Every number that the words of the table say alone, their neighbours, and numbers beside
    /// which words join: hundreds, thousands, years.
    static let numbers: [Int] = Array(
        Set(
            Array(0...121) + stride(from: 200, through: 1000, by: 100)
                + [101, 110, 999, 1001, 1010, 1066, 1100, 1492, 1900, 1901, 1999, 2000, 2001, 2024]
                + [1_000, 1_000_000, 1_000_000_000, 1_000_000_000_000].flatMap { [$0, $0 * 3 + 7] })
    ).sorted()

    @Test("a number counts in figures and in every way it is said", arguments: numbers)
    func cardinals(number: Int) {
        let forms = NumberSpeaker.english.forms(of: number)
        #expect(!forms.isEmpty)
        for words in forms {
            expectSame("\(number)", words)
            expectDifferent("\(number + 1)", words)
        }
    }

    @Test("an ordinal counts in figures and in words", arguments: 1...121)
    func ordinals(number: Int) throws {
        let words = try #require(NumberSpeaker.english.ordinal(number))
        let ending =
            switch (number % 10, number % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            default: "th"
            }
        expectSame("the \(number)\(ending) floor", "the \(words) floor")
        expectDifferent("the \(number)\(ending) floor", "the \(number + 1)th floor")
    }

    static let table = NumberWord.table(Language.english.numbers)

    @Test("every word of the table says its number", arguments: table.map(\.0))
    func words(word: String) throws {
        let entry = try #require(Self.table.first { $0.0 == word })
        switch entry.1 {
        case .unit(let value), .tens(let value): expectSame("\(value)", word)
        case .hundred: expectSame("300", "three \(word)")
        case .scale(let value): expectSame("\(Int(value * 3))", "three \(word)")
        case .ordinalUnit(let value), .ordinalTens(let value): expectSame("\(value)th", word)
        case .ordinalHundred: expectSame("100th", "one \(word)")
        case .ordinalScale(let value): expectSame("\(Int(value))th", "one \(word)")
        case .decade(let year): expectSame(year < 100 ? "19\(year)s" : "\(year)s", word)
        case .oh: expectSame("1905", "nineteen \(word) five")
        case .point: expectSame("3.14", "three \(word) one four")
        case .part(let share): expectSame("\(3 * share)", "three \(word)")
        // "2/7" may be a date.
        case .denominator(let value): expectSame("\(2 / Double(value))", "two \(word)")
        }
    }

    @Test("a time of day counts in figures and as it is said", arguments: 1...12)
    func times(hour: Int) throws {
        let name = try #require(NumberSpeaker.english.cardinal(hour))
        let next = try #require(NumberSpeaker.english.cardinal(hour % 12 + 1))
        expectSame("\(hour):00", "\(name) o'clock")
        expectSame("\(hour):15", "quarter past \(name)")
        expectSame("\(hour):30", "half past \(name)")
        expectSame("\(hour):45", "quarter to \(next)")
        for minute in [10, 20, 25, 35, 40, 50, 55] {
            let minutes = try #require(NumberSpeaker.english.cardinal(minute))
            expectSame("\(hour):\(minute)", "\(name) \(minutes)")
            let other = try #require(NumberSpeaker.english.cardinal(minute + 4))
            expectDifferent("\(hour):\(minute)", "\(name) \(other)")
        }
        expectDifferent("\(hour):30", "half past \(next)")
        expectCounts("\(hour):05", "\(name) oh five")
        expectDifferent("\(hour):05", "\(name) oh six")
        expectDifferent("\(hour):05", "\(name) fifty")
        expectSame("\(hour):20", "twenty past \(name)")
        expectSame("\(hour):23", "twenty three minutes past \(name)")
        expectDifferent("\(hour):20", "twenty past \(next)")
        expectDifferent("\(hour):20", "twenty to \(name)")
        expectCounts("\(hour):40", "twenty to \(next)")
        expectCounts("\(hour):37", "it's twenty three minutes to \(next)")
        expectCounts("\(hour):40 pm", "twenty to \(next)")
        expectCounts("\(hour):40 p.m.", "it's twenty till \(next) pm")
        expectDifferent("\(hour):40 pm", "twenty to \(next) am")
        expectCounts("\(hour):05 pm", "\(name) oh five")
        expectCounts("\(hour):05 pm", "\(name) oh five p m")
        expectDifferent("\(hour):40", "twenty to \(name)")
        expectDifferent("\(hour):40", "twenty past \(next)")
    }

    @Test(
        "an answer of numbers alone is their order too",
        arguments: [
            ("3:05", "five to three"), ("1:05", "five to one"), ("5:3", "three to five"),
            ("4-4-2", "two four four"), ("3-5", "5-3"), ("24/7", "seven twenty four"),
        ])
    func order(answer: String, given: String) { expectDifferent(answer, given) }

    @Test(
        "where words stand beside numbers their order is free",
        arguments: [
            ("Henry VIII and Charles II", "Charles the second and Henry the eighth"),
            ("July 4, 1776", "the fourth of July 1776"), ("5:3", "five to three"),
            ("4-4-2", "four four two"),
        ])
    func sameOrder(answer: String, given: String) { expectSame(answer, given) }

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    @Test("a date counts written and said, and another day or month does not", arguments: months)
    func dates(month: String) throws {
        for day in [1, 2, 3, 12, 22, 30] {
            let words = try #require(NumberSpeaker.english.ordinal(day))
            expectSame("\(month) \(day)", "the \(words) of \(month)")
            expectSame("\(month) \(day), 1863", "\(month) \(words) eighteen sixty three")
            expectDifferent("\(month) \(day)", "\(month) \(day + 1)")
        }
        for other in Self.months where other != month {
            expectDifferent("\(month) 4", "\(other) 4")
        }
    }

    @Test(
        "day and month of a date with a year are asked for the year, which completes them",
        arguments: [
            ("july fourth", Verdict.Outcome.prompt), ("the 4th of july", .prompt),
            ("july fifth", .reject), ("july", .reject), ("1776", .accept), ("july 1776", .accept),
        ])
    func dayWithoutYear(given: String, outcome: Verdict.Outcome) {
        let line = AnswerLine(answer: "July 4, 1776")
        let judge = AnswerJudge(line)
        let verdict = judge.judge(typed: given)
        #expect(verdict.outcome == outcome, "\(verdict.why)")
        guard outcome == .prompt else { return }
        #expect(verdict.ask == "Which year?")
        #expect(judge.judge(typed: "seventeen seventy six", after: verdict).outcome == .accept)
        #expect(judge.judge(typed: "1777", after: verdict).outcome == .reject)
        let asked = AnswerJudge(line, question: "On which day of 1776 was it adopted?")
        #expect(asked.judge(typed: given).outcome == .accept)
    }

    @Test(
        "money counts with its sign and in words",
        arguments: [
            ("$", "dollar", "cents"), ("€", "euro", "cents"), ("£", "pound", "pence"),
        ])
    func money(sign: String, name: String, coins: String) {
        expectSame("\(sign)1", "one \(name)")
        expectSame("\(sign)7", "seven \(name)s")
        expectSame("\(sign)7.50", "seven \(name)s fifty")
        expectSame("\(sign)7.50", "seven \(name)s and fifty \(coins)")
        expectSame("\(sign)7 million", "seven million \(name)s")
        expectDifferent("\(sign)7", "seven \(name)s fifty")
        expectDifferent("\(sign)7", "eight \(name)s")
    }

    @Test("a ratio counts in figures and in words", arguments: 2...12)
    func ratios(left: Int) throws {
        let name = try #require(NumberSpeaker.english.cardinal(left))
        for right in [1, 3, 5, 9, 16] where right != left {
            let other = try #require(NumberSpeaker.english.cardinal(right))
            expectSame("\(left):\(right)", "\(name) to \(other)")
            expectDifferent("\(left):\(right)", "\(name) to \(other) hundred")
        }
    }

    @Test(
        "whole numbers are what they are, however long",
        arguments: [
            "9007199254740992", "9007199254740993", "18446744073709551617",
            "1" + String(repeating: "0", count: 308) + "1", String(repeating: "7", count: 320),
        ])
    func long(digits: String) {
        expectSame(digits, digits)
        expectSame(digits, "the number \(digits)")
        expectDifferent(digits, digits.dropLast() + (digits.last == "9" ? "8" : "9"))
        expectDifferent(digits, digits + "0")
    }
}
