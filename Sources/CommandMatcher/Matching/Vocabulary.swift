import Phonetics

/// Every different word of an answer line, found by key, stem, spelling and sound.
struct Vocabulary: Sendable {
    /// Where a word stands in an alternative; a compound covers several words.
    struct Place: Sendable {
        var alternative: Int
        var word: Int
        var span: Int
    }

    struct Entry: Sendable {
        var start: Int
        var count: Int
        var key: UInt64
        var stem: UInt64
        var letters: UInt32
        var isNumber: Bool
        /// Several words of a form written as one.
        var isCompound: Bool
        var sound: SoundKey
        var places: [Place]
        var pronunciations: [Pronunciation] = []
        /// The pronunciation is known, not guessed: people know this word.
        var isKnown = false
    }

    private(set) var bytes: [UInt8] = []
    private(set) var entries: [Entry] = []
    private(set) var byKey: [UInt64: Int] = [:]
    private(set) var byStem: [UInt64: [Int]] = [:]
    private(set) var bySound: [UInt64: [Int]] = [:]

    /// Adds a word, or a place to a word that is there already.
    mutating func add(
        _ letters: ArraySlice<UInt8>, key: UInt64, stem: UInt64, isNumber: Bool, at place: Place
    ) {
        if let index = byKey[key] {
            entries[index].places.append(place)
            return
        }
        byKey[key] = entries.count
        if !isNumber { byStem[stem, default: []].append(entries.count) }
        let sound = SoundKey(letters)
        bySound[sound.consonants, default: []].append(entries.count)
        let start = bytes.count
        bytes += letters
        entries.append(
            Entry(
                start: start, count: letters.count, key: key, stem: stem,
                letters: letters.reduce(0) { $0 | 1 << UInt32($1 & 31) }, isNumber: isNumber,
                isCompound: place.span > 1, sound: sound, places: [place]))
    }

    /// Looks up how the words are said. Lines with very many words go by letters.
    mutating func finish(pronouncing: (any Pronouncing)?) {
        guard let pronouncing, entries.count <= 400 else { return }
        for index in entries.indices {
            let text = String(decoding: letters(of: index), as: UTF8.self)
            let said = pronouncing.pronunciations(of: text)
            entries[index].pronunciations = said.map(\.pronunciation)
            entries[index].isKnown = said.first.map { $0.source == .dictionary } ?? false
        }
    }

    func letters(of index: Int) -> ArraySlice<UInt8> {
        let entry = entries[index]
        return bytes[entry.start..<(entry.start + entry.count)]
    }
}
