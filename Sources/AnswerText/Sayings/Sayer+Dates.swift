import Languages

/// Spoken days and times: ordinals next to months, and hours in 12-hour notation.
extension Sayer {
    /// Joins the parts of dates and times, so that letters such as "pm" in "6 pm" are not read as
    /// units.
    static func joinTimes(in pieces: inout [Piece]) {
        var index = 0
        while index < pieces.count {
            let count = pieces.count
            if case .colon = pieces[index] {
                joinTime(at: index, in: &pieces)
            } else {
                joinDay(at: index, in: &pieces)
                if pieces.count == count { joinHalfOfDay(at: index, in: &pieces) }
            }
            index = max(0, index + 1 - (count - pieces.count))
        }
    }

    // MARK: Days

    /// Joins a month with its day: "July 4", "4th of July".
    private static func joinDay(at index: Int, in pieces: inout [Piece]) {
        guard case .word(let month, _) = pieces[index], months.contains(month) else { return }
        let isOf: Bool
        if index > 1, case .word("of", _) = pieces[index - 1] { isOf = true } else { isOf = false }
        let before = index - (isOf ? 2 : 1)
        if let day = day(at: before, in: pieces) {
            pieces.replaceSubrange(before...index, with: [.phrases(ways(day, month))])
        } else if let day = day(at: index + 1, in: pieces) {
            pieces.replaceSubrange(index...(index + 1), with: [.phrases(ways(day, month))])
        }
    }

    private static let months = Set(CompiledLanguage.english.language.words[.month].prefix(12))

    private static func day(at index: Int, in pieces: [Piece]) -> Int? {
        guard pieces.indices.contains(index), case .digits(let digits, let suffix) = pieces[index],
            suffix != "s", let day = Int(digits), (1...31).contains(day)
        else { return nil }
        return day
    }

    private static func ways(_ day: Int, _ month: String) -> [String] {
        guard let ordinal = NumberSpeaker.english.ordinal(day),
            let cardinal = NumberSpeaker.english.cardinal(day)
        else { return [] }
        return [
            "\(month) \(ordinal)", "the \(ordinal) of \(month)", "\(month) the \(ordinal)",
            "\(month) \(cardinal)",
        ]
    }

    // MARK: Times

    /// Joins "am" or "pm" to the time before it: "6 pm", "7:45 am".
    private static func joinHalfOfDay(at index: Int, in pieces: inout [Piece]) {
        guard index > 0, case .word(let word, _) = pieces[index], let half = halves[word] else {
            return
        }
        let times: [String]
        switch pieces[index - 1] {
        case .digits(let digits, ""):
            guard let hour = Int(digits), (1...12).contains(hour) else { return }
            times = Self.times(hour, 0)
        case .phrases(let phrases): times = phrases
        default: return
        }
        let withHalf = times.filter { !$0.hasSuffix("clock") }.map { "\($0) \(half)" }
        pieces.replaceSubrange((index - 1)...index, with: [.phrases(withHalf + times)])
    }

    /// Reads "15:30" as a time and "8:3" as a ratio.
    private static func joinTime(at index: Int, in pieces: inout [Piece]) {
        guard index > 0, index + 1 < pieces.count,
            case .digits(let left, "") = pieces[index - 1],
            case .digits(let right, "") = pieces[index + 1], let first = Int(left),
            let second = Int(right)
        else { return }
        var phrases: [String]
        if right.count == 2, second < 60, first < 25 {
            phrases = times(first, second)
            if (13..<24).contains(first) {
                let evening = times(first - 12, second)
                phrases += evening.map { $0.hasSuffix("clock") ? $0 : "\($0) p m" } + evening
            }
        } else {
            guard let left = NumberSpeaker.english.cardinal(first),
                let right = NumberSpeaker.english.cardinal(second)
            else { return }
            phrases = ["\(left) to \(right)"]
        }
        pieces.replaceSubrange((index - 1)...(index + 1), with: [.phrases(phrases)])
    }

    /// The words "am" and "pm" as separate letters, because "am" is also a verb.
    private static let halves = ["am": "a. m", "pm": "p m"]

    /// The word "minute" or "minutes", which people usually leave out after multiples of five.
    private static func minutes(_ count: Int) -> String {
        count % 5 == 0 ? "" : count == 1 ? " minute" : " minutes"
    }

    private static func times(_ hour: Int, _ minute: Int) -> [String] {
        guard let name = NumberSpeaker.english.cardinal(hour),
            let rest = NumberSpeaker.english.cardinal(minute),
            let next = NumberSpeaker.english.cardinal(hour % 12 + 1)
        else { return [] }
        if minute == 0 { return ["\(name) o'clock", name] }
        let digits = minute < 10 ? "\(name) oh \(rest)" : "\(name) \(rest)"
        guard hour < 13 else { return [digits] }
        return switch minute {
        case 15: [digits, "quarter past \(name)"]
        case 30: [digits, "half past \(name)"]
        case 45: [digits, "quarter to \(next)"]
        case ..<30: [digits, "\(rest)\(minutes(minute)) past \(name)"]
        default:
            [digits]
                + (NumberSpeaker.english.cardinal(60 - minute).map {
                    ["\($0)\(minutes(60 - minute)) to \(next)"]
                } ?? [])
        }
    }
}
