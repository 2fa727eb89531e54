import Phonetics

extension CompiledLine {
    /// Every word of any alternative that a given word, or several given words joined, may stand
    /// for.
    ///
    /// - Parameter isDeep: Also compare by sound and spelling words that some alternative contains.
    ///   Lookups alone are the common case.
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
            if !isFound || isDeep, word.isContent || word.count > 1 {
                unmatched |= 1 << UInt64(index)
            }
        }
        addHitsOfContext(given, &hits)
        if !given.isHeard { dropMisspelledNames(given, &hits) }
        guard unmatched != 0 else { return hits }
        for index in 0..<count where unmatched & 1 << UInt64(index) != 0 {
            let word = given.words[index]
            compare(
                given.letters(of: word), word, at: index, span: 1, isHeard: given.isHeard, &hits)
        }
        if !given.isHeard { dropMisspelledNames(given, &hits) }
        guard count > 1 else { return hits }
        for span in 2...min(4, count) {
            for start in 0...(count - span) {
                let mask: UInt64 = ((1 << UInt64(span)) - 1) << UInt64(start)
                guard unmatched & mask != 0, given.words[start].lacks(.article)
                else { continue }
                compareJoined(given, start: start, span: span, &hits)
            }
        }
        return hits
    }

    /// Few answers touch more words than this, so memory is usually allocated once.
    private static let usualHits = 16

    /// Whether a country's adjective only says where something is: "a French village".
    func saysWhere(at index: Int, _ given: WordList) -> Bool {
        question.asksForPlace && index + 1 < given.count
            && PlaceNames.isSettlement(given.words[index + 1])
            && Demonyms.country(of: given.words[index]) != nil
    }

    /// Adds the hits of words with the same key or stem. An adjective that is the whole answer
    /// ("French") is a form of its country, and stands for the country if a nationality is asked
    /// for.
    private func lookUp(
        _ word: Word, at index: Int, isAlone: Bool, _ given: WordList, _ hits: inout [Hit]
    ) -> Bool {
        var isFound = false
        if let entry = vocabulary.byKey[word.key] {
            add(entry, .same, at: index, span: 1, &hits)
            isFound = true
        }
        if word.has(.roman),
            let entry = vocabulary.byKey[WordKey.number(word.number)]
        {
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
            for key in Nicknames.related(to: word.key) {
                guard let entry = vocabulary.byKey[key] else { continue }
                add(entry, .nickname, at: index, span: 1, &hits)
            }
        }
        if !isFound, strictness != .strict, index > 0 {
            for key in Abbreviations.words(for: given.letters(of: word)) {
                guard let entry = vocabulary.byKey[key] else { continue }
                add(entry, .abbreviation, at: index, span: 1, &hits)
                isFound = true
            }
        }
        if !isFound, isAlone, let country = Demonyms.country(of: word),
            let entry = vocabulary.byKey[country]
        {
            add(entry, .wordForm, at: index, span: 1, &hits)
            isFound = true
        }
        if !isFound, isAlone, question.asksForNationality {
            for adjective in Demonyms.adjectives(of: word.key) ?? [] {
                guard let entry = vocabulary.byKey[adjective] else { continue }
                add(entry, .wordForm, at: index, span: 1, &hits)
                isFound = true
            }
        }
        return isFound
    }

    func add(
        _ entry: Int, _ level: Hit.Level, at index: Int, span: Int, _ hits: inout [Hit]
    ) {
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

    /// In typed answers a common word is not a name that sounds like it.
    private func dropMisspelledNames(_ given: WordList, _ hits: inout [Hit]) {
        hits.removeAll { hit in
            let word = alternatives[hit.alternative].words[hit.word]
            return hit.level > .same && hit.wordSpan == 1
                && Homophones.areSpelledApart(given.words[hit.given].key, word.key)
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
        let letters = Self.joinedLetters(of: words, in: given)
        var joined = words[words.startIndex]
        joined.key = WordKey.hash(letters)
        if let entry = vocabulary.byKey[joined.key] {
            add(entry, .joined, at: start, span: span, &hits)
            return
        }
        joined.letters = words.reduce(0) { $0 | $1.letters }
        compare(letters, joined, at: start, span: span, isHeard: given.isHeard, &hits)
        guard pronouncing != nil else { return }
        compareSound(
            letters, at: start, span: span, texts: words.map { given.text(of: $0) },
            isHeard: given.isHeard, &hits)
    }

    /// The letters of successive words, which usually lie next to each other in memory.
    private static func joinedLetters(
        of words: ArraySlice<Word>, in given: WordList
    ) -> ArraySlice<UInt8> {
        var end = words[words.startIndex].start
        for word in words {
            guard word.start == end else {
                return ArraySlice(words.flatMap { given.letters(of: $0) })
            }
            end += word.count
        }
        return given.bytes[words[words.startIndex].start..<end]
    }

    /// Numbers said digit by digit or in groups: "four fifty one", "nine one one", "four oh four".
    private func compareDigits(_ words: ArraySlice<Word>, start: Int, _ hits: inout [Hit]) {
        var digits = ""
        for word in words {
            if word.isNumber, let number = Int(exactly: word.number), number >= 0 {
                digits += String(number)
            } else if word.key == Self.oh {
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

    private static let oh = WordKey.hash("oh")

    /// Adds hits of words that sound alike or differ by a typing error.
    private func compare(
        _ letters: ArraySlice<UInt8>, _ word: Word, at index: Int, span: Int, isHeard: Bool,
        _ hits: inout [Hit]
    ) {
        // One numeral is not a slip of another: XV is not XVI.
        guard strictness != .strict, !word.isNumber, !word.has(.roman),
            letters.count >= 2, vocabulary.hasLength(near: letters.count, within: span == 1 ? 8 : 4)
        else { return }
        // Letters said one by one do not sound like a word: NW, SW.
        let isSpelled = word.letters & Self.vowels == 0
        if letters.count >= SoundKey.fewestLetters, !isSpelled {
            compareSoundOfLetters(letters, word, at: index, span: span, isHeard: isHeard, &hits)
        }
        if span == 1 { compareWithoutSilentH(letters, word, at: index, &hits) }
        compareSpelling(letters, word, at: index, span: span, &hits)
        if span == 1, pronouncing != nil, !isSpelled {
            let text = String(decoding: letters, as: UTF8.self)
            compareSound(letters, at: index, span: 1, texts: [text], isHeard: isHeard, &hits)
        }
    }

    private static let vowels: UInt32 = "aeiouy".utf8.reduce(0) { $0 | 1 << UInt32($1 & 31) }

    private func compareSoundOfLetters(
        _ letters: ArraySlice<UInt8>, _ word: Word, at index: Int, span: Int, isHeard: Bool,
        _ hits: inout [Hit]
    ) {
        guard let sound = SoundKey(letters, beginningAs: vocabulary.soundBeginnings) else { return }
        var next = vocabulary.bySound[sound.consonants] ?? -1
        while next >= 0 {
            let entry = next
            let known = vocabulary.entries[entry]
            next = known.nextOfSound
            guard !known.isNumber || span > 1,
                sound.isLike(known.sound, isLenient: strictness == .relaxed),
                !Confusables.areDistinct(word.key, known.key),
                !Spelling.areChemicalRelatives(letters, vocabulary.letters(of: entry)),
                !Spelling.areOpposed(letters, vocabulary.letters(of: entry))
            else { continue }
            // For two short words in the dictionary, pronunciations are better evidence than
            // letters.
            let areWords =
                span == 1 && !isHeard && sound.isShort && known.isKnown && isKnown(letters)
            if span == 1, !isHeard, NearWords.areTwo(letters, vocabulary.letters(of: entry)) {
                continue
            }
            add(entry, areWords ? .slip : .sound, at: index, span: span, &hits)
        }
    }

    private func compareWithoutSilentH(
        _ letters: ArraySlice<UInt8>, _ word: Word, at index: Int, _ hits: inout [Hit]
    ) {
        guard let key = SilentH.key(letters), var entry = vocabulary.bySilentH[key] else { return }
        while entry >= 0 {
            let known = vocabulary.entries[entry]
            if known.key != word.key, !Confusables.areDistinct(word.key, known.key) {
                add(entry, .sound, at: index, span: 1, &hits)
            }
            entry = known.nextOfSilentH
        }
    }

    /// Adds hits of words that differ by a slip, or that begin with these letters.
    private func compareSpelling(
        _ letters: ArraySlice<UInt8>, _ word: Word, at index: Int, span: Int, _ hits: inout [Hit]
    ) {
        let count = letters.count
        let canAbbreviate = span == 1 && count >= 3 && word.isContent
        guard count >= 4 || canAbbreviate || allowsWordForms && span == 1 else { return }
        let shapes = vocabulary.shapes
        for entry in shapes.indices {
            let shape = shapes[entry]
            if allowsWordForms, span == 1, !shape.isNumber, !shape.isCompound,
                WordFamily.areRelated(letters, vocabulary.letters(of: entry))
            {
                add(entry, .wordForm, at: index, span: 1, &hits)
                continue
            }
            let difference = Int(shape.count) - count
            if difference.magnitude <= 1 {
                guard count >= 4, (shape.letters ^ word.letters).nonzeroBitCount <= 2,
                    !shape.isNumber,
                    let slip = Spelling.slip(letters, vocabulary.letters(of: entry)),
                    !Confusables.areDistinct(word.key, vocabulary.entries[entry].key)
                else { continue }
                let own = vocabulary.letters(of: entry)
                if span == 1, NearWords.areTwo(letters, own) { continue }
                // "fell" is not a slip of "fall".
                if slip == .doubtful || max(count, Int(shape.count)) <= Self.longestShortWord,
                    NearWords.contains(own), NearWords.contains(letters)
                {
                    continue
                }
                add(entry, slip == .plain ? .typo : .slip, at: index, span: span, &hits)
            } else if canAbbreviate, difference >= 4, shape.count >= 8, !shape.isCompound,
                word.letters & ~shape.letters == 0,
                vocabulary.letters(of: entry).starts(with: letters)
            {
                add(entry, .abbreviation, at: index, span: 1, &hits)
            }
        }
    }

    /// Up to this length, dictionary words that differ by one letter are different words, not
    /// slips.
    private static let longestShortWord = 6

    /// Whether a dictionary has the word.
    private func isKnown(_ letters: ArraySlice<UInt8>) -> Bool {
        let said = pronouncing?.pronunciations(of: String(decoding: letters, as: UTF8.self))
        return said?.first?.source == .dictionary
    }

    /// Adds hits of words that are pronounced like the joined texts.
    private func compareSound(
        _ letters: ArraySlice<UInt8>, at index: Int, span: Int, texts: [String], isHeard: Bool,
        _ hits: inout [Hit]
    ) {
        guard let pronouncing, !vocabulary.pronunciations.isEmpty, letters.count >= 2 else {
            return
        }
        let mask = letters.reduce(UInt32(0)) { $0 | 1 << UInt32($1 & 31) }
        var said: (phrases: [Pronunciation], areKnown: Bool)?
        for entry in vocabulary.entries.indices {
            let known = vocabulary.entries[entry]
            guard !vocabulary.pronunciations[entry].isEmpty, span == 1 || !known.isCompound,
                abs(known.count - letters.count) <= 4,
                (known.letters ^ mask).nonzeroBitCount <= 9,
                span > 1
                    || !Confusables.areDistinct(WordKey.hash(letters), known.key)
                        && !Spelling.areOpposed(letters, vocabulary.letters(of: entry))
            else { continue }
            let (phrases, areKnown) = said ?? Self.pronunciations(of: texts, pronouncing)
            said = (phrases, areKnown)
            let sounds = phrases.contains { phrase in
                vocabulary.pronunciations[entry].contains {
                    Self.areAlike(
                        phrase, $0, areBothWords: span == 1 && areKnown && known.isKnown,
                        isLenient: strictness == .relaxed)
                }
            }
            guard sounds,
                span > 1 || isHeard
                    || !NearWords.areTwo(letters, vocabulary.letters(of: entry))
            else { continue }
            add(entry, .sound, at: index, span: span, &hits)
        }
    }

    /// The most likely pronunciations of words said in sequence, and whether all of the words are
    /// commonly known.
    private static func pronunciations(
        of texts: [String], _ pronouncing: any Pronouncing
    ) -> ([Pronunciation], areKnown: Bool) {
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

    /// Words whose first sounds are further apart than this begin differently and are not alike: a
    /// consonant and a vowel, or T and S followed by other sounds.
    private static let otherBeginning = 0.7

    /// Two known words are alike only if they are pronounced the same. A word that the recognizer
    /// or the player made up may differ more, and longer words may differ more than short ones.
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
