import Languages

/// A word that occurs in numbers.
enum NumberWord {
    /// A number from 0 to 19.
    case unit(Int)
    /// A multiple of ten: 20, 30 … 90.
    case tens(Int)
    case hundred
    /// A scale: a thousand or more, or a dozen.
    case scale(Double)
    case ordinalUnit(Int)
    case ordinalTens(Int)
    case ordinalHundred
    case ordinalScale(Double)
    /// A decade, such as "eighties", represented by its first year.
    case decade(Int)
    /// The word "oh" for a zero between other numbers.
    case oh
    case point
    /// A fraction such as "half" that multiplies the number before it.
    case part(Double)
    /// A plural denominator, such as "thirds".
    case denominator(Int)

    /// Every number word of a language with its meaning.
    static func table(_ numbers: NumberWords) -> [(String, NumberWord)] {
        // In a language where eleven is "ten one", the word for ten is read like the word for
        // twenty.
        let joinsTen = !numbers[.number].contains { (11...19).contains($0.value) }
        return NumberWords.Kind.allCases.flatMap { kind in
            numbers[kind].flatMap { entry in
                NumberWord(kind, entry.value, tensFrom: joinsTen ? 10 : 20).map { number in
                    entry.words.map { ($0, number) }
                } ?? []
            }
        }
    }

    private init?(_ kind: NumberWords.Kind, _ value: Double, tensFrom least: Double) {
        let whole = Int(exactly: value)
        let isTens = (least...90).contains(value) && value.remainder(dividingBy: 10) == 0
        switch (kind, whole) {
        case (.number, 100): self = .hundred
        case (.number, let tens?) where isTens: self = .tens(tens)
        case (.number, let unit?) where unit < 100: self = .unit(unit)
        case (.number, _), (.multiplier, _): self = .scale(value)
        case (.ordinal, 100): self = .ordinalHundred
        case (.ordinal, let tens?) where isTens: self = .ordinalTens(tens)
        case (.ordinal, let unit?) where unit < 100: self = .ordinalUnit(unit)
        case (.ordinal, _): self = .ordinalScale(value)
        case (.denominator, let part?): self = .denominator(part)
        case (.decade, let year?): self = .decade(year)
        case (.part, _): self = .part(value)
        case (.zeroBetween, _): self = .oh
        case (.point, _): self = .point
        case (.and, _), (.minus, _), (.denominator, nil), (.decade, nil): return nil
        }
    }
}
