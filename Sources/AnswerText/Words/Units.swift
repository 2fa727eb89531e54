/// Units of measurement and currency, with their symbols and spoken forms. A word is a unit only
/// next to a number.
package enum Units {
    /// The spoken form of a symbol, such as "kilometers" for "km".
    package static func spoken(_ symbol: String, isSingle: Bool = false) -> String? {
        rowsBySymbol[symbol].map { isSingle ? rows[$0].single : rows[$0].plural }
    }

    /// Whether a word without a number names a unit, as in "in Celsius".
    package static func isUnit(_ word: Word, in list: WordList) -> Bool {
        word.has(.unit) || word.count > 2 && rowsBySymbol[list.text(of: word)] != nil
    }

    /// The stem of a unit's singular, such as the stem of "foot" for "feet". Returns nil for a word
    /// that is not a unit.
    package static func stem(of word: Word, in list: WordList) -> UInt64? {
        if let place = places[WordKey.hash(list.letters(of: word))],
            !rows[place].singular.contains(" ")
        {
            return WordKey.stem(Array(rows[place].singular.utf8)[...])
        }
        return word.has(.unit) ? word.stem : nil
    }

    package static var symbols: [String] { rows.flatMap(\.symbols) }

    /// Replaces each unit next to a number with its full name.
    package static func name(_ list: inout WordList) {
        var index = 1
        while index < list.words.count {
            let names = names(at: index, in: list)
            let word = list.words[index]
            let units = names.map { unit($0, in: &list, after: word) }
            if !units.isEmpty { list.words.replaceSubrange(index...index, with: units) }
            index += max(1, units.count)
            // In "five foot ten", the word "ten" means inches.
            if isInches(at: index - 1, in: list) {
                list.words.insert(unit("inch", in: &list, after: word), at: index)
            }
        }
    }

    /// The words of the unit's full name; empty if the word at this index is not a unit.
    private static func names(at index: Int, in list: WordList) -> [Substring] {
        let (before, word) = (list.words[index - 1], list.words[index])
        let isEach = before.key == WordKey.per || before.has(.article)
        guard
            before.isNumber || before.has(.unit)
                || powers.contains(before.key) && index > 1 && list.words[index - 2].isNumber
                || isEach && index > 1 && list.words[index - 2].has(.unit),
            word.lacks(.conjunction),
            let place = places[WordKey.hash(list.letters(of: word))], isUnit(at: index, in: list)
        else { return [] }
        if rows[place].singular == "meter", isMinute(at: index, in: list) { return ["minute"] }
        let names = rows[place].singular.split(separator: " ")
        return names.first == "degree" && before.key == WordKey.degree
            ? Array(names.dropFirst()) : names
    }

    /// Whether a letter "m" after a number means minutes: "1h 20m", "3m 42s".
    private static func isMinute(at index: Int, in list: WordList) -> Bool {
        if index > 2, list.words[index - 2].key == WordKey.hour { return true }
        guard index + 2 < list.words.count, list.words[index + 1].isNumber else { return false }
        let next = list.letters(of: list.words[index + 2])
        return next.elementsEqual("s".utf8) || next.elementsEqual("sec".utf8)
    }

    private static func unit(
        _ name: some StringProtocol, in list: inout WordList, after word: Word
    ) -> Word {
        let start = list.bytes.count
        list.bytes += name.utf8
        // The capital letter in "127 Hours" shows that the phrase is a name.
        let kept: Word.Traits = word.count > 3 ? [.afterComma, .capital] : .afterComma
        var unit = WordReader.word(
            in: &list.bytes, from: start, word.traits.intersection(kept),
            origin: word.origin, .english)
        unit.traits.insert(.unit)
        // As a unit, "second" is not an ordinal, and "c" is not a Roman numeral.
        unit.traits.subtract([.roman, .number])
        unit.number = .nan
        return unit
    }

    private static func isInches(at index: Int, in list: WordList) -> Bool {
        guard index > 1, list.words[index].isNumber, list.words[index].number < 12,
            list.words[index - 1].key == WordKey.foot, list.words[index - 2].isNumber
        else { return false }
        let next = index + 1
        return next == list.words.count
            || places[WordKey.hash(list.letters(of: list.words[next]))] == nil
    }

    /// Whether the word at an index is a unit. A single letter is a unit only in texts such as "5
    /// m", "m/s" or "37 °C".
    private static func isUnit(at index: Int, in list: WordList) -> Bool {
        let word = list.words[index]
        guard word.count == 1 || word.key == WordKey.in else { return true }
        let before = list.words[index - 1]
        guard before.isNumber || before.key == WordKey.degree || word.has(.afterComma) else {
            return false
        }
        guard index + 1 < list.words.count else { return true }
        let next = list.words[index + 1]
        return word.key != WordKey.in
            && (next.has(.afterComma) || powers.contains(next.key)) || next.isNumber
    }

    private static let powers: Set<UInt64> = [WordKey.hash("square"), WordKey.hash("cubic")]

    private static let places: KeyTable = {
        var places = KeyTable()
        for (index, row) in rows.enumerated() {
            var names = row.symbols
            if !row.singular.contains(" ") { names += [row.singular, row.plural] }
            for name in names where places[WordKey.hash(name)] == nil {
                places[WordKey.hash(name)] = index
            }
        }
        return places
    }()

    private static let rowsBySymbol: [String: Int] = Dictionary(
        rows.enumerated().flatMap { index, row in row.symbols.map { ($0, index) } },
        uniquingKeysWith: { first, _ in first })

    private struct Row {
        /// The unit's singular after a number, without "per": "mile" for "miles per hour".
        package var singular: String
        package var plural: String
        package var symbols: [String]

        package init?(_ line: Substring) {
            let sides = line.split(separator: ":", omittingEmptySubsequences: false)
            let names = sides[0].split(separator: "|").map { $0.trimmed() }
            guard sides.count == 2, names.count == 2 else { return nil }
            singular = names[0]
            plural = names[1]
            symbols = sides[1].split(separator: " ").map(String.init)
        }

        /// The singular form with "per", such as "mile per hour".
        package var single: String {
            let first = singular.prefix { $0 != " " }
            return plural.contains(" per ") ? String(first + plural.drop { $0 != " " }) : singular
        }
    }

    /// Each line of the table describes a unit: its singular without "per", its spoken form, and
    /// its symbols.
    private static let rows: [Row] = JudgeTable("units").lines().compactMap(Row.init)
}
