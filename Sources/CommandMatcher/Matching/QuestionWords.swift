/// What a question already says.
struct QuestionWords: Sendable {
    private var stems = KeySet()
    /// The keys of its words, and of the countries that its adjectives stand for.
    private var names = KeySet()
    /// It asks who somebody is.
    private(set) var asksForPerson = false
    /// It asks for a place.
    private(set) var asksForPlace = false
    /// It asks for more than one thing.
    private(set) var asksForSeveral = false
    /// It asks for a thing whose name is a common noun: a herb, a bird, a device.
    private(set) var asksForCommonThing = false
    /// It asks for a thing that is never named like a person: which planet, what city.
    private(set) var asksForNoPerson = false
    /// The stem of the unit that is asked for: "how many hours", "how old".
    private(set) var askedUnit: UInt64?
    /// It asks for a team.
    private(set) var asksForTeam = false
    /// It asks for a count of something.
    private(set) var asksHowMany = false
    /// It asks for a ruler: which king.
    private(set) var asksForRuler = false
    /// It asks at what time or when.
    private(set) var asksForTime = false
    /// It asks how much or how many.
    private(set) var asksForAmount = false
    /// It asks when something happened.
    private(set) var asksForYear = false
    /// It asks for somebody's nationality.
    private(set) var asksForNationality = false
    /// The answer must be written in Roman numerals.
    private(set) var asksForRomanNumerals = false
    let keys: [UInt64]

    private let lexicon: Lexicon

    init(_ text: String?, _ lexicon: Lexicon) {
        self.lexicon = lexicon
        guard let text else {
            keys = []
            return
        }
        let words = WordList(text, lexicon).words
        keys = words.map(\.key)
        for word in words where word.isContent {
            stems.insert(word.stem)
            names.insert(word.key)
            if let country = Demonyms.country(of: word) { names.insert(country) }
        }
        asksForPerson = words.contains { Self.persons.contains($0.stem) }
        asksForRomanNumerals = ["roman", "numeral"].allSatisfy { stems.contains(WordKey.hash($0)) }
        asksForSeveral =
            words.contains { Self.several.contains($0.key) || [2, 3, 4].contains($0.number) }
        asksForCommonThing = words.indices.dropFirst().contains {
            Self.common.contains(words[$0].stem) && Self.asking.contains(words[$0 - 1].key)
        }
        asksForNoPerson =
            !asksForPerson
            && words.indices.contains { place in
                Self.asking.contains(words[place].key)
                    && words[place...].dropFirst().drop { !$0.isContent }.prefix(2).contains {
                        Self.things.contains($0.stem)
                    }
            }
        for (how, next) in zip(words, words.dropFirst()) where how.key == Self.how {
            if next.key == Self.old { askedUnit = Self.year }
        }
        for (many, next) in zip(words, words.dropFirst()) where many.key == Self.many {
            if next.has(.unit) { askedUnit = next.stem }
            asksHowMany = true
        }
        asksForRuler = words.contains { Self.rulers.contains($0.key) }
        asksForTeam = words.contains { Self.teams.contains($0.stem) }
        asksForTime = words.contains { Self.times.contains($0.key) }
        asksForAmount = words.contains { $0.key == Self.how }
        asksForYear = words.contains { $0.key == Self.year }
        asksForNationality = words.contains { Self.nationality.contains($0.stem) }
        asksForPlace = words.contains { Self.places.contains($0.stem) }
    }

    /// It asks for a thing that is neither a person nor a place: which element, which fruit.
    var asksForThing: Bool { (asksForCommonThing || asksForNoPerson) && !asksForPlace }

    func contains(_ word: Word) -> Bool {
        guard !names.isEmpty else { return false }
        return stems.contains(word.stem) || names.contains(word.key)
            || Demonyms.country(of: word).map(names.contains) ?? false
    }

    /// Whether it contains every word of a name.
    func says(_ name: String) -> Bool {
        guard !names.isEmpty else { return false }
        let list = WordList(name, lexicon)
        return list.words.allSatisfy { !$0.isContent || contains($0) }
            || list.count > 1 && names.contains(WordKey.hash(list.words.flatMap(list.letters(of:))))
    }

    /// Whether it contains a word with one of these stems.
    func saysAny(of words: Set<UInt64>) -> Bool { words.contains(where: stems.contains) }

    private static func stems(_ text: String) -> Set<UInt64> {
        Set(WordList(text, .english).words.map(\.stem))
    }

    private static let how = WordKey.hash("how")
    private static let old = WordKey.hash("old")
    private static let many = WordKey.hash("many")
    private static let year = WordKey.hash("year")
    private static let persons = stems(
        "who whose whom author actor actress singer player scientist composer painter artist poet "
            + "inventor explorer director leader writer novelist playwright physicist chemist "
            + "mathematician philosopher astronaut president politician dictator sculptor architect "
            + "musician rapper comedian monarch detective sleuth spy villain heroine magician wizard witch drummer "
            + "guitarist pianist violinist conductor footballer golfer boxer sprinter athlete cricketer gymnast "
            + "swimmer cyclist wrestler jockey presenter chef economist psychologist astronomer biologist "
            + "naturalist engineer filmmaker screenwriter choreographer dancer ballerina photographer gangster "
            + "outlaw pirate sailor cosmonaut pilot aviator mountaineer suffragette businessman entrepreneur"
    )
    private static let nationality = stems("nationality citizenship citizen")
    private static let several: Set<UInt64> = Set(
        WordList("both pair duo trio couple", .english).words.map(\.key))
    private static let rulers = KeySet(
        ["king", "queen", "pope", "emperor", "empress", "tsar", "kaiser", "sultan", "monarch"].map {
            WordKey.hash($0)
        })
    private static let asking: Set<UInt64> = Set(WordList("which what", .english).words.map(\.key))
    private static let common = stems(
        "spirit liquor beer wine herb spice flower plant tree fruit vegetable nut bird fish animal insect mammal reptile organ "
            + "bone muscle gland food dish drink cheese meat dessert sauce rock gem gemstone fabric "
            + "instrument tool device machine vehicle garment utensil")
    private static let things =
        common.union(places).union(
            stems(
                "planet moon star element metal gas ocean sea river lake mountain desert language currency color "
                    + "colour season month battle war treaty company brand carmaker manufacturer university"
            ))
    private static let teams = stems("team club franchise side nba nfl mlb nhl mls")
    private static let times = KeySet(["when", "time", "hour", "clock"].map { WordKey.hash($0) })
    private static let places = stems(
        "where city country capital state town island continent place location region")
}
