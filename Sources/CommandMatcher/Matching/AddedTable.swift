/// Decides how an added word changes an answer.
enum AddedTable {
    static let english = DecisionTable<AnswerType, Role, PlaceBeside, Outcome>("added")

    enum Outcome: String, TableWord {
        case same, other, number, several, answer, unsure
    }
}

/// How an added word relates to the answer. Each added word has one role.
enum Role: String, TableWord {
    case joined = "behind a conjunction"
    case ownGivenName = "own given name"
    case otherGivenName = "other given name"
    case letter
    case era
    case possession = "something of it"
    case head = "instead of the head"
    case ofAnotherPlace = "of another place"
    case anotherOfKind = "another of the kind"
    case besideKnownName = "beside a known name"
    case one
    case settlement
    case numberOfQuestion = "number of the question"
    case number
    case unit
    case unitOfThing = "unit of a thing"
    case otherUnit = "other unit"
    case share
    case counted = "thing counted"
    case kind
    case titleOfPerson = "title of a person"
    case kindWithOf = "kind with \"of\""
    case explainedKind = "explained kind"
    case period
    case measure
    case year
    case site
    case kindOfThing = "kind of thing"
    case namedAfter = "what is named after"
    case compound
    case within = "place within"
    case holder = "what has it"
    case changer
    case beforeComma = "before a comma"
    case asideBefore = "before a place or a common thing"
    case otherCountry = "other country"
    case otherInitials = "other initials"
    case nameOfPerson = "name of a person"
    case bearer = "given name of a bearer"
    case noBearer = "given name of no bearer"
    case possessive
    case initials
    case adjective
    case portion
    case namesake
    case house
    case behindChanger = "behind a changer"
    case ofAnother = "of another"
    case ofNothing = "of nothing"
    case letterOfModel = "letter of a model"
    case lastName = "last name"
    case nextWord = "next word"
    case placeBehind = "place behind"
    case aside
    case middleName = "middle name"
    case other
}

/// The type of an answer, which determines which words may be added.
enum AnswerType: String, TableWord {
    case person, somebody, nation, place, name, common, phrase, quantity, letter, group
}

enum PlaceBeside: String, TableWord {
    case before, behind, between
}
