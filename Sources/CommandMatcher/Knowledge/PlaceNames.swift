/// Countries, states, continents and cities.
enum PlaceNames {
    /// Whether a word is a country, state or continent.
    static func contains(_ word: Word) -> Bool { names.contains(word.key) }

    /// Whether a word, possibly with a word before it, is a country, state or continent: "Korea".
    static func saysWhere(_ word: Word) -> Bool { contains(word) || lastWords.contains(word.key) }

    static func isCity(_ word: Word) -> Bool { cities.contains(word.key) }

    static func isHistoric(_ word: Word) -> Bool { historic.contains(word.key) }

    static func isPlace(_ word: Word) -> Bool { contains(word) || isCity(word) }

    /// Whether a place's name still refers to the same place when this word is added to it:
    /// "kingdom", but not "river".
    static func isKind(_ word: Word, of place: Word) -> Bool {
        kinds.contains(word.key) || settlements.contains(word.key) && isCity(place)
    }

    /// Whether the word names an event that is known by its place, as in "battle of".
    static func isEvent(_ word: Word) -> Bool { events.contains(word.key) }

    /// Whether an adjective names a part of the place, as in "central Mexico".
    static func isPart(_ word: Word, of place: Word) -> Bool {
        parts.contains(word.key) && !withOtherParts.contains(place.key)
    }

    /// Whether a place contains whole countries, as Europe does.
    static func hasCountries(_ word: Word) -> Bool { wide.contains(word.key) }

    /// Whether `place`, a US state or a part of Britain, lies outside `wide`, a region that
    /// contains whole countries.
    static func lies(_ place: Word, outside wide: Word) -> Bool {
        guard hasCountries(wide) else { return false }
        if americanStates.contains(place.key) || inNamesOfStates.contains(place.key) {
            return !america.contains(wide.key)
        }
        return partsOfBritain.contains(place.key) && !europe.contains(wide.key)
    }

    /// Whether the question is about a country to which the state does not belong.
    static func isState(_ state: Word, elsewhereThan question: QuestionWords) -> Bool {
        americanStates.contains(state.key) && !question.contains(state)
            && (question.saysAny(of: countryStems) || question.saysAny(of: british)
                || question.saysAny(of: stateStems))
            && !saysAmerica(question)
    }

    /// Whether `place` lies outside `other`, according to the tables.
    static func isElsewhere(_ place: Word, _ other: Word, question: QuestionWords) -> Bool {
        if unitedStates.contains(other.key) {
            return countries.contains(place.key)
                || americanStates.contains(place.key) && question.asksForCountry
        }
        if countries.contains(place.key) { return countries.contains(other.key) }
        if australianCities.contains(place.key),
            countries.contains(other.key) || partsOfBritain.contains(other.key)
        {
            return other.key != WordKey.hash("australia")
        }
        if australianStates.contains(other.key) { return !australianCities.contains(place.key) }
        return (americanStates.contains(other.key) || canadianStates.contains(other.key))
            && isCity(place)
            && (!citiesInStates.contains(place.key)
                || citiesElsewhere.contains(place.key) && !saysAmerica(question))
    }

    /// Whether a word before "of" specifies what kind of place follows, as in "kingdom of".
    static func isRealm(_ word: Word) -> Bool {
        kinds.contains(word.key) || settlements.contains(word.key) || waters.contains(word.key)
    }

    /// Whether the word names a place inside a country, such as "village".
    static func isSettlement(_ word: Word) -> Bool { smallPlaces.contains(word.key) }

    /// The key of the US state that has this code.
    static func state(of code: Word) -> UInt64? { code.count == 2 ? stateCodes[code.key] : nil }

    private static let stateCodes: [UInt64: UInt64] = {
        var states: [UInt64: UInt64] = [:]
        for words in JudgeTable("state-codes").phrases() where words.count > 1 {
            states[words[words.count - 1].key] = WordKey.sequence(words.dropLast())
        }
        return states
    }()

    /// All countries, states, continents and cities.
    static let keys: [UInt64] = listed + JudgeTable("cities").read().joined().map(\.key)

    private static let listed: [UInt64] =
        ["countries", "wide-places", "american-states"].flatMap {
            JudgeTable($0).read().joined().map(\.key)
        }
        + ["states of canada", "states of australia"].flatMap {
            JudgeTable.lists.read($0).joined().map(\.key)
        }
    private static let names = KeySet(listed)
    private static let countries = JudgeTable("countries").keys()
    private static let countryStems = JudgeTable("countries").stems()
    private static let cities = JudgeTable("cities").keys()
    private static let americanStates = JudgeTable("american-states").keys()

    /// Whether the question is about the United States.
    private static func saysAmerica(_ question: QuestionWords) -> Bool {
        question.saysAny(of: american)
            || question.saysAny(of: united) && question.saysAny(of: states)
    }

    private static let united = KeySet([Lexicon.english.stem(Array("united".utf8)[...])])
    private static let states = KeySet([Lexicon.english.stem(Array("states".utf8)[...])])
    private static let stateStems = JudgeTable("american-states").stems()
    private static let american = JudgeTable.lists.stems(of: "american")
    private static let british = JudgeTable.lists.stems(of: "british")
    private static let america = JudgeTable.lists.keys(of: "america")
    private static let europe = JudgeTable.lists.keys(of: "europe")
    private static let partsOfBritain = JudgeTable.lists.keys(of: "britain")
    private static let inNamesOfStates = JudgeTable.lists.keys(of: "in names of states")
    private static let canadianStates = JudgeTable.lists.keys(of: "states of canada")
    private static let australianStates = JudgeTable.lists.keys(of: "states of australia")
    private static let australianCities = JudgeTable.lists.keys(of: "cities of australia")
    private static let citiesInStates = JudgeTable.lists.keys(of: "cities in states")
    private static let citiesElsewhere = JudgeTable.lists.keys(of: "cities known elsewhere")
    private static let unitedStates = KeySet([WordKey.hash("usa"), WordKey.hash("us")])
    private static let lastWords = JudgeTable.lists.keys(of: "last words of countries")
    private static let historic = JudgeTable.lists.keys(of: "historic places")
    private static let wide = JudgeTable.lists.keys(of: "places of countries")
    private static let parts = JudgeTable.lists.keys(of: "parts of places")
    private static let withOtherParts = JudgeTable.lists.keys(of: "places with other parts")
    private static let smallPlaces = JudgeTable.lists.keys(of: "small places")
    private static let kinds = JudgeTable.lists.keys(of: "kinds of countries")
    private static let settlements = JudgeTable.lists.keys(of: "settlements")
    private static let waters = JudgeTable.lists.keys(of: "waters")
    private static let events = JudgeTable.lists.keys(of: "events")
}
