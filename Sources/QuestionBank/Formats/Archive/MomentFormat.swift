import Foundation

/// The format in which a cell shows a date and a time. In the resulting text, the day comes before
/// the name of the month.
struct MomentFormat: Equatable {
    private var hasWeekday = false
    private var hasDay = false
    private var hasMonth = false
    private var hasYear = false
    private var hasHour = false
    private var hasMinute = false
    private var hasSecond = false
    private var isTwelveHours = false
    /// Whether the hours measure elapsed time and may exceed 24.
    private var isElapsed = false

    /// Reads the code of a number format. Returns nil if the format shows neither a date nor a
    /// time.
    init?(signs: String) {
        isTwelveHours = signs.contains("am/pm") || signs.contains("a/p")
        isElapsed = signs.contains("[")
        let clean = signs.replacing("am/pm", with: "").replacing("a/p", with: "")
        var runs: [String] = []
        var last: Character?
        for letter in clean {
            if "ymdhs".contains(letter) {
                if letter == last {
                    runs[runs.count - 1].append(letter)
                } else {
                    runs.append(String(letter))
                }
            }
            last = letter
        }
        for (index, run) in runs.enumerated() {
            switch run.first {
            case "y": hasYear = true
            case "d": if run.count > 2 { hasWeekday = true } else { hasDay = true }
            case "h": hasHour = true
            case "s": hasSecond = true
            default:
                // Next to hours or seconds, an “m” in the code stands for minutes.
                let isMinute =
                    isElapsed || index > 0 && runs[index - 1].first == "h"
                    || index + 1 < runs.count && runs[index + 1].first == "s"
                if isMinute { hasMinute = true } else { hasMonth = true }
            }
        }
        if runs.isEmpty { return nil }
    }

    /// The text for a number of days since 1900 or 1904. The year 1900 is treated as a leap year
    /// (ECMA-376 part 1, 18.17.4.1).
    func text(_ serial: Double, countsFrom1904: Bool) -> String? {
        guard serial >= 0, serial < 2_958_466 else { return nil }
        let seconds = Int((serial * 86_400).rounded())
        let days = seconds / 86_400
        let sinceUnix = countsFrom1904 ? days - 24_107 : days - (days < 60 ? 25_568 : 25_569)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = calendar.dateComponents(
            [.year, .month, .day, .weekday],
            from: Date(timeIntervalSince1970: Double(sinceUnix) * 86_400))
        var parts: [String] = []
        if hasDay, let day = date.day { parts.append(String(day)) }
        if hasMonth, let month = date.month { parts.append(Self.months[month - 1]) }
        if hasYear, let year = date.year { parts.append(String(year)) }
        if parts.isEmpty, hasWeekday, let day = date.weekday { parts = [Self.days[day - 1]] }
        let time = time(isElapsed ? seconds : seconds % 86_400)
        if !time.isEmpty { parts.append(time) }
        return parts.joined(separator: " ")
    }

    private func time(_ seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        let hours = seconds / 3600
        let shownHours = isTwelveHours ? (hours + 11) % 12 + 1 : hours
        let minutes = hasHour ? seconds / 60 % 60 : seconds / 60
        var text = hasHour ? String(shownHours) : ""
        if hasMinute { text += text.isEmpty ? String(minutes) : ":" + two(minutes) }
        if hasSecond { text += text.isEmpty ? String(seconds) : ":" + two(seconds % 60) }
        return isTwelveHours && hasHour ? text + (hours % 24 < 12 ? " AM" : " PM") : text
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
    private static let days = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
}
