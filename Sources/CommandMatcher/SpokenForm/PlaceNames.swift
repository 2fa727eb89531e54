/// Countries, states and continents: said after a place they only tell where it is.
enum PlaceNames {
    static func contains(_ word: Word) -> Bool { names.contains(word.key) }

    /// Whether a word says what a country or a state is, or a city is called by: "republic",
    /// "kingdom", "city of".
    static func isKind(_ word: Word) -> Bool { kinds.contains(word.key) }

    /// Whether a word says what happened at a place, and is called by the place alone: "battle of".
    static func isEvent(_ word: Word) -> Bool { events.contains(word.key) }

    private static let kinds = keys(
        "country state republic kingdom empire province county nation island islands team")
    private static let events = keys("battle siege treaty")

    private static func keys(_ text: String) -> Set<UInt64> {
        Set(text.split(whereSeparator: \.isWhitespace).flatMap { WordList($0).words.map(\.key) })
    }

    private static let names = keys(source)

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
