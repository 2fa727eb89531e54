import Phonetics

/// Turns guides such as `Goethe ("GUR-tuh")` into pronunciations, and removes the guides from the
/// text.
enum PronunciationGuide {
    static func take(from text: String, into question: inout ForeignQuestion) -> String {
        guard text.contains("(") || text.contains("[") else { return text }
        var result = ""
        var rest = Substring(text)
        while let open = rest.firstIndex(where: { $0 == "(" || $0 == "[" }) {
            let closing: Character = rest[open] == "(" ? ")" : "]"
            let tail = rest[rest.index(after: open)...]
            guard let close = tail.prefix(80).firstIndex(of: closing),
                let guide = guide(tail[..<close], inBrackets: closing == "]")
            else {
                result += rest[...open]
                rest = tail
                continue
            }
            result += rest[..<open]
            while result.last == " " { result.removeLast() }
            note(guide, after: result, &question)
            rest = tail[tail.index(after: close)...]
        }
        return result + rest
    }

    /// The words of a pronunciation guide, which is in quotation marks, or in brackets with hyphens
    /// between the syllables.
    private static func guide(_ inside: Substring, inBrackets: Bool) -> [String]? {
        var text = inside.trimmed
        var isQuoted = false
        if let first = text.first, let last = text.last, text.count > 2,
            "\"“".contains(first), "\"”".contains(last)
        {
            text = text.dropFirst().dropLast().trimmed
            isQuoted = true
        }
        guard text.allSatisfy({ $0.isASCII && ($0.isLetter || " -'".contains($0)) }) else {
            return nil
        }
        // Brackets may also contain remarks, but only pronunciation guides mark stress with capital
        // letters.
        let looksSpelled =
            text.contains("-") && text.contains(where: \.isUppercase)
            && text.contains(where: \.isLowercase) && !text.contains(" ")
        guard isQuoted || (inBrackets && looksSpelled) else { return nil }
        return text.split(separator: " ").map(String.init)
    }

    private static func note(
        _ guide: [String], after text: String, _ question: inout ForeignQuestion
    ) {
        let plain = AnswerText.plain(text)
        let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            .suffix(guide.count).map { $0.lowercased() }
        guard words.count == guide.count, !words.isEmpty else { return }
        for (word, spelling) in zip(words, guide) {
            guard let phones = RespelledWord.phones(spelling),
                Pronunciation(arpabet: phones) != nil
            else {
                question.note(
                    .lost,
                    "the pronunciation guide for \"\(word)\" (\"\(spelling.prefix(40))\") could not be read",
                    hint: "write its phones in the field pronunciations")
                continue
            }
            if question.pronunciations[word]?.contains(phones) != true {
                question.pronunciations[word, default: []].append(phones)
            }
        }
    }
}

/// Converts English respelling to phones, syllable by syllable: "GUR-tuh" becomes `G ER T AH`.
enum RespelledWord {
    /// The phones in ARPAbet, or nil if a letter cannot be converted.
    static func phones(_ spelling: String) -> String? {
        var phones: [String] = []
        for syllable in spelling.lowercased().split(separator: "-") {
            var rest = syllable.filter { $0 != "'" }[...]
            while !rest.isEmpty {
                guard let (letters, sound) = sound(at: rest, isLast: { rest.count == $0 }) else {
                    return nil
                }
                phones += sound.split(separator: " ").map(String.init)
                rest = rest.dropFirst(letters)
            }
        }
        return phones.isEmpty ? nil : phones.joined(separator: " ")
    }

    private static func sound(
        at rest: Substring, isLast: (Int) -> Bool
    ) -> (letters: Int, sound: String)? {
        for length in [4, 3, 2, 1] where rest.count >= length {
            let letters = String(rest.prefix(length))
            // At the end of a syllable, "y" and "ye" are pronounced "eye".
            if letters == "y", !isLast(1) { return (1, "Y") }
            if letters == "ye", !isLast(2) { continue }
            if let sound = sounds[letters] { return (length, sound) }
        }
        return nil
    }

    /// The phones for common respellings in pronunciation guides, with the vowels that general
    /// dictionaries give.
    private static let sounds: [String: String] = [
        "eigh": "EY", "ough": "AO", "tion": "SH AH N", "eye": "AY", "igh": "AY", "tch": "CH",
        "dge": "JH", "air": "EH R", "eer": "IH R", "ear": "IH R", "oor": "UH R", "ire": "AY R",
        "our": "AW R", "sch": "SH", "ah": "AA", "aw": "AO", "au": "AO", "ay": "EY", "ai": "EY",
        "ey": "EY", "eh": "EH", "ee": "IY", "ea": "IY", "ih": "IH", "oh": "OW", "oa": "OW",
        "oo": "UW", "ew": "UW", "ue": "UW", "ow": "AW", "ou": "AW", "oy": "OY", "oi": "OY",
        "uh": "AH", "ur": "ER", "er": "ER", "ir": "ER", "ar": "AA R", "or": "AO R", "ye": "AY",
        "ie": "IY", "ch": "CH", "sh": "SH", "th": "TH", "dh": "DH", "zh": "ZH", "ng": "NG",
        "kh": "K", "gh": "G", "ph": "F", "wh": "W", "ck": "K", "qu": "K W", "nk": "NG K",
        "bb": "B", "dd": "D", "ff": "F", "gg": "G", "ll": "L", "mm": "M", "nn": "N", "pp": "P",
        "rr": "R", "ss": "S", "tt": "T", "zz": "Z", "a": "AE", "e": "EH", "i": "IH", "o": "OW",
        "u": "AH", "y": "AY", "b": "B", "c": "K", "d": "D", "f": "F", "g": "G", "h": "HH",
        "j": "JH", "k": "K", "l": "L", "m": "M", "n": "N", "p": "P", "q": "K", "r": "R", "s": "S",
        "t": "T", "v": "V", "w": "W", "x": "K S", "z": "Z",
    ]
}
