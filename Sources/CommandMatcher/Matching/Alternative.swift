/// One compiled form of an answer line. Bit masks represent sets of the alternative's words.
struct Alternative: Sendable {
    enum Kind: Sendable {
        case plain
        /// A person's name. If nothing is marked, the last name is enough.
        case person
        /// Capitalized words: the name of a person or of something else.
        case name
        /// A date. The year is enough, and additional parts of the date do not change the answer.
        case date
    }

    var text: String
    var directive: AnswerClause.Directive
    var ask: String?
    var kind = Kind.plain
    var isMarked = false
    /// Whether the line leaves open which words are required. The line does so if it has no marks
    /// and is not a list of complete forms.
    var isOpen = false
    /// Whether this alternative is rejected only because it is one of the wrong choices.
    var isChoice = false
    /// Whether the name comes from the judge's knowledge instead of the answer line. If so, `topic`
    /// is set.
    var isEquivalent = false
    var topic: Knowledge.Topic?

    var words: [Word] = []
    var initials: [UInt8] = []
    /// Words that must be given.
    var required: UInt64 = 0
    /// Words that may be missing, because of the writer's marks or the rules of the language.
    var optional: UInt64 = 0
    /// Words that people leave out in names of this kind: "river", "general".
    var understood: UInt64 = 0
    var numbers: UInt64 = 0
    /// Single letters that are names: the "A" in "Vitamin A".
    var letters: UInt64 = 0
    /// The required words of each name, if "and" joins several names. Otherwise, this array is
    /// empty.
    var sides: [UInt64] = []

    /// Decides between alternatives that fit equally well: the lowest value wins. Written
    /// alternatives come before known names. Within each group, the order is accept, reject,
    /// prompt.
    var precedence: Int {
        let order: Int =
            switch directive {
            case .accept: 0
            case .reject: 1
            case .prompt, .antiprompt: 2
            }
        return isEquivalent ? order + 3 : order
    }

    var all: UInt64 { .places(before: words.count) }

    /// The words that form the year of a date.
    var years: UInt64 {
        words.indices.reduce(0) {
            words[$1].isNumber && words[$1].number > 31 ? $0 | .place($1) : $0
        }
    }

    /// Whether the alternative is a word followed by the kind of thing that it describes: "Blue
    /// whale".
    var saysKind: Bool {
        words.count > 1
            && words.dropFirst().allSatisfy {
                $0.isContent && !$0.isNumber && $0.lacks([.capital, .possessive])
            }
    }
}
