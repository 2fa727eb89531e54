import Languages

/// Converts numbers to words in a language that says the larger parts of a number first.
public struct NumberSpeaker: Sendable {
    /// The number speaker for English.
    public static var english: NumberSpeaker { CompiledLanguage.english.numbers }

    /// The words for numbers below 100; nil for a number that has no word.
    private let small: [String?]
    /// The words for a hundred, a thousand and so on, largest first.
    private let scales: [(word: String, value: Int)]
    private let ordinals: [Int: String]
    private let decades: [Int: String]
    private let digits: [String?]
    private let and: String?
    private let minus: String?
    private let point: String?
    private let hasEnglishForms: Bool

    init(_ language: Language) {
        let numbers = language.numbers
        func said(_ kind: NumberWords.Kind) -> [Int: String] {
            var said: [Int: String] = [:]
            for entry in numbers[kind] {
                guard let value = Int(exactly: entry.value), said[value] == nil else { continue }
                said[value] = entry.words.first
            }
            return said
        }
        let cardinals = said(.number)
        let ones = (0..<10).map { cardinals[$0] }
        small = (0..<100).map { number in
            if let word = cardinals[number] { return word }
            guard number > 10, let tens = cardinals[number / 10 * 10], let one = ones[number % 10]
            else { return nil }
            return "\(tens) \(one)"
        }
        digits = ones
        scales = cardinals.filter { $0.key >= 100 }.map { ($0.value, $0.key) }
            .sorted { $0.1 > $1.1 }
        ordinals = said(.ordinal)
        decades = said(.decade)
        func only(_ kind: NumberWords.Kind) -> String? { numbers[kind].first?.words.first }
        (and, minus, point) = (only(.and), only(.minus), only(.point))
        hasEnglishForms = language.rules.contains(.numbers)
    }

    /// The words for a number, such as "one hundred twenty three"; nil for a quadrillion or more,
    /// and in a language without number words.
    public func cardinal(_ number: Int) -> String? {
        guard number.magnitude < 1_000_000_000_000_000 else { return nil }
        if number < 0 {
            guard let minus, let rest = cardinal(-number) else { return nil }
            return "\(minus) \(rest)"
        }
        if number < 100 { return small[number] }
        for (word, value) in scales where number >= value {
            // No spoken number contains "hundred hundred".
            guard number / value < max(value, 100), let head = cardinal(number / value) else {
                return nil
            }
            let rest = number % value
            if rest == 0 { return "\(head) \(word)" }
            return cardinal(rest).map { "\(head) \(word) \($0)" }
        }
        return nil
    }

    /// The words for an ordinal number, such as "one hundred twenty third".
    public func ordinal(_ number: Int) -> String? {
        guard number > 0 else { return nil }
        if let word = ordinals[number], number < 100 { return word }
        if number < 100 {
            guard let tens = small[number / 10 * 10], let last = ordinals[number % 10], number > 20
            else { return nil }
            return "\(tens) \(last)"
        }
        for (word, value) in scales where number >= value {
            guard let head = cardinal(number / value) else { return nil }
            let rest = number % value
            if rest == 0 { return ordinals[value].map { "\(head) \($0)" } }
            return ordinal(rest).map { "\(head) \(word) \($0)" }
        }
        return nil
    }

    /// All ways to say a whole number. The most common wording comes first.
    public func forms(of number: Int) -> [String] {
        guard hasEnglishForms else { return cardinal(number).map { [$0] } ?? [] }
        var forms: [String] = []
        if let year = year(number) { forms.append(year) }
        if let cardinal = cardinal(number) {
            forms.append(cardinal)
            let withAnd = withAnd(cardinal)
            if withAnd != cardinal { forms.append(withAnd) }
            if (100...199).contains(number) || (1000...1099).contains(number) || number == 1_000_000
            {
                forms += [cardinal, withAnd].map { "a " + $0.dropFirst(4) }
            }
        }
        if (1001...2099).contains(number), (1...9).contains(number % 100) {
            forms.append("\(said(number / 100)) oh \(said(number % 100))")
        }
        if number >= 1100, number < 10_000, number % 100 == 0, number % 1000 != 0 {
            forms.append("\(said(number / 100)) hundred")
        }
        var seen: Set<String> = []
        return forms.filter { seen.insert($0).inserted }
    }

    /// The words for a decimal, such as "three point one four"; nil if the language has no words
    /// for decimals.
    package func decimal(_ whole: Int, _ decimals: some Sequence<Character>) -> String? {
        guard let point, let head = cardinal(whole) else { return nil }
        return digits(decimals).map { "\(head) \(point) \($0)" }
    }

    /// The words for a number's digits, said one by one, such as "one four"; nil if a digit has no
    /// word.
    package func digits(_ figures: some Sequence<Character>) -> String? {
        let said = figures.compactMap(\.wholeNumberValue).compactMap { digits[$0] }
        return said.count == figures.reduce(0) { count, _ in count + 1 }
            ? said.joined(separator: " ") : nil
    }

    /// The words for a year, such as "nineteen eighty four"; nil for a number that people do not
    /// say like a year.
    func year(_ number: Int) -> String? {
        guard (1010...2099).contains(number), number % 100 >= 10 else { return nil }
        return "\(said(number / 100)) \(said(number % 100))"
    }

    /// The words for a decade, such as "nineteen eighties" or "eighties"; nil if the number is not
    /// a decade.
    func decade(_ number: Int) -> String? {
        guard number % 10 == 0, let plural = decades[number % 100] else { return nil }
        guard number >= 100 else { return plural }
        return number < 10_000 ? "\(said(number / 100)) \(plural)" : nil
    }

    /// The ways to say a decade, such as "sixties".
    package func decades(_ number: Int) -> [String] {
        guard let full = decade(number) else { return [] }
        guard (1920...1990).contains(number) else { return [full] }
        return [full] + [decade(number % 100)].compactMap(\.self)
    }

    private func said(_ number: Int) -> String { small[number] ?? "" }

    /// Adds the British "and" before the last two digits.
    private func withAnd(_ cardinal: String) -> String {
        let words = cardinal.split(separator: " ").map(String.init)
        let anchors = ["hundred", "thousand", "million"]
        guard let and, let anchor = words.lastIndex(where: anchors.contains),
            anchor + 1 < words.count
        else { return cardinal }
        return (words[...anchor] + [and] + words[(anchor + 1)...]).joined(separator: " ")
    }
}
