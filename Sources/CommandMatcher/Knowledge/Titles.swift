/// The parts of long titles that are names in themselves, such as "Birdman" and "The Empire Strikes
/// Back".
struct Titles {
    /// Parts that stand for the whole title.
    private(set) var names: [String] = []
    /// The name of the title's series.
    private(set) var series: String?

    /// - Parameter text: A form of the answer as it was written. A colon, a dash or the word "or"
    ///   must separate the parts of a title.
    init(_ text: String) {
        if let part = Self.part(ofSeriesIn: text) { names.append(part) }
        series = Self.seriesOfParts[WordKey.sequence(WordList(text, .english).words)]
        guard Self.mayHoldMark(text), let (main, rest) = Self.divide(text),
            !Self.isSeries(text)
        else { return }
        let isPart = Self.isSeries(main)
        if isPart { series = main } else { names.append(main) }
        let parts = Self.divide(rest)
        let title = parts?.rest ?? rest
        if isPart, let number = parts?.main {
            names += [number, "\(main) \(number)", "\(main) \(title)", "\(title) \(main)"]
        }
        if !isPart, let numbered = Self.numbered(main) { names.append("\(numbered) \(rest)") }
        if Self.saysEnough(title),
            isPart || WordList(main, .english).words.contains(where: \.isNumber)
        {
            names.append(title)
        }
    }

    /// A numbered title without its number: "Terminator" for "Terminator 2".
    private static func numbered(_ main: String) -> String? {
        guard let space = main.lastIndex(of: " "),
            let number = WordList(main[space...], .english).words.last, number.number < 20
        else { return nil }
        return main[..<space].trimmed()
    }

    /// The title that follows a series name and the words "and the": "Goblet of Fire".
    private static func part(ofSeriesIn text: String) -> String? {
        guard text.utf8.count > joint.count * 2,
            let (main, title) = divide(text, at: [joint]), isSeries(main), saysEnough(title)
        else { return nil }
        return title
    }

    private static let joint = Array(" and the ".utf8)

    private static func divide(
        _ text: String, at marks: [[UInt8]] = Self.marks
    ) -> (main: String, rest: String)? {
        let bytes = Array(text.utf8)
        guard bytes.count < 200 else { return nil }
        for mark in marks {
            guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else {
                continue
            }
            let main = String(decoding: bytes[..<start], as: UTF8.self).trimmed()
            let rest = String(decoding: bytes[(start + mark.count)...], as: UTF8.self).trimmed()
            guard !WordList(main, .english).isEmpty, !WordList(rest, .english).isEmpty else {
                continue
            }
            return (main, rest)
        }
        return nil
    }

    private static let marks = [
        "; or, ", ", or, ", " or: ", ": or, ", " or (", ": ", " – ", " — ", " - ",
    ].map { Array($0.utf8) }

    /// Tests quickly whether the text may contain a mark that divides a title.
    private static func mayHoldMark(_ text: String) -> Bool {
        text.utf8.contains { $0 >= 0xE2 || ":;,-(".utf8.contains($0) }
    }

    /// Whether a text has more than one content word, and can therefore be a title.
    private static func saysEnough(_ title: String) -> Bool {
        WordList(title, .english).words.count(where: \.isContent) > 1
    }

    private static let seriesOfParts: [UInt64: String] = Dictionary(
        JudgeTable("series-parts").lines().flatMap { line in
            let sides = line.split(separator: ":")
            return sides[1].split(separator: ",").map {
                (WordKey.sequence(WordList($0, .english).words), String(sides[0]))
            }
        }, uniquingKeysWith: { first, _ in first })

    private static func isSeries(_ text: String) -> Bool {
        series.contains(WordKey.sequence(WordList(text, .english).words))
    }

    /// The names of series. The name of a series does not identify any single part of the series.
    private static let series = KeySet(
        JudgeTable("series").phrases().map { WordKey.sequence($0) })
}
