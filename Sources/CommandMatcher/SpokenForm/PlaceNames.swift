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
        text.split(whereSeparator: \.isWhitespace).flatMap { WordList($0).words.map(\.key) }
    }

    private static let names = keys(source)

    /// Every country, state, continent and city.
    static var keys: [UInt64] { listed(in: source) + listed(in: citySource) }

    private static let cities = keys(citySource)

    private static let citySource = """
        accra amsterdam ankara athens atlanta baghdad baltimore bangkok barcelona beijing belfast
        berlin birmingham bologna bonn bordeaux boston bristol brussels bucharest budapest cairo
        calgary canterbury caracas charleston chicago cincinnati cleveland cologne copenhagen
        dallas damascus delhi denver detroit dresden dublin edinburgh florence frankfurt geneva genoa
        ghent glasgow gothenburg granada hamburg hanoi havana helsinki houston istanbul jakarta
        jerusalem johannesburg karachi kyoto lagos leeds leipzig lima lisbon liverpool london lyon
        madrid manchester manila marseille melbourne memphis miami milan minneapolis montreal moscow
        mumbai munich nairobi nashville naples nuremberg osaka oslo ottawa paris philadelphia
        phoenix pisa pittsburgh prague rome rotterdam salzburg santiago seattle seoul seville shanghai
        stockholm strasbourg stuttgart sydney tehran tokyo toronto toulouse trieste tucson turin
        utrecht vancouver venice vienna warsaw york zurich
        """

    private static let source = """
        afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan
        bahamas bahrain bangladesh barbados belarus belgium belize benin bhutan bolivia bosnia
        botswana brazil brunei bulgaria burundi cambodia cameroon canada chile china colombia congo
        croatia cuba cyprus denmark djibouti dominica ecuador egypt eritrea estonia ethiopia fiji
        finland france gabon gambia germany ghana greece grenada guatemala guinea guyana haiti
        honduras hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan
        kazakhstan kenya kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya lithuania
        luxembourg madagascar malawi malaysia mali malta mauritania mauritius mexico moldova monaco
        mongolia montenegro morocco mozambique namibia nepal netherlands nicaragua niger nigeria
        norway oman pakistan palestine panama paraguay peru philippines poland portugal qatar romania
        russia rwanda scotland senegal serbia singapore slovakia slovenia somalia spain sudan
        suriname sweden switzerland syria taiwan tajikistan tanzania thailand togo tunisia turkey
        turkmenistan uganda ukraine uruguay uzbekistan venezuela vietnam wales yemen zambia zimbabwe
        england britain uk usa us america africa asia europe
        alabama alaska arizona arkansas california colorado connecticut delaware florida georgia
        hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts
        michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon
        pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario
        quebec manitoba alberta
        """
}
