/// The names of choices: their texts, letters, numbers and positions.
struct ChoiceTable {
    private var places: [[UInt64]: Int] = [:]
    /// The number of words in the longest name.
    private(set) var longest = 0

    /// Creates the names, with and without articles. If a name fits several choices, it stands for
    /// the first of them.
    init(_ choices: [String], _ language: CompiledLanguage) {
        // The text of one choice may be the number or letter of another choice.
        for (place, choice) in choices.enumerated() {
            add(language.lexicon.keys(of: choice), place)
        }
        for (place, names) in ChoiceNames.all(choices, in: language).enumerated() {
            for name in names {
                let words = WordList(name.joined(separator: " "), language.lexicon).words
                add(words.map(\.key), place)
                add(words.drop { $0.has(.article) }.map(\.key), place)
            }
        }
    }

    private mutating func add(_ keys: [UInt64], _ place: Int) {
        guard !keys.isEmpty, places[keys] == nil else { return }
        places[keys] = place
        longest = max(longest, keys.count)
    }

    /// The index of the choice with this name.
    subscript(words: ArraySlice<Word>) -> Int? { places[words.map(\.key)] }
}
