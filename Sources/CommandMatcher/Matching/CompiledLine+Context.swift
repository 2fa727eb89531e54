/// Finds words that match only because of their neighbors.
extension CompiledLine {
    func addHitsOfContext(_ given: WordList, _ hits: inout [Hit]) {
        for index in 0..<min(given.count, Self.longestForm) {
            let word = given.words[index]
            if word.isNumber {
                addNumber(word, at: index, given, &hits)
                addEqualAmounts(word, at: index, given, &hits)
                if word.has(.decade) { addDecade(word, at: index, &hits) }
            } else if word.count == 1, index + 1 < given.count {
                addDirection(at: index, given, &hits)
                addLetter(at: index, given, &hits)
                if word.has(.article) { addOne(at: index, given, &hits) }
            } else if word.has(.article) {
                addOne(at: index, given, &hits)
            } else if !hasOffice {
                continue
            } else if let country = Demonyms.country(of: word) {
                addCountry(country, at: index, given, &hits)
            } else {
                addAdjectives(Demonyms.adjectives(of: word.key), at: index, given, &hits)
            }
        }
    }

    /// Adds hits for a word in all places where the neighboring words confirm the match.
    private func add(
        _ key: UInt64, _ level: Hit.Level, at index: Int, _ hits: inout [Hit],
        where isMeant: ([Word], Int) -> Bool
    ) {
        guard let entry = vocabulary.byKey[key] else { return }
        for place in vocabulary.places[entry]
        where place.span == 1 && isMeant(alternatives[place.alternative].words, place.word) {
            hits.append(
                Hit(
                    alternative: place.alternative, word: place.word, wordSpan: 1, given: index,
                    givenSpan: 1, level: level))
        }
    }

    // MARK: Numbers

    /// Adds other numbers that a number can stand for because of the words next to it: one half for
    /// "50 percent".
    private func addNumber(_ word: Word, at index: Int, _ given: WordList, _ hits: inout [Hit]) {
        func add(_ number: Double) {
            guard let entry = vocabulary.byKey[WordKey.number(number)] else { return }
            self.add(entry, .same, at: index, span: 1, &hits)
        }
        // "50 percent" is one half.
        if index + 1 < given.count, given.words[index + 1].key == WordKey.percent {
            add(word.number / 100)
        }
        // "A third" is one of three parts.
        if word.has(.ordinal), word.number >= 3, index > 0,
            [WordKey.a, WordKey.an].contains(given.words[index - 1].key)
        {
            add(1 / word.number)
        }
        // "Thirty-nine" is 1939 if the question asks for a year.
        if question.asksForYear, word.lacks([.decade, .ordinal]), (10..<100).contains(word.number) {
            add(word.number + 1900)
        }
    }

    /// Matches an amount with the same amount in a different unit: "two kilometers" with 2,000
    /// meters. If the question merely mentions the given unit, the question asks for the amount in
    /// a different unit.
    private func addEqualAmounts(
        _ word: Word, at index: Int, _ given: WordList, _ hits: inout [Hit]
    ) {
        func hasUnit(_ place: Int) -> Bool {
            given.words.indices.contains(place) && given.words[place].has(.unit)
                && EqualAmounts.hasUnit(given.words[place])
        }
        // In "$0.99", the unit comes before the number. Degrees of what follows after "degrees".
        let places = [index + 1, index + 2, index - 1]
        guard let place = places.first(where: hasUnit),
            place <= index + 1 || given.words[index + 1].key == WordKey.degree
        else { return }
        let unit = given.words[place]
        guard question.askedUnit.map({ $0 == unit.stem }) ?? !question.contains(unit) else {
            return
        }
        for (number, unit) in EqualAmounts.of(word.number, unit) {
            guard let other = vocabulary.byKey[unit] else { continue }
            guard let entry = vocabulary.byKey[WordKey.number(number)] else {
                // "Ten years" means the same as "a decade".
                if number == 1 { add(other, .same, at: min(index, place), span: 2, &hits) }
                continue
            }
            add(entry, .same, at: index, span: 1, &hits)
            add(other, .same, at: place, span: 1, &hits)
        }
    }

    /// Matches "the sixties" with the sixties of the twentieth century.
    private func addDecade(_ word: Word, at index: Int, _ hits: inout [Hit]) {
        let other = word.number < 100 ? word.number + 1900 : word.number - 1900
        add(WordKey.number(other), .same, at: index, &hits) { words, place in
            words[place].has(.decade)
        }
    }

    /// Matches "a kilo" with one kilo. The article in "miles an hour" is not a number.
    private func addOne(at index: Int, _ given: WordList, _ hits: inout [Hit]) {
        guard index + 1 < given.count, given.words[index + 1].has(.unit),
            index == 0 || given.words[index - 1].lacks(.unit),
            let entry = vocabulary.byKey[WordKey.number(1)]
        else { return }
        add(entry, .same, at: index, span: 1, &hits)
    }

    // MARK: Letters

    /// Matches a letter with a direction: "S Korea".
    private func addDirection(at index: Int, _ given: WordList, _ hits: inout [Hit]) {
        guard let letter = given.letters(of: given.words[index]).first,
            let name = Coordinates.direction(letter)
        else { return }
        for key in [WordKey.hash(name), WordKey.hash(name + "ern")] {
            add(key, .abbreviation, at: index, &hits) { words, place in
                place + 1 < words.count && words[place + 1].key == given.words[index + 1].key
            }
        }
    }

    /// Matches a letter before a number or a lowercase word: "I-95", "H. sapiens".
    private func addLetter(at index: Int, _ given: WordList, _ hits: inout [Hit]) {
        let next = given.words[index + 1]
        guard let letter = given.letters(of: given.words[index]).first,
            let entry = vocabulary.byKey[next.key]
        else { return }
        for place in vocabulary.places[entry] where place.word > 0 && place.span == 1 {
            let alternative = alternatives[place.alternative]
            let word = alternative.words[place.word - 1]
            let isGenus =
                place.word == 1 && word.has(.capital)
                && alternative.words[1].lacks([.capital, .title, .changer])
            guard !alternative.isMarked || alternative.isEquivalent,
                place.word <= alternative.initials.count, word.count > 1, !word.isNumber,
                next.isNumber || isGenus, alternative.initials[place.word - 1] == letter
            else { continue }
            hits.append(
                Hit(
                    alternative: place.alternative, word: place.word - 1, wordSpan: 1,
                    given: index, givenSpan: 1, level: .abbreviation))
        }
    }

    // MARK: "the French president", "the president of France"

    private func addCountry(
        _ country: UInt64, at index: Int, _ given: WordList, _ hits: inout [Hit]
    ) {
        add(country, .wordForm, at: index, &hits) { words, place in
            place > 1 && words[place - 1].has(.preposition) && Self.isOffice(words[place - 2])
                && given.words[index...].contains { $0.stem == words[place - 2].stem }
        }
    }

    private func addAdjectives(
        _ adjectives: [UInt64], at index: Int, _ given: WordList, _ hits: inout [Hit]
    ) {
        guard index > 1, given.words[index - 1].has(.preposition) else { return }
        let office = given.words[index - 2]
        guard Self.isOffice(office) else { return }
        for adjective in adjectives {
            add(adjective, .wordForm, at: index, &hits) { words, place in
                place + 1 < words.count && words[place + 1].stem == office.stem
            }
        }
    }

    /// Whether the word names a public office that a country can have, such as "president".
    static func isOffice(_ word: Word) -> Bool { offices.contains(word.stem) }

    private static let offices = JudgeTable.lists.stems(of: "offices")
}
