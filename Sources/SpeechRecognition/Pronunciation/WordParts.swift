internal import Foundation

/// A part of a written word that is pronounced separately.
enum WordPart: Equatable {
    /// Letters from a to z, possibly with apostrophes between them: "o'brien", "wazowski's".
    case letters(String)
    /// Letters that are read out by their names: "u.s.", "f.b.i."
    case initials(String)
    /// The readings of a number or symbol. Each reading is a list of words.
    case readings([[String]])
}

enum WordParts {
    /// The word in lower-case Latin letters without accents. Punctuation is kept.
    static func folded(_ word: String) -> String {
        var text = word.lowercased()
        if text.utf8.allSatisfy({ $0 < 128 }) { return text }
        for (curly, straight) in [("’", "'"), ("‘", "'"), ("–", "-"), ("—", "-"), ("·", "-")] {
            text = text.replacingOccurrences(of: curly, with: straight)
        }
        // "Any-Latin; Latin-ASCII" would convert a currency sign to a letter or remove it.
        return text.reduce(into: "") { result, character in
            if character.isASCII || symbolWords[character] != nil {
                result.append(character)
            } else {
                result += latin(String(character))
            }
        }
    }

    private static func latin(_ text: String) -> String {
        let transform = StringTransform("Any-Latin; Latin-ASCII")
        let latin = text.applyingTransform(transform, reverse: false) ?? ""
        return String(latin.lowercased().unicodeScalars.filter(\.isASCII))
    }

    /// The parts of a word without the punctuation between them; empty if nothing can be
    /// pronounced.
    static func split(_ folded: String) -> [WordPart] {
        if let initials = initials(folded) { return [.initials(initials)] }
        var parts: [WordPart] = []
        var rest = Substring(folded)
        while let first = rest.first {
            if first.isASCIIDigit {
                let (readings, length) = NumberReading.prefix(of: rest)
                parts.append(.readings(readings))
                rest = rest.dropFirst(length)
            } else if first.isASCIILetter {
                let run = rest.prefix { $0.isASCIILetter || $0 == "'" }
                parts.append(.letters(trimmingApostrophes(run)))
                rest = rest.dropFirst(run.count)
            } else {
                if let word = symbolWords[first] { parts.append(.readings([[word]])) }
                rest = rest.dropFirst()
            }
        }
        return parts
    }

    /// The letters of an abbreviation such as "u.s.", "u.s" or "j.r.r."; nil for any other text.
    private static func initials(_ word: String) -> String? {
        guard word.contains(".") else { return nil }
        let letters = word.split(separator: ".")
        guard letters.count > 1 || word.hasSuffix("."),
            letters.allSatisfy({ $0.count == 1 && $0.first?.isASCIILetter == true })
        else { return nil }
        return letters.joined()
    }

    private static func trimmingApostrophes(_ run: Substring) -> String {
        var run = run
        while run.last == "'" { run = run.dropLast() }
        while run.first == "'" { run = run.dropFirst() }
        return String(run)
    }

    /// Symbols that are spoken within words. All other symbols are silent.
    private static let symbolWords: [Character: String] = [
        "&": "and", "+": "plus", "%": "percent", "@": "at", "=": "equals", "#": "number",
        "$": "dollar", "€": "euro", "£": "pound", "¥": "yen", "°": "degrees",
    ]
}

extension Character {
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }
    var isASCIILetter: Bool { ("a"..."z").contains(self) }
}
