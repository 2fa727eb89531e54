/// Combines number words, such as "nineteen eighty four", "three point one four" or "two thirds".
struct NumberReader {
    let list: WordList
    let lexicon: Lexicon
    var index: Int
    var value = 0.0
    var traits: Word.Traits = [.number]

    /// Replaces each sequence of number words with its value.
    static func merge(_ list: inout WordList, _ lexicon: Lexicon) {
        guard list.words.contains(where: \.isNumber) else { return }
        var kept = 0
        var index = 0
        while index < list.words.count {
            var word = list.words[index]
            if word.isNumber, let (value, traits, end) = read(list, from: index, lexicon) {
                if end > index + 1 || value != word.number { word.key = WordKey.number(value) }
                word.number = value
                word.stem = word.key
                word.traits.subtract([.roman, .article, .function, .unit])
                word.traits.formUnion(traits)
                word.start = list.bytes.count
                for part in index..<end {
                    let letters = list.words[part].start..<list.words[part].end
                    for letter in letters { list.bytes.append(list.bytes[letter]) }
                }
                word.count = list.bytes.count - word.start
                index = end
            } else {
                word.traits.remove(.number)
                index += 1
                // In "1911, no, 1912", the "no" is a correction. In "No. 9", "no" means "number".
                let isTakenBack =
                    word.key == WordKey.no && kept > 0 && list.words[kept - 1].isNumber
                if numberSigns.contains(word.key), !isTakenBack, index < list.words.count,
                    list.words[index].isNumber
                {
                    word.key = WordKey.hash("number")
                    word.traits.insert(.function)
                }
                // "Ft" means "fort" before a name, and "feet" after a number.
                if word.key == WordKey.fort, kept > 0, list.words[kept - 1].isNumber {
                    word.key = WordKey.foot
                    word.stem = WordKey.foot
                    word.traits.insert(.unit)
                }
            }
            list.words[kept] = word
            kept += 1
        }
        list.words.removeLast(list.words.count - kept)
    }

    private static let numberSigns = JudgeTable.lists.spellings(of: "number signs")

    static func read(
        _ list: WordList, from start: Int, _ lexicon: Lexicon
    ) -> (value: Double, traits: Word.Traits, end: Int)? {
        var reader = NumberReader(list: list, index: start, lexicon)
        guard reader.readNumber() else { return nil }
        return (reader.value, reader.traits, reader.index)
    }

    init(list: WordList, index: Int, _ lexicon: Lexicon) {
        self.list = list
        self.lexicon = lexicon
        self.index = index
    }

    // MARK: Words

    enum Token {
        case word(NumberWord)
        case digits(Double)
    }

    func token(at place: Int) -> Token? {
        guard place < list.words.count else { return nil }
        let word = list.words[place]
        guard word.isNumber, place == index || word.lacks(.afterComma) else {
            return nil
        }
        if !word.number.isNaN, word.lacks(.roman) { return .digits(word.number) }
        return lexicon.entry(WordKey.hash(list.letters(of: word)))?.number.map { .word($0) }
    }

    func number(at place: Int) -> NumberWord? {
        if case .word(let word) = token(at: place) { return word }
        return nil
    }

    func isAnd(at place: Int) -> Bool {
        place < list.words.count && lexicon.ands.contains(list.words[place].key)
    }

    mutating func readNumber() -> Bool {
        if case .digits(let digits) = token(at: index) { return readDigits(digits) }
        guard let first = number(at: index) else { return false }
        switch first {
        case .point where index == 0:
            value = 0
            readFraction()
            return index > 0
        case .point, .oh, .denominator: return false
        case .part(let part):
            value = part
            index += 1
            readScaleOfPart()
            return true
        case .decade(let years):
            value = Double(years)
            traits.insert(.decade)
            index += 1
            return true
        default: break
        }
        guard readCardinal() else { return false }
        // "A thousand million" is a billion.
        while traits.isDisjoint(with: .ordinal), case .scale(let scale)? = number(at: index),
            scale >= 1e6
        {
            value *= scale
            index += 1
        }
        let whole = index
        readFraction()
        if index > whole, traits.isDisjoint(with: .ordinal),
            case .scale(let scale)? = number(at: index)
        {
            value *= scale
            index += 1
        }
        return true
    }

    /// Reads the rest of "half a dozen" or "half a million".
    private mutating func readScaleOfPart() {
        guard index < list.words.count, list.words[index].key == WordKey.a,
            case .scale(let scale)? = number(at: index + 1)
        else { return }
        value *= scale
        index += 2
    }

    mutating func readDigits(_ digits: Double) -> Bool {
        value = digits
        index += 1
        if readSlashFraction() || readMixedFraction() { return true }
        while case .scale(let scale)? = number(at: index) {
            value *= scale
            index += 1
        }
        if case .hundred? = number(at: index) {
            value *= 100
            index += 1
        }
        readFewParts()
        return true
    }

    /// Reads "3/4" as a fraction, but not "9/11".
    mutating func readSlashFraction() -> Bool {
        guard index < list.words.count, list.words[index].has(.afterSlash) else {
            return false
        }
        let denominator = list.words[index].number
        let next = index + 1 < list.words.count ? list.words[index + 1].traits : []
        guard Self.denominators.contains(denominator), value < denominator,
            !next.contains(.afterSlash)
        else { return false }
        value /= denominator
        index += 1
        return true
    }

    /// The denominators accepted after a slash or "over".
    private static let denominators: Set<Double> = [2, 3, 4, 5, 6, 8, 10]

    /// Reads "3 over 4" as a fraction.
    private mutating func readOver() -> Bool {
        guard index < list.words.count, list.words[index].key == WordKey.over,
            case .unit(let denominator)? = number(at: index + 1), number(at: index + 2) == nil,
            Self.denominators.contains(Double(denominator)), value > 0,
            value < Double(denominator), value == value.rounded()
        else { return false }
        value /= Double(denominator)
        index += 2
        return true
    }

    /// Reads a mixed fraction, such as "2½" or "2 1/2".
    mutating func readMixedFraction() -> Bool {
        guard value == value.rounded(), case .digits(let part)? = token(at: index),
            list.words[index].lacks([.afterComma, .afterSlash])
        else { return false }
        let (whole, start) = (value, index)
        value = part
        index += 1
        guard part < 1 && part > 0 || readSlashFraction() else {
            value = whole
            index = start
            return false
        }
        value += whole
        return true
    }

    /// Reads "3 quarters" as a fraction. If the value would be one or more, as in "5 quarters", the
    /// words are read as a count of things.
    mutating func readFewParts() {
        let share: Double
        switch number(at: index) {
        case .part(let part): share = part
        case .denominator(let denominator) where denominator > 0: share = 1 / Double(denominator)
        default: return
        }
        guard value == value.rounded(), value > 0, value * share < 1 else { return }
        value *= share
        index += 1
    }

    /// Reads a fraction such as "point one four", "thirds", "over four" or "and a half".
    mutating func readFraction() {
        if readOver() { return }
        switch number(at: index) {
        case .point:
            switch number(at: index + 1) {
            case .unit, .oh: readDecimals()
            default: return
            }
        case .denominator(let denominator) where denominator > 0:
            value /= Double(denominator)
            index += 1
        case .ordinalUnit(let denominator) where denominator >= 3 && value == 1:
            value /= Double(denominator)
            index += 1
        case .part(let part):
            value *= part
            index += 1
        default:
            guard isAnd(at: index) else { return }
            let article = index + 1 < list.words.count && list.words[index + 1].key == WordKey.a
            let place = article ? index + 2 : index + 1
            switch number(at: place) {
            case .part(let part):
                // "A million and a half" adds half a million.
                value += article && value >= 1e6 ? part * scaleBefore(index) : part
                index = place + 1
            case .ordinalUnit(let denominator) where article && denominator >= 3:
                value += 1 / Double(denominator)
                index = place + 1
            case .unit(let count):
                guard case .denominator(let denominator)? = number(at: place + 1) else { return }
                value += Double(count) / Double(denominator)
                index = place + 2
            default: return
            }
        }
    }

    /// The scale that the word before an index denotes, or 1 if that word denotes no scale.
    private func scaleBefore(_ place: Int) -> Double {
        let key = WordKey.hash(list.letters(of: list.words[place - 1]))
        guard case .scale(let scale)? = lexicon.entry(key)?.number else { return 1 }
        return scale
    }

    private mutating func readDecimals() {
        index += 1
        var digits = ""
        while true {
            switch number(at: index) {
            case .unit(let unit): digits += String(unit)
            case .oh: digits += "0"
            case .tens(let tens):
                digits += String(tens / 10)
                if case .unit(let unit)? = number(at: index + 1), unit < 10 {
                    digits += String(unit)
                    index += 1
                } else {
                    digits += "0"
                }
            default:
                value = Double("\(Int(exactly: value) ?? 0).\(digits)") ?? value
                return
            }
            index += 1
        }
    }
}
