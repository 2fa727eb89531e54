/// Countries, states and continents, which after a place only say where it is; and cities, whose
/// names are also used for things in them.
enum PlaceNames {
    static func contains(_ word: Word) -> Bool { names.contains(word.key) }

    /// Whether a kind of thing beside a place's name still means that place ("kingdom", "republic",
    /// or "city" beside a city) rather than something in it: a river, a bridge, a university.
    static func isKind(_ word: Word, of place: Word) -> Bool {
        kinds.contains(word.key) || settlements.contains(word.key) && cities.contains(place.key)
    }

    static func isCity(_ word: Word) -> Bool { cities.contains(word.key) }

    /// Whether a word names an event that is called by its place alone: "battle of".
    static func isEvent(_ word: Word) -> Bool { events.contains(word.key) }

    /// Whether an adjective only says which part of a place is meant: "central Mexico", but not
    /// "Northern Ireland".
    static func isPart(_ word: Word, of place: Word) -> Bool {
        parts.contains(word.key) && !withOtherParts.contains(place.key)
    }

    /// Whether a place contains whole countries: "Hungary, Europe".
    static func hasCountries(_ word: Word) -> Bool { wide.contains(word.key) }

    /// Whether a wide place cannot contain a US state or a part of Britain: Massachusetts is not in
    /// the UK.
    static func lies(_ place: Word, outside wide: Word) -> Bool {
        if americanStates.contains(place.key) || inNamesOfStates.contains(place.key) {
            return hasCountries(wide) && !america.contains(wide.key)
        }
        return partsOfBritain.contains(place.key) && hasCountries(wide)
            && !europe.contains(wide.key)
    }

    private static let america = keys("usa us america")
    private static let europe = keys("britain uk europe")
    private static let partsOfBritain = keys("england scotland wales")
    private static let americanStates = keys(americanStateSource)
    /// Words that form the names of states with "new", "north" or "west".
    private static let inNamesOfStates = keys("hampshire jersey mexico carolina dakota rhode")

    /// Whether a state of another country is not meant because the question is about one country:
    /// Birmingham, Alabama, is not a city in England.
    static func isState(_ state: Word, elsewhereThan question: QuestionWords) -> Bool {
        americanStates.contains(state.key) && !question.contains(state)
            && question.saysAny(of: countryStems) && !question.saysAny(of: americanStems)
    }

    private static let countryStems = stems(countrySource + " england britain uk")
    private static let americanStems = stems("usa us america united")

    private static func stems(_ text: String) -> Set<UInt64> {
        Set(
            text.split(whereSeparator: \.isWhitespace).flatMap {
                WordList($0, .english).words.map(\.stem)
            })
    }

    /// Whether a place does not lie in another: a country in a country, or a city of the Old World
    /// in a state.
    static func isElsewhere(_ place: Word, _ other: Word) -> Bool {
        if countries.contains(place.key) { return countries.contains(other.key) }
        if australianStates.contains(other.key) { return !australianCities.contains(place.key) }
        return states.contains(other.key) && cities.contains(place.key)
            && !citiesInStates.contains(place.key)
    }

    private static let australianStates = keys("queensland tasmania nsw")
    private static let australianCities = keys(
        "sydney melbourne brisbane adelaide canberra perth hobart")
    private static let citiesInStates = keys(
        """
        athens atlanta baltimore birmingham boston charleston chicago cincinnati cleveland dallas denver detroit
        florence geneva honolulu houston manchester memphis miami minneapolis nashville philadelphia phoenix
        pittsburgh portland rome seattle tucson venice york calgary montreal toronto vancouver
        """)
    private static let wide = keys(
        "africa america asia europe antarctica oceania britain uk usa us")
    private static let parts = keys(
        "central northern southern eastern western downtown upper lower")
    /// Places whose named parts are places of their own: Northern Ireland.
    private static let withOtherParts = keys(
        "ireland australia africa america asia samoa macedonia")

    /// Whether a word before "of" only says what kind of place is named: "kingdom of", "city of",
    /// "strait of".
    static func isRealm(_ word: Word) -> Bool {
        kinds.contains(word.key) || settlements.contains(word.key) || waters.contains(word.key)
    }

    /// Whether a kind of place is a more exact answer than its country if a question asks where: "a
    /// French village".
    static func isSettlement(_ word: Word) -> Bool { smallPlaces.contains(word.key) }

    private static let smallPlaces = keys("village hamlet town city island countryside port")
    private static let kinds = keys(
        "country state republic kingdom empire province county nation island islands team")
    private static let settlements = keys("city town metropolis capital")
    private static let waters = keys("strait river lake")
    private static let events = keys("battle siege treaty")

    private static func keys(_ text: String) -> KeySet { KeySet(listed(in: text)) }

    private static func listed(in text: String) -> [UInt64] {
        text.split(whereSeparator: \.isWhitespace).flatMap {
            WordList($0, .english).words.map(\.key)
        }
    }

    private static let names = keys(source)

    /// Every country, state, continent and city.
    static var keys: [UInt64] { listed(in: source) + listed(in: citySource) }

    private static let cities = keys(citySource)

    private static let citySource = JudgeTable("cities").text

    private static let source = countrySource + " " + wideSource + " " + stateSource

    private static let countries = keys(countrySource)
    private static let states = keys(stateSource)

    private static let countrySource = JudgeTable("countries").text

    private static let wideSource = JudgeTable("wide-places").text

    private static let stateSource =
        americanStateSource + " " + """
            ontario quebec manitoba alberta saskatchewan newfoundland labrador nunavut yukon queensland tasmania
            nsw
            """

    private static let americanStateSource = JudgeTable("american-states").text
}
