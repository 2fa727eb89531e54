/// Spoken amounts, with the currency after the number.
extension Sayer {
    static func joinAmounts(_ pieces: [Piece]) -> [Piece] {
        var pieces = pieces
        joinTimes(in: &pieces)
        var index = 0
        while index < pieces.count {
            switch pieces[index] {
            case .symbol(let name) where currencies[name] != nil:
                joinMoney(name, at: index, in: &pieces)
            case .symbol(let name):
                if let (top, bottom) = fractions[name] {
                    pieces[index] = .phrases(share(top, bottom, behindNumber(index, in: pieces)))
                }
            case .word(let word, _):
                if let unit = unit(word, at: index, in: pieces) { pieces[index] = .phrases([unit]) }
            default: break
            }
            index += 1
        }
        return pieces
    }

    // MARK: Money

    /// The name of each currency, with the name of its coin if people say that name.
    private static let currencies = table("coins said")
    private static let scales = table("scales said")

    private static func joinMoney(_ name: String, at index: Int, in pieces: inout [Piece]) {
        guard index + 1 < pieces.count, case .digits(let digits, "") = pieces[index + 1] else {
            return
        }
        if index + 2 < pieces.count, case .word(let word, _) = pieces[index + 2],
            let scale = scales[word]
        {
            pieces[index] = pieces[index + 1]
            pieces[index + 1] = .phrases([scale])
            pieces[index + 2] = .phrases([name])
            return
        }
        if let phrases = coins(digits, name) {
            pieces.remove(at: index)
            pieces[index] = .phrases(phrases)
            return
        }
        pieces[index] = pieces[index + 1]
        let isOne = digits == "1" && name.hasSuffix("s")
        pieces[index + 1] = .phrases([isOne ? "\(name.dropLast())" : name])
    }

    /// The ways to say an amount with coins: "two dollars (and) fifty (cents)".
    private static func coins(_ digits: String, _ name: String) -> [String]? {
        let sides = digits.split(separator: ".")
        guard sides.count == 2, sides[1].count == 2, let units = Int(sides[0]),
            let rest = Int(sides[1]), rest > 0, let coin = currencies[name], !coin.isEmpty,
            let whole = NumberSpeaker.english.cardinal(units),
            let part = NumberSpeaker.english.cardinal(rest)
        else { return nil }
        let unit = units == 1 ? "\(name.dropLast())" : name
        return [
            "\(whole) \(unit) and \(part) \(coin)", "\(whole) \(unit) \(part)", "\(whole) \(part)",
        ]
    }

    /// An amount of money without the names of the coins: "three fifty" for $3.50.
    static func bareMoney(_ text: String) -> [String] {
        guard text.utf8.count <= 8, let sign = text.unicodeScalars.first,
            let name = Folding.symbols[sign.value],
            let ways = coins(String(text.dropFirst()), name)
        else { return [] }
        return Array(ways.suffix(1))
    }

    // MARK: Units

    private static func unit(_ word: String, at index: Int, in pieces: [Piece]) -> String? {
        guard index > 0 else { return nil }
        if case .symbol(let part) = pieces[index - 1], Coordinates.parts.contains(part),
            word.utf8.count == 1, let direction = word.utf8.first.flatMap(Coordinates.direction)
        {
            return direction
        }
        guard Units.spoken(word) != nil else { return nil }
        let isLast = index + 1 == pieces.count
        switch pieces[index - 1] {
        case .digits(let digits, ""):
            // A letter after a number is a unit only at the end of the text, unlike "C" in "5 C
            // major".
            if word.count == 1 || word == "in", !isLast, !isUnit(index + 1, in: pieces) {
                return nil
            }
            return Units.spoken(word, isSingle: digits == "1")
        case .symbol("degrees"):
            return Units.spoken(word).map { $0.split(separator: " ").last.map(String.init) ?? $0 }
        case .phrases(let before) where before.count == 1 && isLast && word.count == 1:
            return Units.spoken(word, isSingle: true).map { "per \($0)" }
        case .phrases: return Units.spoken(word)
        default: return nil
        }
    }

    private static func isUnit(_ index: Int, in pieces: [Piece]) -> Bool {
        if case .word(let word, _) = pieces[index] { return Units.spoken(word) != nil }
        return false
    }

    // MARK: Shares

    private static let fractions = [
        "0.5": (1, 2), "0.25": (1, 4), "0.75": (3, 4), "0.3333333333333333": (1, 3),
        "0.6666666666666666": (2, 3), "0.125": (1, 8), "0.375": (3, 8), "0.625": (5, 8),
        "0.875": (7, 8),
    ]

    private static func behindNumber(_ index: Int, in pieces: [Piece]) -> Bool {
        guard index > 0, case .digits = pieces[index - 1] else { return false }
        return true
    }

    private static func share(_ top: Int, _ bottom: Int, _ isBehindNumber: Bool) -> [String] {
        let names = fraction(top, bottom)
        guard isBehindNumber else { return names }
        return names.filter { top > 1 || $0.hasPrefix("a ") }.map { "and \($0)" }
    }
}
