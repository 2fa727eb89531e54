/// The role of a word in an answer, named after a section of `words.txt`.
package enum WordClass: String, Sendable, CaseIterable {
    /// A word that may be missing or added anywhere: "the".
    case article = "articles"
    /// A small word that may be missing or added: "of".
    case function = "function words"
    /// A word that connects the words after it to the words before it: "in".
    case preposition = "prepositions"
    /// A word that joins several things: "and".
    case conjunction = "conjunctions"
    /// A month of the calendar.
    case month = "months"
    /// A word that may be missing before a person's name: "doctor".
    case title = "titles"
    /// A word for a kind of thing that may be missing next to a name: "river".
    case kind = "kinds"
    /// A word that explains a name and must not be missing: "affair".
    case remark = "remarks"
    /// A unit of measure or money.
    case unit = "units"
    /// A word that changes the meaning of the next word: "new".
    case changer = "changers"
    /// A word that may negate an answer: "not".
    case negation = "negations"
    /// A word that may be missing after a person's name: "junior".
    case suffix = "suffixes"
    /// A word that makes a number inexact: "about".
    case vague = "vague"
}
