/// Fractions: decimals, denominators, halves, digits with a slash.
extension NumberReader {
    /// "3/4" is a fraction; "9/11" is not.
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

    /// "3 over 4", a fraction read aloud.
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

    /// "2½", "2 1/2".
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

    /// "3 quarters". From one on, whole things are counted, so this is not a fraction.
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

    /// "point one four", "thirds", "over four", "and a half".
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
                // "A million and a half" means half a million more.
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

    /// The scale of the word before a place, such as a million; 1 if it has none.
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
