/// One form of an answer line, compiled. Sets of its words are bit masks.
struct Alternative: Sendable {
    enum Kind: Sendable {
        case plain
        /// The name of a person: if nothing is marked, the last part is enough.
        case person
        /// Capitalized words: the name of a person or of something else.
        case name
        /// A date: the year is enough, and further parts of the date do not make another answer.
        case date
    }

    var text: String
    var directive: AnswerClause.Directive
    var ask: String?
    var kind = Kind.plain
    var isMarked = false
    /// Nothing says what is required: neither marks nor a list of whole forms.
    var isOpen = false
    /// A choice that is not the answer and is rejected only because it is a choice.
    var isChoice = false
    /// A name from the judge's knowledge, not from the answer line, and its topic.
    var isEquivalent = false
    var topic: Knowledge.Topic?

    var words: [Word] = []
    var initials: [UInt8] = []
    /// Must be given.
    var required: UInt64 = 0
    /// May be left out because the writer or the language says so.
    var optional: UInt64 = 0
    /// Words that a name of this kind can be said without: "river", "general".
    var understood: UInt64 = 0
    var numbers: UInt64 = 0
    /// Letters that are names: the "A" of "Vitamin A".
    var letters: UInt64 = 0
    /// For names joined by "and", the words that each of them must have; empty for a single name.
    var sides: [UInt64] = []

    /// If two alternatives fit equally well, the lower value decides: what the writer wrote comes
    /// before what the judge adds, then accept before reject before prompt.
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

    /// The words of a date that are its year.
    var years: UInt64 {
        words.indices.reduce(0) {
            words[$1].isNumber && words[$1].number > 31 ? $0 | .place($1) : $0
        }
    }

    /// Whether it is a kind of thing with a word before it that says which one: "Blue whale".
    var saysKind: Bool {
        words.count > 1
            && words.dropFirst().allSatisfy {
                $0.isContent && !$0.isNumber && $0.lacks([.capital, .possessive])
            }
    }
}
