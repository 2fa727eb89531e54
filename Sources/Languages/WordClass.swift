/// The role of a word in an answer, named after a section of `words.txt`.
package enum WordClass: String, Sendable, CaseIterable {
    /// A word such as "the" that an answer may omit or add anywhere.
    case article = "articles"
    /// A small word such as "of" that an answer may omit or add.
    case function = "function words"
    /// A word such as "in" that connects the words after it to the words before it.
    case preposition = "prepositions"
    /// A word such as "and" that joins several things.
    case conjunction = "conjunctions"
    /// The name of a month.
    case month = "months"
    /// A word such as "doctor" that may be missing before a person's name.
    case title = "titles"
    /// A word for a kind of thing, such as "river", that may be missing next to a name.
    case kind = "kinds"
    /// A word such as "affair" that explains a name and must not be missing.
    case remark = "remarks"
    /// A unit of measurement or currency.
    case unit = "units"
    /// A word such as "new" that changes the meaning of the next word.
    case changer = "changers"
    /// A word such as "not" that may negate an answer.
    case negation = "negations"
    /// A word such as "junior" that may be missing after a person's name.
    case suffix = "suffixes"
    /// A word such as "about" that makes a number inexact.
    case vague = "vague"
}
