import Phonetics

/// All distinct words of an answer line, indexed by key, stem, spelling and sound.
struct Vocabulary: Sendable {
    /// The position of a word, or of a compound, in an alternative.
    struct Place: Sendable {
        var alternative: Int
        var word: Int
        var span: Int
    }

    /// A word, stored without references so that scanning is fast.
    struct Entry: Sendable {
        var start: Int
        var count: Int
        var key: UInt64
        var stem: UInt64
        var sound: SoundKey
        var letters: UInt32
        var isNumber: Bool
        /// Whether the entry consists of several words written as one.
        var isCompound: Bool
        /// Whether a dictionary contains the word's pronunciation.
        var isKnown = false
        /// The indices of the next entry with the same stem and of the next entry with the same
        /// consonants, or -1.
        var nextOfStem = -1
        var nextOfSound = -1
        /// The index of the next entry with the same letters, ignoring silent "h" and differences
        /// between languages, or -1.
        var nextOfOtherSpelling = -1
    }

    /// A summary of a word, which helps to exclude very different spellings quickly.
    struct Shape: Sendable {
        var letters: UInt32
        var count: UInt16
        var isNumber: Bool
        var isCompound: Bool
    }

    private(set) var bytes: [UInt8] = []
    /// The ``Shape`` of every entry, stored contiguously in memory.
    private(set) var shapes: [Shape] = []
    private(set) var entries: [Entry] = []
    private(set) var places: [[Place]] = []
    /// The pronunciations of each entry, if a pronunciation service is available.
    private(set) var pronunciations: [[Pronunciation]] = []
    private(set) var byKey = KeyTable()
    /// The index of the first entry for each stem or sequence of consonants.
    private(set) var byStem = KeyTable()
    private(set) var bySound = KeyTable()
    /// The index of the first entry for each spelling without silent "h".
    private(set) var byOtherSpelling = KeyTable()
    /// The sounds with which entries begin, one bit each (``SoundKey/beginning``).
    private(set) var soundBeginnings: UInt64 = 0
    /// The word lengths that occur, with one bit for each length. The highest bit stands for all
    /// longer words.
    private(set) var lengths: UInt64 = 0

    /// Whether the vocabulary contains an entry whose length differs from `length` by at most
    /// `difference` letters.
    func hasLength(near length: Int, within difference: Int) -> Bool {
        let low = max(0, min(63, length - difference))
        let high = min(63, length + difference)
        return lengths >> UInt64(low) & ((1 << UInt64(min(63, high - low + 1))) - 1) != 0
    }

    /// Whether words can be compared by their pronunciations.
    var isPronounced: Bool { !pronunciations.isEmpty }

    /// Whether the vocabulary contains a word in this form.
    func contains(_ word: Word) -> Bool { byKey[word.key] != nil }

    /// Whether the vocabulary contains a word in any form.
    func isKnown(_ word: Word) -> Bool { contains(word) || byStem[word.stem] != nil }

    /// Adds a word or, if the word is already known, another position of the word.
    mutating func add(
        _ letters: ArraySlice<UInt8>, key: UInt64, stem: UInt64, isNumber: Bool, at place: Place
    ) {
        if let index = byKey[key] {
            places[index].append(place)
            return
        }
        byKey[key] = entries.count
        let sound = SoundKey(letters)
        var entry = Entry(
            start: bytes.count, count: letters.count, key: key, stem: stem, sound: sound,
            letters: letters.reduce(0) { $0 | 1 << UInt32($1 & 31) }, isNumber: isNumber,
            isCompound: place.span > 1)
        if !isNumber {
            entry.nextOfStem = byStem[stem] ?? -1
            byStem[stem] = entries.count
        }
        soundBeginnings |= sound.beginning
        entry.nextOfSound = bySound[sound.consonants] ?? -1
        bySound[sound.consonants] = entries.count
        if !isNumber, let key = SilentH.key(SlavicSpelling.common(letters)) {
            entry.nextOfOtherSpelling = byOtherSpelling[key] ?? -1
            byOtherSpelling[key] = entries.count
        }
        lengths |= 1 << UInt64(min(63, letters.count))
        bytes += letters
        entries.append(entry)
        shapes.append(
            Shape(
                letters: entry.letters, count: UInt16(clamping: entry.count), isNumber: isNumber,
                isCompound: entry.isCompound))
        places.append([place])
    }

    mutating func add(_ letters: ArraySlice<UInt8>, number: Double, at place: Place) {
        let key = WordKey.number(number)
        add(letters, key: key, stem: key, isNumber: true, at: place)
    }

    /// Looks up the pronunciations, unless there are more than 400 words.
    mutating func finish(pronouncing: (any Pronouncing)?) {
        guard let pronouncing, entries.count <= 400 else { return }
        pronunciations = Array(repeating: [], count: entries.count)
        let texts = entries.indices.map { String(decoding: letters(of: $0), as: UTF8.self) }
        pronouncing.prepare(texts)
        for (index, text) in texts.enumerated() {
            let said = pronouncing.pronunciations(of: text)
            pronunciations[index] = said.map(\.pronunciation)
            entries[index].isKnown = said.first.map { $0.source == .dictionary } ?? false
        }
    }

    func letters(of index: Int) -> ArraySlice<UInt8> {
        let entry = entries[index]
        return bytes[entry.start..<(entry.start + entry.count)]
    }
}
