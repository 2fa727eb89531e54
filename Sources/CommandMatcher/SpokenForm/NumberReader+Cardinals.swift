/// Whole numbers and ordinals: groups of hundreds and their scales.
extension NumberReader {
    /// Groups of hundreds with their scales: "two million three hundred thousand and five".
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

    /// One group; nil, without advancing, if there is no smaller one.
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

    /// "hundred and twenty", the second half of a year, "oh one".
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

    /// A number below a hundred; `ends` is true for an ordinal.
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
}
