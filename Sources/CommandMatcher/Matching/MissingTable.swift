/// Decides whether words may be missing from an answer.
enum MissingTable {
    static let english = DecisionTable<FormType, MissingPart, Remainder, Outcome>("missing")

    enum Outcome: String, TableWord {
        /// The missing words are implied.
        case enough
        /// The last name alone is enough.
        case name
        /// The answer is right as far as it goes, so that the judge asks for the rest.
        case ask
        case needed
    }
}

/// The type of an alternative, which determines which words may be missing.
enum FormType: String, TableWord {
    case date, marked, group, person
    /// The answer line leaves open which words are required.
    case open
    /// The whole form is required.
    case whole
}

/// The part of an alternative that the player did not say or type.
enum MissingPart: String, TableWord {
    case restOfDate = "rest of a date"
    case yearOfQuestion = "year of the question"
    case dayOfDate = "day of a date"
    case partOfDate = "part of a date"
    case titleOfRuler = "title of a numbered ruler"
    case markedWords = "marked words"
    case onlyNumber = "only a number"
    case number
    case sign = "minus sign"
    case letter
    case onlyNumeral = "only a numeral"
    case numeral
    case oneOfSeveral = "one of several"
    case sideOfSlash = "side of a slash"
    case home = "home of a team"
    case understood = "what goes without saying"
    case generation = "the younger or elder"
    case location
    case river = "river of a town"
    case byname = "byname of a person"
    case behindFamilyName = "behind a family name"
    case firstNamesInFamily = "first names in a family"
    case firstNames = "first names"
    case lastName = "last name"
    case changerOfName = "changer of a name"
    case changer
    case initials
    case team = "name of a team"
    case words = "other words"
    case head
}

/// The words that the player gave instead of the missing words.
enum Remainder: String, TableWord {
    case nothing = "nothing else"
    case otherWords = "other words"
    case otherEpithet = "other epithet"
    case otherName = "other name"
    case otherCountry = "other country"
    case otherPlace = "other place"
}
