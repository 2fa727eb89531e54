/// A word of which numbers are said.
enum NumberWord {
    /// 0 to 19.
    case unit(Int)
    /// 20, 30 … 90.
    case tens(Int)
    case hundred
    /// A thousand and more, and a dozen.
    case scale(Double)
    case ordinalUnit(Int)
    case ordinalTens(Int)
    case ordinalHundred
    case ordinalScale(Double)
    /// "eighties", by its first year.
    case decade(Int)
    /// "oh": a zero, but only between other numbers.
    case oh
    case point
    /// "half", "quarter": a part of one, or what "three" before it multiplies.
    case part(Double)
    /// A plural denominator, "thirds".
    case denominator(Int)

    static let units = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen",
    ]
    static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    static let ordinalUnits = [
        "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
        "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth",
        "sixteenth", "seventeenth", "eighteenth", "nineteenth",
    ]
    static let ordinalTens = [
        "", "", "twentieth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth",
        "eightieth", "ninetieth",
    ]
    static let decades = [
        "", "", "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties",
        "nineties",
    ]
    static let scales: [(word: String, value: Double)] = [
        ("thousand", 1e3), ("million", 1e6), ("billion", 1e9), ("trillion", 1e12),
        ("quadrillion", 1e15),
    ]

    static let table: [(String, NumberWord)] = {
        var table: [(String, NumberWord)] = []
        for (value, word) in units.enumerated() { table.append((word, .unit(value))) }
        for (value, word) in ordinalUnits.enumerated() {
            table.append((word, .ordinalUnit(value)))
            if value >= 3 { table.append((word + "s", .denominator(value))) }
        }
        for value in 2...9 {
            table.append((tens[value], .tens(value * 10)))
            table.append((ordinalTens[value], .ordinalTens(value * 10)))
            table.append((decades[value], .decade(value * 10)))
        }
        for (word, value) in scales {
            table.append((word, .scale(value)))
            table.append((word + "s", .scale(value)))
            table.append((word + "th", .ordinalScale(value)))
        }
        table += [
            ("hundred", .hundred), ("hundreds", .hundred), ("hundredth", .ordinalHundred),
            ("dozen", .scale(12)), ("oh", .oh), ("o", .oh), ("point", .point),
            ("half", .part(0.5)), ("halves", .part(0.5)), ("quarter", .part(0.25)),
            ("quarters", .part(0.25)), ("nought", .unit(0)), ("naught", .unit(0)),
            ("nil", .unit(0)), ("noughties", .decade(2000)), ("aughts", .decade(2000)),
            ("fourty", .tens(40)), ("ninteen", .unit(19)), ("mil", .scale(1e6)),
            ("bn", .scale(1e9)),
        ]
        return table
    }()
}
