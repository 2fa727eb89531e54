/// The role of a word in an answer, by the name of its section in `words.txt`.
public enum WordClass: String, Sendable, CaseIterable {
    /// May be missing or added anywhere: "the".
    case article = "articles"
    /// A small word that may be missing or added: "of".
    case function = "function words"
    /// The words after it belong to the words before it: "in".
    case preposition = "prepositions"
    /// Joins several things: "and".
    case conjunction = "conjunctions"
    /// A month of the calendar.
    case month = "months"
    /// Stands before a person's name and may be missing: "doctor".
    case title = "titles"
    /// A kind of thing that may be left out beside a name: "river".
    case kind = "kinds"
    /// Describes what a name means, but may not be left out: "affair".
    case remark = "remarks"
    /// A unit of measure or money.
    case unit = "units"
    /// Turns the following word into another thing: "new".
    case changer = "changers"
    /// May say that something is not the answer: "not".
    case negation = "negations"
    /// Stands after a person's name and may be missing: "junior".
    case suffix = "suffixes"
    /// Makes a number inexact: "about".
    case vague = "vague"
}
