/// Words for countries and their people, such as "Swiss" for Switzerland.
enum Demonyms {
    /// The key of the country that a word refers to, if any.
    static func country(of word: Word) -> UInt64? { places[word.key].map { named[$0] } }

    /// The keys of the adjectives for a country.
    static func adjectives(of country: UInt64) -> [UInt64] { adjectives[country] }

    private static let adjectives = countries.sorted { $0.key < $1.key }.reduce(
        into: KeyLists<UInt64>()
    ) { $0.append($1.key, to: $1.value) }

    /// The keys of all countries. The values in ``places`` are indices into this array.
    private static let named: [UInt64] = Set(countries.values).sorted()
    private static let places = KeyTable(
        countries.mapValues { country in named.firstIndex(of: country) ?? 0 })

    private static let countries: [UInt64: UInt64] = {
        var table: [UInt64: UInt64] = [:]
        for pair in JudgeTable("demonyms").lines().flatMap({ $0.split(separator: ",") }) {
            let words = WordList(pair, .english).words
            guard words.count == 2 else { continue }
            table[words[1].key] = words[0].key
            if let last = pair.last, "ni".contains(last) {
                table[WordList("\(pair)s", .english).words[1].key] = words[0].key
            }
        }
        return table
    }()
}
