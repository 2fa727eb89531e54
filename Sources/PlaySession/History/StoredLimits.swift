import Foundation
import TriviaGame

/// The limits of the numbers in a stored game. Other programs can change the bank, and numbers
/// beyond these limits would overflow. The limits are higher than any number that the program
/// itself stores.
enum StoredLimits {
    /// The limits for numbers that have one of these keys anywhere in a setup or an event.
    private static let limits: [(keys: [String], range: ClosedRange<Double>)] = [
        (
            [
                "timeLimit", "moreTime", "retryTime", "readingSecondsPerWord", "reviewSeconds",
                "decisionSeconds", "buzzSeconds", "stealSeconds", "claimSeconds", "roundSeconds",
                "requestSeconds", "seconds",
            ], 0...1_000_000
        ),
        (
            [
                "speedShare", "streakShare", "streakCeiling", "hintShare", "earlyShare",
                "wrongShare", "earlyWrongShare", "shoutShare",
            ], 0...1_000
        ),
        (
            ["fixedBase", "bonusPart", "points", "value"],
            -Double(HostAction.mostPoints)...Double(HostAction.mostPoints)
        ),
        (["count", "number"], -1_000_000...1_000_000),
        // This number of samples corresponds to 20 years.
        (["at", "sampleIndex"], -10_000_000_000_000...10_000_000_000_000),
    ]

    private static let ranges: [String: ClosedRange<Double>] = Dictionary(
        uniqueKeysWithValues: limits.flatMap { limit in limit.keys.map { ($0, limit.range) } })

    /// A message about the first number that exceeds its limits in a setup or an event; nil if the
    /// game can calculate with all numbers.
    static func problem(in text: String) throws -> String? {
        problem(in: try JSONSerialization.jsonObject(with: Data(text.utf8)), key: "")
    }

    private static func problem(in value: Any, key: String) -> String? {
        switch value {
        case let object as [String: Any]:
            for (key, value) in object.sorted(by: { $0.key < $1.key }) {
                if let problem = problem(in: value, key: key) { return problem }
            }
        case let list as [Any]:
            for value in list {
                if let problem = problem(in: value, key: key) { return problem }
            }
        default:
            guard let range = ranges[key], let number = number(value), !range.contains(number),
                !(key == "timeLimit" && number == .infinity)
            else { return nil }
            let (least, most) = (Int(range.lowerBound), Int(range.upperBound))
            return "“\(key)” must be from \(least) to \(most)"
        }
        return nil
    }

    /// A number, or a string that ``GameNotation`` writes in place of an infinite number.
    private static func number(_ value: Any) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init)
    }
}
