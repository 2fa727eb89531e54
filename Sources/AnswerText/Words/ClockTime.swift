/// A time of day, such as "half past three", "seven oh five", "3.30 pm", "15:30" or "twelve noon".
package struct ClockTime: Equatable {
    package enum Half: Equatable { case am, pm }

    /// Minutes since twelve o'clock.
    package private(set) var minutes: Int
    /// The half of the day; nil if the words do not state it.
    package private(set) var half: Half?

    /// Reads a time. Returns nil if the words contain anything else.
    package init?(_ list: WordList) {
        var reader = Reader()
        for (place, word) in list.words.enumerated() {
            guard reader.read(word, at: place, list) else { return nil }
        }
        guard let (hour, minute) = reader.hourAndMinute(list) else { return nil }
        let day = hour == 24 ? 0 : hour
        minutes = day % 12 * 60 + minute
        let isWritten = hour > 12 || hour == 0
        half = isWritten ? (day >= 12 ? .pm : .am) : nil
        if let part = reader.part {
            guard let said = part.half(hour: day), half == nil || half == said else { return nil }
            half = said
        }
    }

    /// Whether the time is noon or midnight.
    package var isTwelve: Bool { minutes == 0 && half != nil }

    /// Whether two times of day match. One of the times may omit the half of the day.
    package func isSaid(by other: ClockTime) -> Bool {
        minutes == other.minutes && (half == nil || other.half == nil || half == other.half)
    }

    /// Whether the times differ by at most `tolerance` minutes.
    package func isNear(_ other: ClockTime, within tolerance: Double) -> Bool {
        let isDay = half != nil && other.half != nil
        let length = isDay ? 24 * 60 : 12 * 60
        func place(_ time: ClockTime) -> Int {
            time.minutes + (isDay && time.half == .pm ? 12 * 60 : 0)
        }
        let apart = abs(place(self) - place(other))
        return Double(min(apart, length - apart)) <= tolerance
    }

    /// Whether an answer line contains a time, written with a colon or with words like "quarter to
    /// nine".
    package static func isWritten(in text: String, _ list: WordList) -> Bool {
        let words = text.lowercased().split(separator: " ")
        let hasShare = words.contains("quarter") || words.contains("half")
        let hasPast = words.contains("past") || hasShare && words.contains("to")
        return hasPast || list.words.contains { parts[$0.key] != nil || $0.key == WordKey.oclock }
            || text.split(separator: ":").count == 2
                && text.first(where: { !$0.isWhitespace })?.isNumber ?? false
    }

    /// Parts of the day. Each part is named after the section that lists its words.
    private enum Part: String, CaseIterable {
        case morning, evening, night, noon, midnight

        /// The half of the day to which an hour in this part of the day belongs; nil if the hour is
        /// outside this part of the day.
        package func half(hour: Int) -> Half? {
            switch self {
            case .morning: .am
            case .evening: .pm
            case .night: hour % 12 < 5 ? .am : .pm
            case .noon: [0: .pm, 11: .am][hour % 12]
            case .midnight: [0: .am, 11: .pm][hour % 12]
            }
        }
    }

    private static let parts: [UInt64: Part] = {
        var parts: [UInt64: Part] = [:]
        for part in Part.allCases {
            for word in JudgeTable.lists.read(part.rawValue).joined() where !word.isNumber {
                parts[word.key] = part
            }
        }
        return parts
    }()

    /// Words that mean a part of the day only after "o'clock".
    private static let partsBesideOclock = [
        WordKey.hash("am"): Part.morning, WordKey.hash("pm"): .evening,
    ]

    private static func isTwelve(_ word: Word) -> Bool {
        parts[word.key] == .noon || parts[word.key] == .midnight
    }

    private struct Reader {
        package private(set) var part: Part?
        private var numbers: [Word] = []
        /// How many numbers precede the word "to".
        private var beforeTo: Int?
        /// Whether "to" rather than "past" came before noon or midnight.
        private var isBeforeTwelve: Bool?

        /// Reads a word. Returns false if the word cannot be part of a time.
        package mutating func read(_ word: Word, at place: Int, _ list: WordList) -> Bool {
            if word.isNumber {
                numbers.append(word)
                return numbers.count <= 3 && word.lacks([.ordinal, .decade])
            }
            let isBesideOclock = place > 0 && list.words[place - 1].key == WordKey.oclock
            if let said = ClockTime.parts[word.key]
                ?? (isBesideOclock ? ClockTime.partsBesideOclock[word.key] : nil)
            {
                let isFirst = part == nil
                part = said
                return isFirst
            }
            if !numbers.isEmpty || place > 0 && list.words[place - 1].key == WordKey.minute,
                place + 1 < list.count
            {
                let isTo = Self.toWords.contains(word.key)
                if ClockTime.isTwelve(list.words[place + 1]),
                    isTo || Self.pastWords.contains(word.key)
                {
                    isBeforeTwelve = isTo
                    return true
                }
                if isTo, !numbers.isEmpty, list.words[place + 1].isNumber {
                    beforeTo = numbers.count
                    return true
                }
            }
            if word.key == WordKey.minute {
                return list.words[(place + 1)...].first.map {
                    Self.toWords.contains($0.key) || Self.pastWords.contains($0.key)
                } ?? false
            }
            return !word.isContent || Self.beside.contains(word.key)
        }

        func hourAndMinute(_ list: WordList) -> (hour: Int, minute: Int)? {
            if let isBeforeTwelve {
                let said = numbers.isEmpty ? 1 : numbers[0].number
                let isShare = said == 0.5 || said == 0.25
                let minute = isShare ? said * 60 : said
                guard numbers.count < 2, (1..<60).contains(minute) else { return nil }
                return isBeforeTwelve ? Self.valid(11, 60 - minute) : Self.valid(12, minute)
            }
            guard !numbers.isEmpty else {
                return part == .noon || part == .midnight ? (12, 0) : nil
            }
            if let beforeTo { return hourAndMinute(to: beforeTo) }
            // "Seven zero five" means 7:05.
            let hasZero = numbers.count == 3 && numbers[1].number == 0 && numbers[2].number < 10
            if hasZero { return Self.valid(numbers[0].number, numbers[2].number) }
            if numbers.count == 2 {
                let minute = list.letters(of: numbers[1])
                let isPair = minute.count > 1
                return isPair ? Self.valid(numbers[0].number, numbers[1].number) : nil
            }
            guard numbers.count == 1 else { return nil }
            return hourAndMinute(inOne: numbers[0], list)
        }

        /// Reads a time from one number, such as "0705", "fifteen thirty", "3.30" or "eight".
        private func hourAndMinute(
            inOne word: Word, _ list: WordList
        ) -> (hour: Int, minute: Int)? {
            let letters = list.letters(of: word)
            let digits = letters.split(separator: UInt8(ascii: "."))
            if digits.count == 2 {
                guard digits[1].count == 2 else { return nil }
                let hour = word.number.rounded(.down)
                return Self.valid(hour, ((word.number - hour) * 100).rounded())
            }
            let isLong =
                word.number >= 100 || letters.first == UInt8(ascii: "0") && letters.count == 4
            guard isLong else { return Self.valid(word.number, 0) }
            let hour = (word.number / 100).rounded(.down)
            return Self.valid(hour, word.number - hour * 100)
        }

        /// Reads a time such as "ten to three".
        private func hourAndMinute(to place: Int) -> (hour: Int, minute: Int)? {
            guard place == 1, numbers.count == 2, (1...12).contains(numbers[1].number),
                (1..<60).contains(numbers[0].number)
            else { return nil }
            return Self.valid(
                numbers[1].number == 1 ? 12 : numbers[1].number - 1, 60 - numbers[0].number)
        }

        private static func valid(_ hour: Double, _ minute: Double) -> (hour: Int, minute: Int)? {
            guard let hour = Int(exactly: hour), let minute = Int(exactly: minute),
                (0...24).contains(hour), (0..<60).contains(minute), hour < 24 || minute == 0
            else { return nil }
            return (hour, minute)
        }

        private static let pastWords = JudgeTable.lists.keys(of: "past")
        private static let toWords = JudgeTable.lists.keys(of: "before the hour")
        /// Words that may stand next to a time without changing its meaning.
        private static let beside = JudgeTable.lists.keys(of: "beside times")
    }
}
