/// Puts number words together: "nineteen eighty four", "two thousand and one", "twenty oh one",
/// "three point one four", "two thirds", "5 million".
struct NumberReader {
    private let list: WordList
    private var index: Int
    private var value = 0.0
    private var traits: Word.Traits = [.number]

    /// Replaces every run of number words by one word with its value.
    static func merge(_ list: inout WordList) {
        guard list.words.contains(where: \.isNumber) else { return }
        var merged: [Word] = []
        merged.reserveCapacity(list.words.count)
        var index = 0
        while index < list.words.count {
            var word = list.words[index]
            if word.isNumber, let (value, traits, end) = read(list, from: index) {
                word.number = value
                word.key = WordKey.number(value)
                word.stem = word.key
                word.traits.subtract([.roman, .article, .function, .unit])
                word.traits.formUnion(traits)
                // The letters of every word that was put together, for comparison by sound.
                let start = list.bytes.count
                for part in list.words[index..<end] {
                    list.bytes += Array(list.letters(of: part))
                }
                word.start = start
                word.count = list.bytes.count - start
                index = end
            } else {
                word.traits.remove(.number)
                index += 1
                // "No. 9" and "number nine" are "9".
                if numberSigns.contains(word.key), index < list.words.count,
                    list.words[index].isNumber
                {
                    word.key = WordKey.hash("number")
                    word.traits.insert(.function)
                }
                // "ft" is a fort before a name, and feet after a number.
                if word.key == fort, merged.last?.isNumber == true {
                    word.key = foot
                    word.stem = foot
                    word.traits.insert(.unit)
                }
            }
            merged.append(word)
        }
        list.words = merged
    }

    private static let fort = WordKey.hash("fort")
    private static let foot = WordKey.hash("foot")
    private static let numberSigns: Set<UInt64> = Set(
        ["number", "no", "nr", "num"].map { WordKey.hash($0) })

    private static func read(
        _ list: WordList, from start: Int
    ) -> (value: Double, traits: Word.Traits, end: Int)? {
        var reader = NumberReader(list: list, index: start)
        guard reader.readNumber() else { return nil }
        return (reader.value, reader.traits, reader.index)
    }

    private init(list: WordList, index: Int) {
        self.list = list
        self.index = index
    }

    // MARK: Words

    private enum Token {
        case word(NumberWord)
        case digits(Double)
    }

    private func token(at place: Int) -> Token? {
        guard place < list.words.count else { return nil }
        let word = list.words[place]
        guard word.isNumber, place == index || word.traits.isDisjoint(with: .afterComma) else {
            return nil
        }
        if !word.number.isNaN, word.traits.isDisjoint(with: .roman) { return .digits(word.number) }
        return Lexicon.entry(WordKey.hash(list.letters(of: word)))?.number.map { .word($0) }
    }

    private func number(at place: Int) -> NumberWord? {
        if case .word(let word) = token(at: place) { return word }
        return nil
    }

    private func isAnd(at place: Int) -> Bool {
        place < list.words.count && list.words[place].key == NumberReader.and
    }

    private static let article = WordKey.hash("a")
    private static let and = WordKey.hash("and")

    // MARK: Grammar

    private mutating func readNumber() -> Bool {
        if case .digits(let digits) = token(at: index) { return readDigits(digits) }
        guard let first = number(at: index) else { return false }
        switch first {
        case .point, .oh, .denominator: return false
        case .part(let part):
            value = part
            index += 1
            return true
        case .decade(let years):
            value = Double(years)
            traits.insert(.decade)
            index += 1
            return true
        default: break
        }
        guard readCardinal() else { return false }
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

    private mutating func readDigits(_ digits: Double) -> Bool {
        value = digits
        index += 1
        if readSlashFraction() { return true }
        while case .scale(let scale)? = number(at: index) {
            value *= scale
            index += 1
        }
        if case .hundred? = number(at: index) {
            value *= 100
            index += 1
        }
        return true
    }

    /// "3/4" is a fraction; "9/11" is not.
    private mutating func readSlashFraction() -> Bool {
        guard index < list.words.count, list.words[index].traits.contains(.afterSlash) else {
            return false
        }
        let denominator = list.words[index].number
        let next = index + 1 < list.words.count ? list.words[index + 1].traits : []
        guard [2, 3, 4, 5, 6, 8, 10].contains(denominator), value < denominator,
            !next.contains(.afterSlash)
        else { return false }
        value /= denominator
        index += 1
        return true
    }

    /// Groups of hundreds with their scales: "two million three hundred thousand and five".
    private mutating func readCardinal() -> Bool {
        var total = 0.0
        var smallest = Double.infinity
        var isRead = false
        while true {
            let mark = index
            if isRead, isAnd(at: index) { index += 1 }
            guard !isRead || smallest > 1, let group = readGroup(below: smallest) else {
                index = mark
                break
            }
            isRead = true
            total += group.value
            smallest = group.scale
            if group.ends { break }
        }
        value = total
        return isRead
    }

    private typealias Group = (value: Double, scale: Double, ends: Bool)

    /// One group; nil without moving when there is none or it would not be smaller than the last.
    private mutating func readGroup(below limit: Double) -> Group? {
        let mark = index
        var group = 0.0
        var ends = false
        if let small = readSmall() {
            group = small.value
            ends = small.ends
        } else {
            switch number(at: index) {
            case .hundred, .scale, .ordinalHundred, .ordinalScale: group = 1
            default: return nil
            }
        }
        if !ends { ends = readHundreds(&group) }
        if !ends, case .scale(let scale)? = number(at: index), scale < limit {
            index += 1
            return (group * scale, scale, false)
        }
        if !ends, case .ordinalScale(let scale)? = number(at: index), scale < limit {
            index += 1
            traits.insert(.ordinal)
            return (group * scale, scale, true)
        }
        guard limit == .infinity || limit >= 100 && group < limit else {
            index = mark
            return nil
        }
        return (group, 1, ends)
    }

    /// "hundred and twenty", a year's second half, "oh one".
    private mutating func readHundreds(_ group: inout Double) -> Bool {
        switch number(at: index) {
        case .hundred where group < 100:
            index += 1
            group *= 100
            let mark = index
            if isAnd(at: index) { index += 1 }
            guard let rest = readSmall() else {
                index = mark
                return false
            }
            group += rest.value
            return rest.ends
        case .ordinalHundred where group < 100:
            index += 1
            group *= 100
            traits.insert(.ordinal)
            return true
        case .oh where group >= 10 && group < 100:
            guard case .unit(let unit)? = number(at: index + 1), unit < 10 else { return false }
            index += 2
            group = group * 100 + Double(unit)
            return true
        case .decade(let years) where group >= 10 && group < 100:
            index += 1
            group = group * 100 + Double(years)
            traits.insert(.decade)
            return true
        default: break
        }
        guard group >= 10, group < 100 else { return false }
        let mark = index
        let before = traits
        if let second = readSmall(), second.value >= 10 {
            group = group * 100 + second.value
            return true
        }
        index = mark
        traits = before
        return false
    }

    /// A number below a hundred; `ends` when it is an ordinal.
    private mutating func readSmall() -> (value: Double, ends: Bool)? {
        switch number(at: index) {
        case .unit(let unit):
            index += 1
            return (Double(unit), false)
        case .ordinalUnit(let unit):
            index += 1
            traits.insert(.ordinal)
            return (Double(unit), true)
        case .ordinalTens(let tens):
            index += 1
            traits.insert(.ordinal)
            return (Double(tens), true)
        case .tens(let tens):
            index += 1
            switch number(at: index) {
            case .unit(let unit) where (1...9).contains(unit):
                index += 1
                return (Double(tens + unit), false)
            case .ordinalUnit(let unit) where (1...9).contains(unit):
                index += 1
                traits.insert(.ordinal)
                return (Double(tens + unit), true)
            default: return (Double(tens), false)
            }
        default: return nil
        }
    }

    /// "point one four", "thirds", "and a half".
    private mutating func readFraction() {
        switch number(at: index) {
        case .point:
            guard case .unit? = number(at: index + 1) else {
                guard case .oh? = number(at: index + 1) else { return }
                readDecimals()
                return
            }
            readDecimals()
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
            let article = index + 1 < list.words.count && list.words[index + 1].key == Self.article
            let place = article ? index + 2 : index + 1
            if case .part(let part)? = number(at: place) {
                value += part
                index = place + 1
            }
        }
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
