extension Language {
    /// The spellings of recognized words: letters for the names of letters, and digits for single
    /// numbers.
    public var spellings: [String: [String]] {
        let names = letters.letters.map { ($0.heard, $0.spellings) }
        let digits = numbers[.number].filter { $0.value < 100 }.flatMap { number in
            number.words.map { ($0, [$0, String(Int(number.value))]) }
        }
        return Dictionary(names + digits) { $0 + $1 }
    }
}
