/// One form of an answer line, compiled. Sets of its words are bits, the first word the lowest.
struct Alternative: Sendable {
    enum Kind: Sendable {
        case plain
        /// The name of a person: the last part is enough where nothing was marked.
        case person
        /// Capitalized words, of a person or of something else.
        case name
        /// A date: the year is enough, and more of the date is no other answer.
        case date
    }

    var text: String
    var directive: AnswerClause.Directive
    var ask: String?
    var kind = Kind.plain
    /// The writer marked what is required.
    var isMarked = false
    /// Nobody said what is required: neither marks nor a list of whole forms.
    var isOpen = false
    /// A choice that is not the answer: nobody refuses it otherwise.
    var isChoice = false
    /// Another name that the judge knows, not the answer line, and what that knowledge is about.
    var isEquivalent = false
    var topic: Knowledge.Topic?

    var words: [Word] = []
    /// The first letters of the first words.
    var initials: [UInt8] = []
    /// Must be given.
    var required: UInt64 = 0
    /// May be left out because the writer or the language says so.
    var optional: UInt64 = 0
    /// Words that a name of its kind does without: "river", "general".
    var understood: UInt64 = 0
    var numbers: UInt64 = 0
    /// Letters that are names: the "A" of "Vitamin A".
    var letters: UInt64 = 0
    /// Of names joined by "and", what each of them must say; empty for one name.
    var sides: [UInt64] = []

    /// Of two alternatives that fit equally well the lower one decides: what the writer wrote before
    /// what the judge adds, then accepting before refusing before asking.
    var precedence: Int {
        let order: Int =
            switch directive {
            case .accept: 0
            case .reject: 1
            case .prompt, .antiprompt: 2
            }
        return isEquivalent ? order + 3 : order
    }

    var all: UInt64 { words.count >= 64 ? .max : (1 << UInt64(words.count)) - 1 }
}
