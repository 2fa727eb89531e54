/// Times of day in 12-hour and 24-hour notation: "3:30 pm" and "15:30".
package enum ClockTimes {
    /// The same time in the other notation (12-hour or 24-hour), if the text is a time.
    package static func variants(of text: String) -> [String] {
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
        switch half {
        case "pm" where (1...12).contains(hour): return ["\(hour % 12 + 12):\(minutes)"]
        case "am" where hour == 12: return ["0:\(minutes)"]
        case nil where parts.count == 2 && hour == 0: return ["12:\(minutes) am"]
        case nil where parts.count == 2 && hour > 12: return ["\(hour - 12):\(minutes) pm"]
        default: return []
        }
    }

    private static let longest = 12
}
