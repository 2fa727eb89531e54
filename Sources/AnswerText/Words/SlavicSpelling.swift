/// One spelling for all the ways in which other languages write a Slavic name: "Gorbachev" and
/// "Gorbatschow".
package enum SlavicSpelling {
    /// The common spelling of a name with a Slavic ending; any other word is returned unchanged.
    package static func common(_ letters: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard letters.count >= fewestLetters, let last = letters.last, lastLetters.contains(last)
        else { return letters }
        let isGerman = letters.contains { $0 == "w" } || contains("sch", in: letters)
        let replaced = replace(letters, isGerman ? german : other)
        var spelled = replace(replaced[...], any)
        for index in spelled.indices.dropFirst().reversed() {
            let letter = spelled[index]
            if letter == spelled[index - 1], letter == "i" || !letter.isVowel {
                spelled.remove(at: index)
            }
        }
        return endings.contains { spelled.suffix($0.count).elementsEqual($0) }
            ? spelled[...] : letters
    }

    private typealias Rule = (from: [UInt8], to: [UInt8])

    private static let fewestLetters = 5
    /// The last letters of all spellings of the endings.
    private static let lastLetters = Array("vfwayijhoc".utf8)

    private static let table = JudgeTable("slavic-spellings")
    private static let german = rules("german")
    private static let other = rules("other")
    private static let any = rules("any")
    private static let endings = table.words(of: "endings").map { Array($0.utf8) }

    private static func rules(_ section: String) -> [Rule] {
        table.pairs(of: section).compactMap { pair in
            pair.others.first.map { (Array(pair.word.utf8), Array($0.utf8)) }
        }
    }

    /// Replaces letters by the first rule that fits at each place.
    private static func replace(_ letters: ArraySlice<UInt8>, _ rules: [Rule]) -> [UInt8] {
        var replaced: [UInt8] = []
        var rest = letters
        while let letter = rest.first {
            let rule = rules.first { rest.starts(with: $0.from) }
            replaced += rule?.to ?? [letter]
            rest = rest.dropFirst(rule?.from.count ?? 1)
        }
        return replaced
    }

    private static func contains(_ part: StaticString, in letters: ArraySlice<UInt8>) -> Bool {
        part.withUTF8Buffer { part in
            letters.indices.contains { letters[$0...].starts(with: part) }
        }
    }
}
