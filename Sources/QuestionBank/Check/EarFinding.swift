/// Something about a question that may go wrong when it is asked, spoken, heard or judged.
public struct EarFinding: Sendable, Hashable {
    /// What may go wrong.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A word's pronunciation is a guess.
        case guessedPronunciation = "guessed pronunciation"
        /// Two choices, or the answer and a rejected form, sound nearly the same.
        case tooAlike = "too alike"
        /// The answer has too little sound to be distinguished from noise.
        case tooShort = "too short"
        /// The answer contains a number, a sign or an abbreviation; shows how it is said.
        case spokenForm = "spoken form"
        /// Letters that English does not have.
        case foreignWord = "foreign word"
        /// The prompt contains the answer.
        case answerInPrompt = "answer in prompt"
        /// There are so many ways to answer that recognition becomes slower and less certain.
        case largeGrammar = "large grammar"
        /// The answer line's markup has a mistake.
        case markup
        /// The answer is too long to be said in one breath.
        case tooLong = "too long"
        /// A voice said the answer, but the recognizer did not recognize it.
        case notHeard = "not heard"
        /// The judge rules differently on a form than the pack says.
        case misjudged
        /// It cannot be understood without its picture, sound or link.
        case needsMedia = "needs media"
        /// It asks for more answers than count.
        case needsAnswers = "needs answers"
        /// It cannot be understood without choices, and has none.
        case needsChoices = "needs choices"

        /// The part of a check that finds it.
        public var part: Part {
            switch self {
            case .needsMedia, .needsChoices, .markup: .structure
            case .misjudged: .judge
            default: .ear
            }
        }
    }

    /// The parts of a check, in order.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        case structure, judge, ear
    }

    /// How much it matters.
    public enum Weight: String, Sendable, Hashable {
        /// Good to know.
        case note
        /// Likely to be heard wrongly.
        case risk
    }

    /// The question's id.
    public var question: String
    /// What may go wrong.
    public var kind: Kind
    /// How much it matters.
    public var weight: Weight
    /// What it is about: a word, a form, or two forms.
    public var subject: String
    /// What was found, in words for people.
    public var message: String
    /// What to do about it, in words for people.
    public var suggestion: String
    /// What to write into the pack.
    public var proposal: Proposal?

    /// A change that fixes a finding.
    public enum Proposal: Sendable, Hashable {
        /// ARPAbet for a word, to be listened to and corrected.
        case pronunciation(word: String, phones: String)
        case accept(String)
        /// Say the letter of a choice instead of its words.
        case tag(String)
    }

    /// A finding about a question; without a proposal if only a person can fix it.
    public init(
        question: String, kind: Kind, weight: Weight, subject: String, message: String,
        suggestion: String, proposal: Proposal? = nil
    ) {
        self.question = question
        self.kind = kind
        self.weight = weight
        self.subject = subject
        self.message = message
        self.suggestion = suggestion
        self.proposal = proposal
    }
}
