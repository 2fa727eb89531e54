import Languages

/// A date in figures: "1918-11-11", "11.11.1918", "20/7/69" or "12/24".
package struct DateFigures {
    struct Reading {
        var day: Int
        var month: Int
        var year: Int?
    }

    /// The dates that the figures can mean. Except in dates such as "1918-11-10", the notation does
    /// not show whether the day or the month comes first.
    let readings: [Reading]

    /// Returns nil if the words are not a date in figures.
    package init?(_ words: WordList) {
        guard words.count <= 3, let first = words.words.first,
            words.letters(of: first)[first.start].isDigit
        else { return nil }
        let texts = Self.figures(in: words)
        let numbers = texts.compactMap { Int($0) }
        guard numbers.count == texts.count, (2...3).contains(numbers.count) else { return nil }
        let all: [Reading] =
            if texts.count == 2 {
                [
                    Reading(day: numbers[0], month: numbers[1]),
                    Reading(day: numbers[1], month: numbers[0]),
                ]
            } else if texts[0].utf8.count == 4 {
                [Reading(day: numbers[2], month: numbers[1], year: numbers[0])]
            } else if [2, 4].contains(texts[2].utf8.count) {
                [
                    Reading(day: numbers[0], month: numbers[1], year: numbers[2]),
                    Reading(day: numbers[1], month: numbers[0], year: numbers[2]),
                ]
            } else {
                []
            }
        let fit = all.filter { (1...31).contains($0.day) && (1...12).contains($0.month) }
        guard !fit.isEmpty else { return nil }
        readings = fit
    }

    /// The numbers that slashes, hyphens or periods separate.
    private static func figures(in list: WordList) -> [String] {
        let words = list.words
        func text(_ word: Word) -> String {
            String(decoding: list.letters(of: word), as: UTF8.self)
        }
        if words.count == 1 {
            let parts = text(words[0]).split(separator: ".", omittingEmptySubsequences: false)
            return parts.count == 3 ? parts.map(String.init) : []
        }
        return words.allSatisfy(\.isNumber)
            && words.dropFirst().allSatisfy { $0.hasAny([.afterSlash, .afterHyphen]) }
            ? words.map(text) : []
    }

    /// Whether the figures can stand for the given date. The year may be given with or without its
    /// century.
    package func mean(day: Int, month: Int, year: Int?) -> Bool {
        readings.contains { reading in
            guard reading.day == day, reading.month == month else { return false }
            guard let said = reading.year else { return year == nil }
            return [0, 1900, 2000].contains { century in
                (century == 0 || said < 100) && year == said + century
            }
        }
    }

    /// Converts a complete date in figures to words: "11 November 1918". For any other text, the
    /// list is empty.
    package static func variants(of text: String, in language: CompiledLanguage) -> [String] {
        guard (8...10).contains(text.utf8.count), text.utf8.first?.isDigit ?? false,
            text.utf8.allSatisfy({ $0.isDigit || "-./".utf8.contains($0) }),
            let date = DateFigures(WordList(text, language.lexicon))
        else { return [] }
        return date.readings.compactMap { reading in
            let months = language.language.words[.month]
            guard let year = reading.year, year > 99, months.count >= 12 else { return nil }
            let month = months[reading.month - 1]
            return "\(reading.day) \(month.prefix(1).uppercased())\(month.dropFirst()) \(year)"
        }
    }
}
