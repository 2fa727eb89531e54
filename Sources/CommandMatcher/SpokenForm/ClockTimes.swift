/// Times of day by the clock of twelve hours and by that of twenty-four, "3:30 pm" and "15:30", and their minutes as
/// people say them: "seven oh five", "five past seven".
enum ClockTimes {
    /// The same time written and said otherwise; none for what is no time.
    static func variants(of text: String) -> [String] {
        guard text.utf8.count <= longest, text.first?.isNumber ?? false else { return [] }
        let text = text.lowercased().filter { $0 != "." }
        let half = ["am", "pm"].first { text.hasSuffix($0) }
        let clock = text.dropLast(half?.count ?? 0).trimmed()
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let hour = Int(parts[0]), (0...23).contains(hour) else { return [] }
        let minutes = parts.count == 2 ? parts[1] : "00"
        guard minutes.count == 2, let minute = Int(minutes), (0..<60).contains(minute) else {
            return []
        }
        let said = parts.count == 2 ? Self.said((hour + 11) % 12 + 1, minute) : []
        return said + otherClock(hour, minutes, half, isWhole: parts.count == 1)
    }

    private static func said(_ hour: Int, _ minute: Int) -> [String] {
        var ways = (1..<10).contains(minute) ? ["\(hour) oh \(minute)"] : []
        if (1..<30).contains(minute) { ways.append("\(minute) past \(hour)") }
        if minute > 30 { ways.append("\(60 - minute) to \(hour % 12 + 1)") }
        return ways
    }

    private static func otherClock(
        _ hour: Int, _ minutes: Substring, _ half: String?, isWhole: Bool
    ) -> [String] {
        switch half {
        case "pm" where (1...12).contains(hour): return ["\(hour % 12 + 12):\(minutes)"]
        case "am" where hour == 12: return ["0:\(minutes)"]
        case nil where !isWhole && hour == 0: return ["12:\(minutes) am"]
        case nil where !isWhole && hour > 12: return ["\(hour - 12):\(minutes) pm"]
        default: return []
        }
    }

    private static let longest = 12
}
