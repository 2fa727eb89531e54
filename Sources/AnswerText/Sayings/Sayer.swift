import Languages

/// Converts text into spoken words in all common ways, including its numbers, numerals, initials,
/// symbols and abbreviations.
package struct Sayer {
    let limit: Int
    let language: CompiledLanguage

    package init(limit: Int, language: CompiledLanguage) {
        self.limit = limit
        self.language = language
    }

    package func sayings(of text: String) -> [[String]] {
        var sayings: [[String]] = [[]]
        var pieces = Self.pieces(of: text)
        if language.has(.amounts) { pieces = Self.joinAmounts(pieces) }
        for (index, piece) in pieces.enumerated() {
            let following = index + 1 < pieces.count ? pieces[index + 1] : nil
            let readings = readings(of: piece, isFirst: index == 0, before: following)
            guard !readings.isEmpty else { continue }
            var next: [[String]] = []
            for reading in readings {
                for saying in sayings where next.count < limit { next.append(saying + reading) }
            }
            sayings = next
        }
        sayings = sayings.filter { !$0.isEmpty }
        var bare: [[String]] = []
        if case .word(let first, _)? = pieces.first, isArticle(first) {
            bare = sayings.filter { $0.count > 1 }.map { Array($0.dropFirst()) }
        }
        var seen: Set<[String]> = []
        return Array((sayings + bare).filter { seen.insert($0).inserted }.prefix(limit))
    }

    enum Piece {
        case word(String, isCapitals: Bool)
        case digits(String, suffix: String)
        case symbol(String)
        case fraction(Int, Int)
        /// A colon between two numbers.
        case colon
        /// The ways to say a piece of text.
        case phrases([String])
    }

    private static func pieces(of text: String) -> [Piece] {
        let characters = Array(text)
        var pieces: [Piece] = []
        var index = 0
        while index < characters.count {
            let character = characters[index]
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let start = index
            if isFigure(character) {
                pieces.append(number(in: characters, &index))
            } else if character.isLetter {
                pieces.append(word(in: characters, &index))
            } else if character == ":", next.isNumber, index > 0, isFigure(characters[index - 1]) {
                pieces.append(.colon)
            } else if let symbol = symbol(character, before: next, pieces) {
                pieces.append(symbol)
            }
            index = max(index, start + 1)
        }
        return pieces
    }

    private static func isFigure(_ character: Character) -> Bool {
        character.isNumber && character.isASCII
    }

    /// Reads a number, possibly with an ending or a fraction.
    private static func number(in characters: [Character], _ index: inout Int) -> Piece {
        func at(_ offset: Int) -> Character {
            index + offset < characters.count ? characters[index + offset] : " "
        }
        var digits = ""
        while isFigure(at(0)) || [",", "."].contains(at(0)) && at(1).isNumber {
            if at(0) != "," { digits.append(at(0)) }
            index += 1
        }
        let letters = String(characters[index...].prefix(3).prefix { $0.isLetter }).lowercased()
        if ["s", "st", "nd", "rd", "th"].contains(letters) {
            index += letters.count
            return .digits(digits, suffix: letters)
        }
        if at(0) == "/", let top = Int(digits), let bottom = at(1).wholeNumberValue, bottom > top,
            top > 0, !at(2).isNumber
        {
            index += 2
            return .fraction(top, bottom)
        }
        return .digits(digits, suffix: "")
    }

    private static func word(in characters: [Character], _ index: inout Int) -> Piece {
        var letters = ""
        while index < characters.count {
            let character = characters[index]
            let goesOn = index + 1 < characters.count && characters[index + 1].isLetter
            if character.isLetter {
                letters.append(character)
            } else if ["'", "’", "‘"].contains(character), goesOn {
                letters.append("'")
            } else {
                break
            }
            index += 1
        }
        let isCapitals = letters == letters.uppercased() && letters != letters.lowercased()
        return .word(letters.lowercased(), isCapitals: isCapitals)
    }

    private static func symbol(
        _ character: Character, before next: Character, _ pieces: [Piece]
    ) -> Piece? {
        if character == "-", next.isNumber, pieces.isEmpty { return .symbol("minus") }
        let scalar = character.unicodeScalars.first?.value ?? 0
        if let part = Coordinates.part(scalar), isBehindDegrees(pieces) { return .symbol(part) }
        return Folding.symbols[scalar].map { .symbol($0) }
    }

    /// Whether the last number follows a degree sign or a minute sign.
    private static func isBehindDegrees(_ pieces: [Piece]) -> Bool {
        guard pieces.count > 1, case .digits = pieces[pieces.count - 1],
            case .symbol(let name) = pieces[pieces.count - 2]
        else { return false }
        return Coordinates.parts.contains(name)
    }

    private func readings(of piece: Piece, isFirst: Bool, before next: Piece?) -> [[String]] {
        switch piece {
        case .colon: return []
        case .phrases(let phrases): return phrases.map(words)
        case .fraction(let top, let bottom): return readings(ofFraction: top, bottom)
        case .symbol(let name): return name.first?.isNumber == true ? [] : [[name]]
        case .digits(let digits, let suffix): return readings(ofDigits: digits, suffix: suffix)
        case .word(let word, let isCapitals):
            if let letter = word.unicodeScalars.first, word.unicodeScalars.count == 1,
                let name = Folding.letterNames[letter.value]
            {
                return [[name]]
            }
            let folded = Self.folded(word)
            if folded.isEmpty { return [] }
            if language.has(.spelling), folded == "no", case .digits? = next { return [["number"]] }
            if isCapitals, !isFirst, let value = RomanNumeral.value(of: Array(folded.utf8)[...]),
                value < 40
            {
                return readings(ofNumeral: value, letters: folded)
            }
            if language.has(.spelling), let full = Self.abbreviations[folded] { return [[full]] }
            if isCapitals, folded.utf8.count > 1, folded.utf8.count <= 5 {
                return [folded.map { String($0) }, [folded]]
            }
            return [[folded]]
        }
    }

    private func readings(ofDigits digits: String, suffix: String) -> [[String]] {
        if digits.contains(".") {
            let sides = digits.split(separator: ".")
            guard sides.count == 2, let whole = Int(sides[0]) else { return [] }
            return language.numbers.decimal(whole, sides[1]).map { [words($0)] } ?? []
        }
        guard let number = Int(digits) else {
            return language.numbers.digits(digits).map { [words($0)] } ?? []
        }
        if suffix == "s" { return language.numbers.decades(number).map(words) }
        if suffix.count == 2 { return language.numbers.ordinal(number).map { [words($0)] } ?? [] }
        return language.numbers.forms(of: number).map(words)
    }

    private func readings(ofFraction top: Int, _ bottom: Int) -> [[String]] {
        let parts = [top, bottom].compactMap(NumberSpeaker.english.cardinal)
        let over = parts.count == 2 ? [parts.joined(separator: " over ")] : []
        return (Self.fraction(top, bottom) + over).map(words)
    }

    static func fraction(_ top: Int, _ bottom: Int) -> [String] {
        let numbers = NumberSpeaker.english
        guard let count = numbers.cardinal(top), let place = numbers.ordinal(bottom) else {
            return []
        }
        let names: [String] =
            switch bottom {
            case 2: ["half"]
            case 4: ["quarter", "fourth"]
            default: [place]
            }
        return names.flatMap { name in
            top == 1 ? ["\(count) \(name)", "a \(name)"] : ["\(count) \(name)s"]
        }
    }

    private func readings(ofNumeral value: Int, letters: String) -> [[String]] {
        guard let cardinal = language.numbers.cardinal(value) else { return [[letters]] }
        var readings = [words(cardinal)]
        if language.has(.numbers), let ordinal = language.numbers.ordinal(value) {
            readings.insert(["the"] + words(ordinal), at: 0)
        }
        if letters.utf8.count == 1 { readings.append([letters]) }
        return readings
    }

    private func isArticle(_ word: String) -> Bool {
        language.lexicon.entry(WordKey.hash(word))?.traits.contains(.article) ?? false
    }

    private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    private static func folded(_ word: String) -> String {
        word.unicodeScalars.reduce(into: "") { letters, scalar in
            if let plain = Folding.table[scalar.value] {
                letters += String(decoding: plain, as: UTF8.self)
            } else {
                letters.unicodeScalars.append(scalar)
            }
        }
    }

    private static let abbreviations = table("abbreviations said")

    /// The word pairs in a section of the judge's lists. The second word of a pair may be missing.
    static func table(_ section: String) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: JudgeTable.lists.pairs(of: section).map {
                (String($0), String($1.first ?? ""))
            })
    }
}
