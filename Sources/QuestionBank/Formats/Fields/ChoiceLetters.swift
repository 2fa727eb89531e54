/// Letters at the beginning of choices, such as "b) Rome" and "(C) Oslo".
enum ChoiceLetters {
    /// The choices without their letters, or nil if the letters are not in sequence.
    static func removed(from choices: [String]) -> [String]? {
        guard choices.count > 1, choices.count <= 26 else { return nil }
        var bare: [String] = []
        for (index, choice) in choices.enumerated() {
            guard let (place, rest) = split(choice), place == index else { return nil }
            bare.append(rest)
        }
        return bare
    }

    /// Splits “B) Rome” into the zero-based position of the letter and the words. Returns nil if
    /// the text has a different form.
    static func split(_ text: String) -> (place: Int, rest: String)? {
        var rest = text.trimmed[...]
        let isBracketed = rest.first == "("
        if isBracketed { rest = rest.dropFirst() }
        guard let letter = rest.first, let place = place(of: letter),
            let mark = rest.dropFirst().first, isBracketed ? mark == ")" : ".):".contains(mark)
        else { return nil }
        let words = rest.dropFirst(2).trimmed
        return words.isEmpty ? nil : (place, words)
    }

    /// The zero-based position of a letter, such as 1 for "B", "(b)" or "B.", or nil for other
    /// text.
    static func place(of text: String) -> Int? {
        let bare = text.trimmed.drop { $0 == "(" || $0 == "[" }
        guard let letter = bare.first, bare.dropFirst().allSatisfy({ ".):]".contains($0) }) else {
            return nil
        }
        return place(of: letter)
    }

    private static func place(of letter: Character) -> Int? {
        guard letter.isASCII, letter.isLetter, let byte = letter.lowercased().utf8.first else {
            return nil
        }
        return Int(byte) - 0x61
    }
}
