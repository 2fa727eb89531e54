/// How digits in a word are read aloud. To get an unusual reading, write out the number in words.
enum NumberReading {
    /// The readings of the number at the beginning of a string, most likely first, and the number
    /// of characters in this number.
    static func prefix(of text: Substring) -> (readings: [[String]], length: Int) {
        var digits = ""
        var length = 0
        var rest = text
        while let first = rest.first {
            if first.isASCIIDigit {
                digits.append(first)
            } else if first != "," || !(rest.dropFirst().first?.isASCIIDigit ?? false) {
                break
            }
            length += 1
            rest = rest.dropFirst()
        }
        if rest.first == ".", rest.dropFirst().first?.isASCIIDigit == true {
            let fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
            let point = ["point"] + fraction.map(name(ofDigit:))
            return (integers(digits).map { $0 + point }, length + 1 + fraction.count)
        }
        let ending = rest.prefix { $0.isASCIILetter || $0 == "'" }
        switch ending {
        case "st", "nd", "rd", "th":
            return (integers(digits).prefix(1).map(ordinal), length + ending.count)
        case "s", "'s":
            return (integers(digits).map(plural), length + ending.count)
        default:
            return (integers(digits), length)
        }
    }

    private static func integers(_ digits: String) -> [[String]] {
        let spelled = digits.map(name(ofDigit:))
        guard digits.count <= 12, let value = Int(digits) else { return [spelled] }
        if digits.count > 1, digits.first == "0" { return [spelled] }
        let cardinal = cardinal(value)
        guard digits.count == 4, value % 1000 != 0 || value % 10000 / 1000 > 2 else {
            return digits.count == 3 ? [cardinal, spelled] : [cardinal]
        }
        return [year(value), cardinal]
    }

    /// The words with which a year is read aloud: 1984 is "nineteen eighty four", and 1905 is
    /// "nineteen oh five".
    private static func year(_ value: Int) -> [String] {
        let (century, rest) = value.quotientAndRemainder(dividingBy: 100)
        if century % 10 == 0 { return cardinal(value) }
        switch rest {
        case 0: return cardinal(century) + ["hundred"]
        case 1...9: return cardinal(century) + ["oh"] + cardinal(rest)
        default: return cardinal(century) + cardinal(rest)
        }
    }

    static func cardinal(_ value: Int) -> [String] {
        if value < 20 { return [small[value]] }
        if value < 100 {
            return [tens[value / 10]] + (value % 10 == 0 ? [] : [small[value % 10]])
        }
        for (scale, name) in scales where value >= scale {
            let rest = value % scale
            return cardinal(value / scale) + [name] + (rest == 0 ? [] : cardinal(rest))
        }
        return []
    }

    private static func ordinal(_ words: [String]) -> [String] {
        guard let last = words.last else { return words }
        let ending: String
        if let irregular = irregularOrdinals[last] {
            ending = irregular
        } else if last.hasSuffix("y") {
            ending = last.dropLast() + "ieth"
        } else {
            ending = last + "th"
        }
        return words.dropLast() + [ending]
    }

    private static func plural(_ words: [String]) -> [String] {
        guard let last = words.last else { return words }
        switch last {
        case "six": return words.dropLast() + ["sixes"]
        case _ where last.hasSuffix("y"): return words.dropLast() + [last.dropLast() + "ies"]
        default: return words.dropLast() + [last + "s"]
        }
    }

    private static func name(ofDigit digit: Character) -> String {
        small[digit.wholeNumberValue ?? 0]
    }

    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen",
    ]
    private static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    private static let scales = [
        (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"), (100, "hundred"),
    ]
    private static let irregularOrdinals = [
        "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
        "nine": "ninth", "twelve": "twelfth",
    ]
}
