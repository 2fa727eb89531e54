import Phonetics

extension CompiledLine {
    /// The words of alternatives that match a given word or several joined words. If `isDeep` is
    /// true, known words are also compared by sound and spelling.
    func hits(_ given: WordList, isDeep: Bool) -> [Hit] {
        var hits: [Hit] = []
        let count = min(given.count, Self.longestForm)
        var unmatched: UInt64 = 0
        let isOne =
            given.words.count { !$0.has(.article) } == 1
            || question.asksForNationality && given.words.count(where: \.isContent) == 1
        for index in 0..<count {
            let word = given.words[index]
            let isAlone = isOne || saysWhere(at: index, given)
            let isFound = lookUp(word, at: index, isAlone: isAlone, given, &hits)
            if !isFound || isDeep, word.isContent || word.count > 1 { unmatched |= .place(index) }
        }
        addHitsOfContext(given, &hits)
        for index in 0..<count where unmatched.contains(index) {
            let word = given.words[index]
            compare(
                Said(
                    letters: given.letters(of: word), word: word, index: index, span: 1,
                    isHeard: given.isHeard), &hits)
        }
        if !given.isHeard { dropMisspelledNames(given, &hits) }
        guard unmatched != 0, count > 1 else { return hits }
        for span in 2...min(4, count) {
            for start in 0...(count - span) {
                let mask = UInt64.places(before: span) << UInt64(start)
                guard unmatched & mask != 0, given.words[start].lacks(.article) else { continue }
                compareJoined(given, start: start, span: span, &hits)
            }
        }
        return hits
    }

    /// The maximum number of hits for a typical answer. Memory for this number of hits is allocated
    /// at once.
    private static let usualHits = 16

    /// Whether an adjective for a country only gives the location: "a French village".
    func saysWhere(at index: Int, _ given: WordList) -> Bool {
        question.asksForPlace && index + 1 < given.count
            && PlaceNames.isSettlement(given.words[index + 1])
            && Demonyms.country(of: given.words[index]) != nil
    }

    /// Adds hits for words with the same key or stem. An adjective that is the whole answer also
    /// matches its country, and vice versa.
    private func lookUp(
        _ word: Word, at index: Int, isAlone: Bool, _ given: WordList, _ hits: inout [Hit]
    ) -> Bool {
        var isFound = false
        if let entry = vocabulary.byKey[word.key] {
            add(entry, .same, at: index, span: 1, &hits)
            isFound = true
        }
        if word.has(.roman), let entry = vocabulary.byKey[WordKey.number(word.number)] {
            add(entry, .same, at: index, span: 1, &hits)
            isFound = true
        }
        if !word.isNumber, var entry = vocabulary.byStem[word.stem] {
            while entry >= 0 {
                let key = vocabulary.entries[entry].key
                if key != word.key, !Confusables.areDistinct(word.key, key) {
                    add(entry, .wordForm, at: index, span: 1, &hits)
                    isFound = true
                }
                entry = vocabulary.entries[entry].nextOfStem
            }
        }
        if !isFound, strictness != .strict {
            for entry in Nicknames.related(to: word.key).compactMap({ vocabulary.byKey[$0] }) {
                add(entry, .nickname, at: index, span: 1, &hits)
            }
        }
        func addForms(_ keys: [UInt64], _ level: Hit.Level) {
            for entry in keys.compactMap({ vocabulary.byKey[$0] }) {
                add(entry, level, at: index, span: 1, &hits)
                isFound = true
            }
        }
        if !isFound { addForms(LatinForms.keys(for: given.letters(of: word)), .wordForm) }
        if !isFound, strictness != .strict, index > 0 {
            addForms(Abbreviations.words(for: given.letters(of: word)), .abbreviation)
        }
        if !isFound, isAlone, let country = Demonyms.country(of: word) {
            addForms([country], .wordForm)
        }
        if !isFound, isAlone, question.asksForNationality {
            addForms(Demonyms.adjectives(of: word.key), .wordForm)
        }
        return isFound
    }

    func add(_ entry: Int, _ level: Hit.Level, at index: Int, span: Int, _ hits: inout [Hit]) {
        if hits.capacity == 0 { hits.reserveCapacity(Self.usualHits) }
        for place in vocabulary.places[entry] {
            hits.append(
                Hit(
                    alternative: place.alternative, word: place.word, wordSpan: place.span,
                    given: index, givenSpan: span,
                    level: level == .same && vocabulary.entries[entry].isCompound ? .joined : level)
            )
        }
    }

    /// Drops hits for names that sound like common words that the player typed.
    private func dropMisspelledNames(_ given: WordList, _ hits: inout [Hit]) {
        hits.removeAll { hit in
            hit.level > .same && hit.wordSpan == 1
                && Homophones.areSpelledApart(
                    given.words[hit.given].key, alternatives[hit.alternative].words[hit.word].key)
        }
    }

    private func compareJoined(_ given: WordList, start: Int, span: Int, _ hits: inout [Hit]) {
        let words = given.words[start..<(start + span)]
        guard !words.contains(where: { $0.isNumber }) else {
            compareDigits(words, start: start, &hits)
            return
        }
        let length = words.reduce(0) { $0 + $1.count }
        guard length <= 40, vocabulary.hasLength(near: length, within: 4) else { return }
        var joined = words[start]
        let letters = Self.joinedLetters(of: words, in: given)
        joined.key = WordKey.hash(letters)
        if let entry = vocabulary.byKey[joined.key] {
            add(entry, .joined, at: start, span: span, &hits)
            return
        }
        let endsInS = letters.last == UInt8(ascii: "s")
        let stem = endsInS ? language.lexicon.stem(letters) : joined.key
        if let entry = vocabulary.byStem[stem] {
            add(entry, .wordForm, at: start, span: span, &hits)
            return
        }
        joined.letters = words.reduce(0) { $0 | $1.letters }
        let said = Said(
            letters: letters, word: joined, index: start, span: span, isHeard: given.isHeard)
        compare(said, &hits)
        guard vocabulary.isPronounced else { return }
        compareSound(said, texts: words.map { given.text(of: $0) }, &hits)
    }

    /// The letters of successive words, which are usually adjacent in memory.
    private static func joinedLetters(
        of words: ArraySlice<Word>, in given: WordList
    ) -> ArraySlice<UInt8> {
        let start = words[words.startIndex].start
        var end = start
        for word in words {
            guard word.start == end else {
                return ArraySlice(words.flatMap { given.letters(of: $0) })
            }
            end += word.count
        }
        return given.bytes[start..<end]
    }

    /// Matches numbers that players say digit by digit or in groups: "four fifty one", "nine one
    /// one".
    private func compareDigits(_ words: ArraySlice<Word>, start: Int, _ hits: inout [Hit]) {
        var digits = ""
        for word in words {
            if word.isNumber, let number = Int(exactly: word.number), number >= 0 {
                digits += String(number)
            } else if word.key == WordKey.oh {
                digits += "0"
            } else {
                return
            }
        }
        guard digits.utf8.count <= 15, let number = Double(digits),
            let entry = vocabulary.byKey[WordKey.number(number)]
        else { return }
        add(entry, .joined, at: start, span: words.count, &hits)
    }

    /// A word of the answer, or several joined words.
    private struct Said {
        let letters: ArraySlice<UInt8>
        let word: Word
        let index: Int
        let span: Int
        let isHeard: Bool
    }

    private func add(_ entry: Int, _ level: Hit.Level, _ said: Said, _ hits: inout [Hit]) {
        add(entry, level, at: said.index, span: said.span, &hits)
    }

    /// Adds hits for words that sound alike or differ by a typing error.
    private func compare(_ said: Said, _ hits: inout [Hit]) {
        let (word, count) = (said.word, said.letters.count)
        // A different Roman numeral is never a typing error: XV is not XVI.
        guard strictness != .strict, !word.isNumber, !word.has(.roman), count >= 2,
            vocabulary.hasLength(near: count, within: said.span == 1 ? 8 : 4)
        else { return }
        // Initials are spoken letter by letter.
        let isSpelled = word.letters & Self.vowels == 0
        if count >= SoundKey.fewestLetters, !isSpelled { compareSoundOfLetters(said, &hits) }
        if said.span == 1 { compareOtherSpellings(said, &hits) }
        compareSpelling(said, &hits)
        if said.span == 1, vocabulary.isPronounced, !isSpelled {
            let text = String(decoding: said.letters, as: UTF8.self)
            compareSound(said, texts: [text], &hits)
        }
    }

    private static let vowels: UInt32 = "aeiouy".utf8.reduce(0) { $0 | 1 << UInt32($1 & 31) }

    private func compareSoundOfLetters(_ said: Said, _ hits: inout [Hit]) {
        guard let sound = SoundKey(said.letters, beginningAs: vocabulary.soundBeginnings) else {
            return
        }
        var next = vocabulary.bySound[sound.consonants] ?? -1
        while next >= 0 {
            let entry = next
            let known = vocabulary.entries[entry]
            let letters = vocabulary.letters(of: entry)
            next = known.nextOfSound
            guard !known.isNumber || said.span > 1,
                sound.isLike(known.sound, isLenient: strictness == .relaxed),
                !Confusables.areDistinct(said.word.key, known.key),
                !Spelling.areChemicalRelatives(said.letters, letters),
                !Spelling.areOpposed(said.letters, letters)
            else { continue }
            let isTyped = said.span == 1 && !said.isHeard
            if isTyped, NearWords.areTwo(said.letters, letters) { continue }
            // For short dictionary words, pronunciations are better evidence than letters.
            let areWords = isTyped && sound.isShort && known.isKnown && isKnown(said.letters)
            add(entry, areWords ? .slip : .sound, said, &hits)
        }
    }

    private func compareOtherSpellings(_ said: Said, _ hits: inout [Hit]) {
        // A common word is not a name.
        let isCommon = NearWords.contains(said.letters)
        let letters = isCommon ? said.letters : SlavicSpelling.common(said.letters)
        var entry = SilentH.key(letters).flatMap { vocabulary.byOtherSpelling[$0] } ?? -1
        while entry >= 0 {
            let known = vocabulary.entries[entry]
            if known.key != said.word.key, !Confusables.areDistinct(said.word.key, known.key) {
                add(entry, .sound, said, &hits)
            }
            entry = known.nextOfOtherSpelling
        }
    }

    /// Adds hits for misspelled words, and for words that begin with the given letters.
    private func compareSpelling(_ said: Said, _ hits: inout [Hit]) {
        let (letters, word, count) = (said.letters, said.word, said.letters.count)
        let isOne = said.span == 1
        let canAbbreviate = isOne && count >= 3 && word.isContent
        guard count >= 4 || canAbbreviate || allowsWordForms && isOne else { return }
        let shapes = vocabulary.shapes
        for entry in shapes.indices {
            let shape = shapes[entry]
            if allowsWordForms, isOne, !shape.isNumber, !shape.isCompound,
                WordFamily.areRelated(letters, vocabulary.letters(of: entry))
            {
                add(entry, .wordForm, said, &hits)
                continue
            }
            let difference = Int(shape.count) - count
            if difference.magnitude <= 1 {
                guard count >= 4, (shape.letters ^ word.letters).nonzeroBitCount <= 2,
                    !shape.isNumber, let level = slip(said, entry)
                else { continue }
                add(entry, level, said, &hits)
            } else if canAbbreviate, difference >= 4, shape.count >= 8, !shape.isCompound,
                word.letters & ~shape.letters == 0,
                vocabulary.letters(of: entry).starts(with: letters),
                !NearWords.contains(letters)
            {
                add(entry, .abbreviation, said, &hits)
            }
        }
    }

    /// How closely a misspelled word matches, or nil if the player gave a different word.
    private func slip(_ said: Said, _ entry: Int) -> Hit.Level? {
        let own = vocabulary.letters(of: entry)
        // A known place is not a misspelling, and if the question asks for a word, neither is another
        // common word. A Roman numeral has no misspellings.
        guard !PlaceNames.isPlace(said.word), !question.asksForRomanNumerals,
            !question.asksForOneName || !NearWords.contains(said.letters),
            let slip = Spelling.slip(said.letters, own),
            !Confusables.areDistinct(said.word.key, vocabulary.entries[entry].key),
            said.span > 1 || !NearWords.areTwo(said.letters, own)
        else { return nil }
        // "Fell" is not a misspelling of "fall".
        let mayBeWord =
            slip == .doubtful || max(said.letters.count, own.count) <= Self.longestShortWord
        if mayBeWord, NearWords.contains(own), NearWords.contains(said.letters) { return nil }
        return slip == .plain ? .typo : .slip
    }

    /// If two dictionary words of at most this length differ by one letter, they are treated as
    /// different words.
    private static let longestShortWord = 6

    /// Whether the pronouncing dictionary contains a word.
    func isKnown(_ letters: ArraySlice<UInt8>) -> Bool {
        let said = pronouncing?.pronunciations(of: String(decoding: letters, as: UTF8.self))
        return said?.first?.source == .dictionary
    }

    /// Adds hits for words that sound like a given word or like several joined words.
    private func compareSound(_ said: Said, texts: [String], _ hits: inout [Hit]) {
        let letters = said.letters
        guard let pronouncing, vocabulary.isPronounced, letters.count >= 2 else {
            return
        }
        let isOne = said.span == 1
        let mask = letters.reduce(UInt32(0)) { $0 | 1 << UInt32($1 & 31) }
        var spoken: (phrases: [Pronunciation], areKnown: Bool)?
        for entry in vocabulary.entries.indices {
            let known = vocabulary.entries[entry]
            guard !vocabulary.pronunciations[entry].isEmpty, isOne || !known.isCompound,
                abs(known.count - letters.count) <= 4, (known.letters ^ mask).nonzeroBitCount <= 9,
                !isOne
                    || !Confusables.areDistinct(WordKey.hash(letters), known.key)
                        && !Spelling.areOpposed(letters, vocabulary.letters(of: entry))
            else { continue }
            let (phrases, areKnown) = spoken ?? Self.pronunciations(of: texts, pronouncing)
            spoken = (phrases, areKnown)
            let sounds = phrases.contains { phrase in
                vocabulary.pronunciations[entry].contains {
                    Self.areAlike(
                        phrase, $0, areBothWords: isOne && areKnown && known.isKnown,
                        isLenient: strictness == .relaxed)
                }
            }
            guard sounds,
                !isOne || said.isHeard || !NearWords.areTwo(letters, vocabulary.letters(of: entry))
            else { continue }
            add(entry, .sound, said, &hits)
        }
    }

    /// The most likely pronunciations of successive words, and whether dictionaries contain all
    /// these words.
    static func pronunciations(
        of texts: [String], _ pronouncing: any Pronouncing
    ) -> (phrases: [Pronunciation], areKnown: Bool) {
        var phrases = [Pronunciation([])]
        var areKnown = true
        for text in texts {
            let said = pronouncing.pronunciations(of: text)
            if said.first?.source != .dictionary { areKnown = false }
            let variants = said.prefix(texts.count > 1 ? 2 : 6)
            phrases = phrases.flatMap { phrase in
                variants.map { Pronunciation(phrase.phones + $0.pronunciation.phones) }
            }
        }
        return (phrases, areKnown)
    }

    /// If the first sounds of two words are at least this far apart, as T and S are, the words are
    /// not alike.
    private static let otherBeginning = 0.7

    /// Whether two pronunciations are alike. Two dictionary words are alike only if their
    /// pronunciations are almost identical.
    private static func areAlike(
        _ left: Pronunciation, _ right: Pronunciation, areBothWords: Bool, isLenient: Bool
    ) -> Bool {
        let longer = max(left.phones.count, right.phones.count)
        guard min(left.phones.count, right.phones.count) >= 2,
            PhoneDistance.articulatory[left.phones[0], right.phones[0]] < Self.otherBeginning
        else { return false }
        let share: Double
        switch longer {
        case ..<4: share = 0
        case 4...5: share = areBothWords ? 0 : 0.1
        default: share = areBothWords ? 0.03 : 0.14
        }
        let limit = (isLenient ? share * 1.5 : share) * Double(longer)
        return PhoneDistance.articulatory.between(left, right, limit: limit + 0.001) != nil
    }
}
