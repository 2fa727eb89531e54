/// One compiled form of an answer line. Each bit mask represents a set of the form's words.
struct Alternative: Sendable {
    enum Kind: Sendable {
        case plain
        /// A person's name. If the answer line marks no words as required, the last name is enough.
        case person
        /// A name that consists of capitalized words.
        case name
        /// A date. The year of a date is enough, and more details do not change the answer.
        case date
    }

    var text: String
    var directive: AnswerClause.Directive
    var ask: String?
    var kind = Kind.plain
    var isMarked = false
    /// Whether the answer line leaves open which words are required.
    var isOpen = false
    /// Whether this alternative is rejected only because it is a wrong choice.
    var isChoice = false
    /// Whether the name comes from general knowledge about `topic`, and not from the answer line.
    var isEquivalent = false
    var topic: Knowledge.Topic?

    var words: [Word] = []
    var initials: [UInt8] = []
    /// Words that an answer must contain.
    var required: UInt64 = 0
    /// Words that may be missing, according to marks in the answer line or the rules of the
    /// language.
    var optional: UInt64 = 0
    /// Words that people often leave out of names, such as "river" and "general".
    var understood: UInt64 = 0
    var numbers: UInt64 = 0
    /// Single letters that are names, such as the "A" in "Vitamin A".
    var letters: UInt64 = 0
    /// The required words of each name, if "and" joins several names. For a single name, the array
    /// is empty.
    var sides: [UInt64] = []
    /// The last name that all people of a group share, as in "Wilbur and Orville Wright".
    var sharedName: UInt64 = 0

    /// The rank among equally good alternatives. Alternatives from the answer line come before
    /// known names. Among alternatives of the same origin, accepted alternatives come first, then
    /// rejected alternatives, and then alternatives that trigger a prompt.
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

    /// Whether the first of two words changes the meaning of the second: "Guinea pig".
    var isCompound: Bool {
        words.count == 2 && Compounds.isAnother(words[0], before: words[1])
    }

    /// Whether the alternative is one word followed by the name of a kind of thing: "Blue whale".
    var saysKind: Bool {
        words.count > 1
            && words.dropFirst().allSatisfy {
                $0.isContent && !$0.isNumber && $0.lacks([.capital, .possessive])
            }
    }
}
