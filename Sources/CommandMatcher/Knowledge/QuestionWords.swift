struct QuestionWords: Sendable {
    private var stems = KeySet()
    private var stemList: [UInt64] = []
    /// The stems of words for narrower kinds of the things that the question names, such as "canal"
    /// if the question contains "waterway".
    private var kinds = KeySet()
    /// The keys of the question's words, and of the countries to which its adjectives refer.
    private var names = KeySet()
    private(set) var asksForPerson = false
    private(set) var asksForPlace = false
    private(set) var asksWhere = false
    private(set) var saysYear = false
    private(set) var asksForSeveral = false
    /// Whether the question asks for a common noun, such as an herb, a bird or a device.
    private(set) var asksForCommonThing = false
    /// Whether the question asks for an animal, so that a particular species of the animal is a
    /// different answer.
    private(set) var asksForAnimal = false
    /// Whether the question asks for something that does not have a person's name, such as a
    /// planet.
    private(set) var asksForNoPerson = false
    /// Whether the question asks for a film, a book or another work.
    private(set) var asksForWork = false
    /// The stem of the unit that the question asks for, as in "how many hours" or "how old".
    private(set) var askedUnit: UInt64?
    private(set) var asksForTeam = false
    /// Whether the question asks for a count.
    private(set) var asksHowMany = false
    private(set) var asksForRuler = false
    /// Whether the question asks for a date or a time of day.
    private(set) var asksForTime = false
    /// Whether the question asks for a date or day, so that a year alone is not enough.
    private(set) var asksForDay = false
    private(set) var asksForMonth = false
    /// Whether the question asks for a number in a certain notation, such as a decimal.
    private(set) var asksForNotation = false
    /// Whether the question asks for the spelling of a word, so that a misspelled word is wrong.
    private(set) var asksForSpelling = false
    /// Whether the question contains "how", as in "how much".
    private(set) var asksForAmount = false
    private(set) var asksForYear = false
    private(set) var asksForNationality = false
    private(set) var asksForRomanNumerals = false
    /// Whether the question mentions a capital or a country.
    private(set) var asksForCapital = false
    private(set) var asksForCountry = false
    /// Whether the question asks for one particular name or form of a thing, such as a birth name,
    /// a formula or a French word, so that other names for the thing are wrong answers.
    private(set) var asksForOneName = false
    let keys: [UInt64]
    /// The exact spellings of the question's words.
    private var spellings = KeySet()

    private let lexicon: Lexicon
    let text: String

    init(_ text: String?, _ lexicon: Lexicon) {
        self.lexicon = lexicon
        self.text = text ?? ""
        let list = WordList(text ?? "", lexicon)
        let words = list.words
        keys = words.map(\.key)
        guard !words.isEmpty else { return }
        for word in words where word.isContent {
            stems.insert(word.stem)
            stemList.append(word.stem)
            for kind in Self.narrower[word.stem] ?? [] {
                stems.insert(kind)
                kinds.insert(kind)
            }
            names.insert(word.key)
            if let country = Demonyms.country(of: word) { names.insert(country) }
        }
        for word in words { spellings.insert(WordKey.hash(list.letters(of: word))) }
        func says(_ keys: KeySet) -> Bool { words.contains { keys.contains($0.key) } }
        func saysStem(_ stems: KeySet) -> Bool { words.contains { stems.contains($0.stem) } }
        asksForPlace = saysStem(Self.places)
        saysYear = words.contains { (1000...2100).contains($0.number) }
        asksWhere = keys.contains(WordKey.hash("where"))
        asksForTeam = saysStem(Self.teams)
        asksForNationality = saysStem(Self.nationality)
        asksForRuler = says(Self.rulers)
        asksForTime = says(Self.times)
        asksForDay = says(Self.days)
        asksForMonth = stems.contains(WordKey.hash("month"))
        asksForSpelling = says(Self.spelling)
        asksForAmount = keys.contains(WordKey.how)
        asksForYear = keys.contains(WordKey.year)
        asksForSeveral = says(Self.several) || words.contains { [2, 3, 4].contains($0.number) }
        asksForRomanNumerals = ["roman", "numeral"].allSatisfy { stems.contains(WordKey.hash($0)) }
        asksForCapital = stems.contains(WordKey.hash("capital"))
        asksForCountry = stems.contains(WordKey.hash("country"))
        let asked = words.indices.filter { Self.asking.contains(words[$0].key) }
        asksForPerson =
            says(Self.who)
            || words.indices.contains { place in
                (Self.asks(words[place]) || Self.this.contains(words[place].key))
                    && words[(place + 1)...].lazy.filter(\.isContent).prefix(3)
                        .contains(where: Self.isPerson)
            }
            || asked.contains { place in
                place + 2 < words.count && Demonyms.country(of: words[place + 1]) != nil
                    && Self.deeds.contains(words[place + 2].stem)
            }
        asksForCommonThing = asked.contains { place in
            words[(place + 1)...].lazy.filter { $0.isContent && !Self.sorts.contains($0.stem) }
                .prefix(3)
                .contains { Self.common.contains($0.stem) }
        }
        asksForOneName =
            words.indices.contains { Self.oneName.length(in: words[$0...]) > 0 }
            || words.indices.contains { place in
                Self.asks(words[place])
                    && Self.oneForm.length(in: words[(place + 1)...].drop { !$0.isContent }) > 0
            }
        asksForNotation = words.indices.contains { Self.notations.length(in: words[$0...]) > 0 }
        asksForAnimal = asksForCommonThing && saysStem(Self.animals) && !saysStem(Self.sorts)
        func asksFor(_ isKind: (Word) -> Bool) -> Bool {
            asked.contains { place in
                words[(place + 1)...].drop { !$0.isContent }.prefix(2).contains(where: isKind)
            }
        }
        asksForNoPerson =
            !asksForPerson
            && asksFor {
                Self.common.contains($0.stem) || Self.places.contains($0.stem)
                    || Self.otherThings.contains($0.stem)
            }
        asksForWork = !asksForPerson && asksFor { Self.works.contains($0.key) }
        for (word, next) in zip(words, words.dropFirst()) {
            if word.key == WordKey.how, next.key == WordKey.old, askedUnit == nil {
                askedUnit = WordKey.year
            }
            if word.key == WordKey.in || word.key == WordKey.nearest, Units.isUnit(next, in: list) {
                askedUnit = Units.stem(of: next, in: list) ?? next.stem
            }
            guard word.key == WordKey.many else { continue }
            if let unit = Units.stem(of: next, in: list) { askedUnit = unit }
            asksHowMany = true
        }
    }

    /// Whether the question asks for something other than a person or a place.
    var asksForThing: Bool { (asksForCommonThing || asksForNoPerson) && !asksForPlace }

    static func isPerson(_ word: Word) -> Bool { persons.contains(word.stem) }

    /// Whether the word asks for an answer: "which", "name".
    private static func asks(_ word: Word) -> Bool {
        asking.contains(word.key) || giving.contains(word.key)
    }

    /// Whether the question asks for this kind of thing with a broader word: "waterway" for a
    /// canal.
    func asksBroadly(for word: Word) -> Bool { kinds.contains(word.stem) }

    func contains(_ word: Word) -> Bool {
        guard !names.isEmpty else { return false }
        return stems.contains(word.stem) || names.contains(word.key)
            || Demonyms.country(of: word).map(names.contains) ?? false
    }

    /// Whether the question contains a word with this spelling.
    func spells(_ letters: ArraySlice<UInt8>) -> Bool { spellings.contains(WordKey.hash(letters)) }

    /// Whether the question contains every word of a name.
    func says(_ name: String) -> Bool {
        guard !names.isEmpty else { return false }
        let list = WordList(name, lexicon)
        return list.words.contains(where: \.isContent)
            && list.words.allSatisfy { !$0.isContent || contains($0) }
            || list.count > 1 && names.contains(WordKey.hash(list.words.flatMap(list.letters(of:))))
    }

    /// Whether the question contains a word for something of this kind, so that the kind alone says
    /// nothing new: "a bird" if the question asks for a seabird.
    func says(kindOf kind: String) -> Bool {
        spelled.contains { KnownKinds.isKind($0, of: kind) }
    }

    /// Whether the question contains a word for the kind of this thing: "mammal" for a sheep.
    func saysKind(ofThing thing: String) -> Bool {
        spelled.contains { KnownKinds.isKind(thing, of: $0) }
    }

    private var spelled: [Substring] { text.split { !$0.isLetter } }

    /// Whether the question contains a word with one of these stems.
    func saysAny(of words: KeySet) -> Bool {
        !words.isEmpty && stemList.contains(where: words.contains)
    }

    /// The kinds that each broader word includes, keyed by the stem of the broader word.
    private static let narrower: [UInt64: [UInt64]] = Dictionary(
        uniqueKeysWithValues: JudgeTable("narrower-kinds").read().map { words in
            (words[0].stem, words.dropFirst().map(\.stem))
        })
    private static let oneName = PhraseTable(
        JudgeTable.lists.lines(of: "one name").map(String.init), .english)
    private static let oneForm = PhraseTable(
        JudgeTable.lists.lines(of: "one form").map(String.init), .english)
    private static let notations = PhraseTable(
        JudgeTable.lists.lines(of: "notations").map(String.init), .english)
    private static let works = JudgeTable.lists.keys(of: "kinds in titles")
    private static let giving = JudgeTable.lists.keys(of: "giving")
    private static let asking = JudgeTable.lists.keys(of: "asking")
    private static let several = JudgeTable.lists.keys(of: "several")
    /// Whether a word is the title of a ruler.
    static func isRuler(_ word: Word) -> Bool { rulers.contains(word.key) }
    private static let rulers = JudgeTable.lists.keys(of: "rulers")
    private static let deeds = JudgeTable.lists.stems(of: "deeds")
    private static let times = JudgeTable.lists.keys(of: "times")
    private static let spelling = JudgeTable.lists.keys(of: "spelling asked for")
    private static let days = JudgeTable.lists.keys(of: "days asked for")
    private static let who = JudgeTable.lists.keys(of: "who")
    private static let this = JudgeTable.lists.keys(of: "this")
    private static let persons = KeySet(
        (JudgeTable("persons").read() + JudgeTable.lists.read("persons")).joined().map(\.stem))
    private static let nationality = JudgeTable.lists.stems(of: "nationality")
    private static let common = JudgeTable.lists.stems(of: "common things")
    private static let sorts = JudgeTable.lists.stems(of: "sorts")
    private static let animals = JudgeTable.lists.stems(of: "animals")
    private static let otherThings = JudgeTable.lists.stems(of: "other things")
    private static let teams = JudgeTable.lists.stems(of: "teams")
    private static let places = JudgeTable.lists.stems(of: "places asked for")
}
