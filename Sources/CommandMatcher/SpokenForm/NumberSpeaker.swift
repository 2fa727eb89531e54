/// Says numbers in English words.
public enum NumberSpeaker {
    /// "one hundred twenty three"; nil for numbers of a quadrillion and more.
    public static func cardinal(_ number: Int) -> String? {
        guard number.magnitude < 1_000_000_000_000_000 else { return nil }
        if number < 0 { return cardinal(-number).map { "minus " + $0 } }
        if number < 100 { return small(number) }
        if number < 1000 {
            let rest = number % 100
            let head = small(number / 100) + " hundred"
            return rest == 0 ? head : head + " " + small(rest)
        }
        for (word, value) in NumberWord.scales.reversed() where number >= Int(value) {
            guard let head = cardinal(number / Int(value)) else { return nil }
            let rest = number % Int(value)
            guard rest > 0, let tail = cardinal(rest) else { return "\(head) \(word)" }
            return "\(head) \(word) \(tail)"
        }
        return nil
    }

    /// "one hundred twenty third".
    public static func ordinal(_ number: Int) -> String? {
        guard number > 0, let cardinal = cardinal(number) else { return nil }
        var words = cardinal.split(separator: " ").map(String.init)
        guard let last = words.popLast() else { return nil }
        let ordinal: String
        if let unit = NumberWord.units.firstIndex(of: last) {
            ordinal = NumberWord.ordinalUnits[unit]
        } else if let tens = NumberWord.tens.firstIndex(of: last) {
            ordinal = NumberWord.ordinalTens[tens]
        } else {
            ordinal = last + "th"
        }
        return (words + [ordinal]).joined(separator: " ")
    }

    /// Every way a whole number is said, the most usual first.
    public static func forms(of number: Int) -> [String] {
        var forms: [String] = []
        if let year = year(number) { forms.append(year) }
        if let cardinal = cardinal(number) {
            forms.append(cardinal)
            let withAnd = withAnd(cardinal)
            if withAnd != cardinal { forms.append(withAnd) }
            if (100...199).contains(number) || number == 1000 || number == 1_000_000 {
                forms.append("a " + cardinal.dropFirst(4))
            }
        }
        if (1001...2099).contains(number), (1...9).contains(number % 100) {
            forms.append("\(small(number / 100)) oh \(small(number % 100))")
        }
        if number >= 1100, number < 10_000, number % 100 == 0, number % 1000 != 0 {
            forms.append("\(small(number / 100)) hundred")
        }
        var seen: Set<String> = []
        return forms.filter { seen.insert($0).inserted }
    }

    /// "nineteen eighty four" for numbers that are said as years are, or nil.
    static func year(_ number: Int) -> String? {
        guard (1010...2099).contains(number), number % 100 >= 10 else { return nil }
        return "\(small(number / 100)) \(small(number % 100))"
    }

    /// "nineteen eighties", "eighties"; nil for what is no decade.
    static func decade(_ number: Int) -> String? {
        guard number % 10 == 0 else { return nil }
        let tens = number % 100 / 10
        guard tens >= 2 else { return nil }
        let plural = NumberWord.decades[tens]
        return number < 100 ? plural : "\(small(number / 100)) \(plural)"
    }

    /// A decade of the twentieth century is also said without it: "sixties".
    static func decades(_ number: Int) -> [String] {
        guard let full = decade(number) else { return [] }
        guard (1920...1990).contains(number) else { return [full] }
        return [full] + [decade(number % 100)].compactMap(\.self)
    }

    private static func small(_ number: Int) -> String {
        if number < 20 { return NumberWord.units[max(0, number)] }
        let tens = NumberWord.tens[min(9, number / 10)]
        return number % 10 == 0 ? tens : "\(tens) \(NumberWord.units[number % 10])"
    }

    /// British: "and" before the last two digits.
    private static func withAnd(_ cardinal: String) -> String {
        let words = cardinal.split(separator: " ").map(String.init)
        let anchors = ["hundred", "thousand", "million"]
        guard let anchor = words.lastIndex(where: anchors.contains), anchor + 1 < words.count else {
            return cardinal
        }
        return (words[...anchor] + ["and"] + words[(anchor + 1)...]).joined(separator: " ")
    }
}
