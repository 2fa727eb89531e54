/// Countries, states and continents: said after a place they only tell where it is. And cities, whose
/// names are also those of things in them.
enum PlaceNames {
    static func contains(_ word: Word) -> Bool { names.contains(word.key) }

    /// Whether a kind of thing beside a place's name still is that place ("kingdom", "republic"; "city"
    /// beside a city), and not something in it: a river, a bridge, a university.
    static func isKind(_ word: Word, of place: Word) -> Bool {
        kinds.contains(word.key) || settlements.contains(word.key) && cities.contains(place.key)
    }

    static func isCity(_ word: Word) -> Bool { cities.contains(word.key) }

    /// Whether a word says what happened at a place, and is called by the place alone: "battle of".
    static func isEvent(_ word: Word) -> Bool { events.contains(word.key) }

    /// Whether an adjective says which part of a place: "central Mexico", but not "Northern Ireland".
    static func isPart(_ word: Word, of place: Word) -> Bool {
        parts.contains(word.key) && !withOtherParts.contains(place.key)
    }

    /// Whether whole countries lie in it: "Hungary, Europe".
    static func hasCountries(_ word: Word) -> Bool { wide.contains(word.key) }

    /// Whether a wide place is another part of the world than that of a state or a part of Britain: Massachusetts does not lie in
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
    /// Words of states beside "new", "north", "west".
    private static let inNamesOfStates = keys("hampshire jersey mexico carolina dakota rhode")

    /// Whether a question about one country says that a state of another is not meant: Birmingham, Alabama, is none of England's
    /// cities.
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

    /// Whether a place does not lie in another: a country in a country, a city of the Old World in a state.
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
    /// Places whose parts so called are places of their own.
    private static let withOtherParts = keys(
        "ireland australia africa america asia samoa macedonia")

    /// Whether a word before "of" only says what is named: "kingdom of", "city of", "strait of".
    static func isRealm(_ word: Word) -> Bool {
        kinds.contains(word.key) || settlements.contains(word.key) || waters.contains(word.key)
    }

    /// Whether a kind of place is a more exact answer than its country, where a question asks where:
    /// "a French village".
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

    private static let citySource = """
        accra adelaide aleppo algiers amman amsterdam ankara antwerp astana asuncion athens atlanta
        auckland baghdad baku baltimore bamako bandung bangalore bangkok barcelona basel beijing beirut
        belfast belgrade belmopan bergen berlin bern bilbao birmingham bishkek bogota bologna bonn bordeaux
        boston brasilia bratislava brisbane bristol brno bruges brussels bucharest budapest bujumbura cairo
        calgary canberra canterbury caracas casablanca charleston chennai chicago chisinau cincinnati
        cleveland cologne colombo conakry copenhagen cordoba cusco dakar dallas damascus delhi denver detroit
        dhaka doha dortmund dresden dubai dublin durban dushanbe edinburgh florence frankfurt freetown
        funafuti gaborone gdansk geneva genoa ghent glasgow gothenburg granada graz guadalajara guangzhou
        hamburg hanoi harare havana helsinki hiroshima honolulu houston innsbruck islamabad istanbul izmir
        jakarta jerusalem johannesburg kabul kampala karachi kathmandu khartoum kigali kingstown kinshasa
        kolkata krakow kyiv kyoto lagos lahore lausanne leeds leipzig libreville lilongwe lima linz lisbon
        liverpool ljubljana london luanda lucerne lusaka lviv lyon madrid majuro malabo managua manama
        manchester manila maputo marrakesh marseille maseru mecca medellin medina melbourne memphis miami
        milan minneapolis minsk mogadishu monrovia montevideo montreal moscow mosul mumbai munich muscat
        nagasaki nagoya nairobi nanjing naples nashville nassau niamey nicosia nouakchott nottingham
        nuremberg odesa osaka oslo ottawa ouagadougou palermo palikir paramaribo paris philadelphia phoenix
        pisa pittsburgh podgorica porto prague pretoria pyongyang quito rabat reykjavik riga riyadh rome
        rotterdam salzburg samarkand sanaa santiago sapporo sarajevo seattle seoul seville shanghai sheffield
        skopje southampton stockholm strasbourg stuttgart suva sydney taipei tallinn tampere tarawa tashkent
        tbilisi tegucigalpa tehran thimphu tirana tokyo toronto toulouse trieste tripoli tucson tunis turin
        ulaanbaatar utrecht vaduz valencia valletta vancouver venice vienna vientiane vilnius warsaw
        windhoek wuhan yangon yaounde yerevan yokohama york zagreb zaragoza zurich
        """

    private static let source = countrySource + " " + wideSource + " " + stateSource

    private static let countries = keys(countrySource)
    private static let states = keys(stateSource)

    private static let countrySource = """
        afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan
        bahamas bahrain bangladesh barbados belarus belgium belize benin bhutan bolivia bosnia
        botswana brazil brunei bulgaria burma burundi cambodia cameroon canada chile china colombia comoros
        congo croatia cuba cyprus czechia denmark djibouti dominica ecuador egypt eritrea estonia eswatini
        ethiopia fiji
        finland france gabon gambia germany ghana greece grenada guatemala guinea guyana haiti
        honduras hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan
        kazakhstan kenya kiribati kosovo kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya
        liechtenstein lithuania luxembourg madagascar malawi malaysia maldives mali malta mauritania
        mauritius mexico micronesia moldova monaco mongolia montenegro morocco mozambique myanmar namibia
        nauru nepal netherlands nicaragua niger nigeria norway oman pakistan palau palestine panama paraguay
        peru philippines poland portugal qatar romania russia rwanda samoa scotland senegal serbia seychelles
        singapore slovakia slovenia somalia spain sudan suriname sweden switzerland syria taiwan tajikistan
        tanzania thailand togo tonga tunisia turkey turkmenistan tuvalu uganda ukraine uruguay uzbekistan
        vanuatu venezuela vietnam wales yemen zambia zimbabwe
        """

    private static let wideSource = """
        england britain uk usa us america africa asia europe antarctica oceania
        """

    private static let stateSource =
        americanStateSource + " " + """
            ontario quebec manitoba alberta saskatchewan newfoundland labrador nunavut yukon queensland tasmania
            nsw
            """

    private static let americanStateSource = """
        alabama alaska arizona arkansas california colorado connecticut delaware florida georgia
        hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts
        michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon
        pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
        """
}
