/// Decides whether words may be missing from an answer.
enum MissingTable {
    static let english = DecisionTable<FormType, MissingPart, Remainder, Outcome>("missing")

    enum Outcome: String, TableWord {
        /// The missing words are implied.
        case enough
        /// The last name alone is enough.
        case name
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
    case partOfDate = "part of a date"
    case titleOfRuler = "title of a numbered ruler"
    case markedWords = "marked words"
    case number
    case sign = "minus sign"
    case letter
    case numeral
    case oneOfSeveral = "one of several"
    case sideOfSlash = "side of a slash"
    case home = "home of a team"
    case understood = "what goes without saying"
    case location
    case behindFamilyName = "behind a family name"
    case firstNames = "first names"
    case lastName = "last name"
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
