import Languages

/// Words such as "ocean" or "legs" that players repeat from the question and that the judge
/// ignores.
struct AskedWords {
    /// Words before an answer, such as "the river" before "Tigris".
    var before: [[String]] = []
    /// Words after an answer, such as "ocean" after "Pacific".
    var after: [[String]] = []
    /// The words for counted things, such as "legs".
    var counted: [[String]] = []

    init(_ question: String?, in phrases: Lists<PhraseKind>) {
        let words = (question ?? "").lowercased().split { !$0.isLetter && $0 != "'" }.map {
            $0.split(separator: "'").joined(separator: "'")
        }
        for kind in phrases[.heardKind] where words.contains(kind) { after.append([kind]) }
        for kind in phrases[.heardKindBefore]
        where kind.split(separator: " ").last.map({ words.contains(String($0)) }) == true {
            before.append(kind.split(separator: " ").map(String.init))
        }
        for asking in phrases[.askingNumber].map({ $0.split(separator: " ").map(String.init) })
        where !asking.isEmpty && asking.count < words.count {
            for place in 0..<(words.count - asking.count)
            where words[place..<(place + asking.count)].elementsEqual(asking) {
                let word = words[place + asking.count]
                if Self.canBeSaid(word) { counted.append([word]) }
            }
        }
        after += counted
    }

    /// Whether a word can be pronounced. A word that cannot be pronounced would make the grammar
    /// invalid.
    private static func canBeSaid(_ word: String) -> Bool {
        word.utf8.count { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } > 1
    }
}
