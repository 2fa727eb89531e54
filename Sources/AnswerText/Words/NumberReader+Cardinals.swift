/// Reads whole numbers and ordinals, which consist of groups of hundreds and their scales.
extension NumberReader {
    /// Reads groups of hundreds with their scales, as in "two million three hundred thousand and
    /// five".
    mutating func readCardinal() -> Bool {
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

    /// Reads one group of hundreds with its scale. If the scale is not below the limit, returns nil
    /// and leaves the index unchanged.
    private mutating func readGroup(below limit: Double) -> Group? {
        let mark = index
        var (group, ends) = (1.0, false)
        if let small = readSmall() {
            (group, ends) = small
        } else {
            switch number(at: index) {
            case .hundred, .scale, .ordinalHundred, .ordinalScale: break
            default: return nil
            }
        }
        if !ends { ends = readHundreds(&group) }
        switch number(at: index) {
        case .scale(let scale) where !ends && scale < limit:
            index += 1
            return (group * scale, scale, false)
        case .ordinalScale(let scale) where !ends && scale < limit:
            index += 1
            traits.insert(.ordinal)
            return (group * scale, scale, true)
        default: break
        }
        guard limit == .infinity || limit >= 100 && group < limit else {
            index = mark
            return nil
        }
        return (group, 1, ends)
    }

    /// Continues a number with "hundred and twenty", the end of a year, or "oh one". Returns
    /// whether the number ends after this part.
    private mutating func readHundreds(_ group: inout Double) -> Bool {
        guard group < 100 else { return false }
        let (mark, before) = (index, traits)
        switch number(at: index) {
        case .hundred:
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
        case .ordinalHundred:
            index += 1
            group *= 100
            traits.insert(.ordinal)
            return true
        case .oh where group >= 10:
            guard case .unit(let unit)? = number(at: index + 1), unit < 10 else { return false }
            index += 2
            group = group * 100 + Double(unit)
            return true
        case .decade(let years) where group >= 10:
            index += 1
            group = group * 100 + Double(years)
            traits.insert(.decade)
            return true
        default: break
        }
        guard group >= 10 else { return false }
        if let second = readSmall(), second.value >= 10 {
            group = group * 100 + second.value
            return true
        }
        (index, traits) = (mark, before)
        return false
    }

    /// Reads a number below a hundred. `ends` is true for an ordinal, which ends the number.
    private mutating func readSmall() -> (value: Double, ends: Bool)? {
        var value: Int
        var isOrdinal = false
        switch number(at: index) {
        case .unit(let unit): value = unit
        case .ordinalUnit(let ordinal), .ordinalTens(let ordinal):
            value = ordinal
            isOrdinal = true
        case .tens(let tens):
            value = tens
            switch number(at: index + 1) {
            case .unit(let unit) where (1...9).contains(unit):
                value += unit
                index += 1
            case .ordinalUnit(let unit) where (1...9).contains(unit):
                value += unit
                index += 1
                isOrdinal = true
            default: break
            }
        default: return nil
        }
        index += 1
        if isOrdinal { traits.insert(.ordinal) }
        return (Double(value), isOrdinal)
    }
}
