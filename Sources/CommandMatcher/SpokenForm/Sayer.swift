/// Says a text in all usual ways: numbers, numerals, initials, symbols and abbreviations in words.
struct Sayer {
    let limit: Int
    let language: CompiledLanguage

    func sayings(of text: String) -> [[String]] {
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
        /// Between two numbers.
        case colon
        /// Said in one of these ways.
        case phrases([String])
    }

    private static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var letters = ""
        var digits = ""
        func close() {
            if !letters.isEmpty {
                let isCapitals = letters == letters.uppercased() && letters != letters.lowercased()
                pieces.append(.word(letters.lowercased(), isCapitals: isCapitals))
            }
            if !digits.isEmpty { pieces.append(.digits(digits, suffix: "")) }
            letters = ""
            digits = ""
        }
        let characters = Array(text)
        var skipped = -1
        for (index, character) in characters.enumerated() where index != skipped {
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            if character.isNumber, character.isASCII {
                if !letters.isEmpty { close() }
                digits.append(character)
            } else if character.isLetter {
                let suffix = String(characters[index...].prefix(3).prefix { $0.isLetter })
                    .lowercased()
                if !digits.isEmpty, ["s", "st", "nd", "rd", "th"].contains(suffix) {
                    pieces.append(.digits(digits, suffix: suffix))
                    digits = ""
                    continue
                }
                if case .digits(_, let suffix)? = pieces.last, suffix.count == 2, letters.isEmpty,
                    index > 0, characters[index - 1].isLetter, !suffix.isEmpty,
                    suffix.hasSuffix(character.lowercased()), digits.isEmpty
                {
                    continue
                }
                if !digits.isEmpty { close() }
                letters.append(character)
            } else if ["'", "’", "‘"].contains(character), !letters.isEmpty, next.isLetter {
                letters.append("'")
            } else if character == ",", !digits.isEmpty, next.isNumber {
                continue
            } else if character == ".", !digits.isEmpty, next.isNumber {
                digits.append(character)
            } else {
                if character == "/", let top = Int(digits), let bottom = next.wholeNumberValue,
                    bottom > top, top > 0
                {
                    let after = index + 2 < characters.count ? characters[index + 2] : " "
                    if !after.isNumber {
                        pieces.append(.fraction(top, bottom))
                        digits = ""
                        skipped = index + 1
                        continue
                    }
                }
                let isColon = character == ":" && !digits.isEmpty && next.isNumber
                close()
                if isColon { pieces.append(.colon) }
                if character == "-", pieces.isEmpty, next.isNumber {
                    pieces.append(.symbol("minus"))
                }
                let scalar = character.unicodeScalars.first?.value ?? 0
                if let part = Coordinates.part(scalar), isBehindDegrees(pieces) {
                    pieces.append(.symbol(part))
                } else if let name = Folding.symbols[scalar] {
                    pieces.append(.symbol(name))
                }
            }
        }
        close()
        return pieces
    }

    /// Whether the last number follows degrees or minutes.
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
        var letters = ""
        for scalar in word.unicodeScalars {
            if let plain = Folding.table[scalar.value] {
                letters += String(decoding: plain, as: UTF8.self)
            } else {
                letters.unicodeScalars.append(scalar)
            }
        }
        return letters
    }

    private static let abbreviations = [
        "dr": "doctor", "mr": "mister", "mrs": "missus", "prof": "professor", "st": "saint",
        "mt": "mount", "ft": "fort", "jr": "junior", "sr": "senior", "vs": "versus",
        "km": "kilometers", "cm": "centimeters", "mm": "millimeters",
        "kg": "kilograms",
    ]
}
