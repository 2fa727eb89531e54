/// A problem with asking, answering, recognizing or judging a question.
public struct EarFinding: Sendable, Hashable {
    /// The kind of problem.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The pronunciation of a word is guessed.
        case guessedPronunciation = "guessed pronunciation"
        /// Two choices, or the answer and a rejected form, sound almost the same.
        case tooAlike = "too alike"
        /// The answer has too few sounds (phones) to be distinguished from noise, or it cannot be
        /// spoken.
        case tooShort = "too short"
        /// The answer contains a number, a symbol or an abbreviation. The finding shows the
        /// expected words.
        case spokenForm = "spoken form"
        /// The answer contains letters that do not occur in English.
        case foreignWord = "foreign word"
        /// The prompt contains the answer.
        case answerInPrompt = "answer in prompt"
        /// The question has so many possible answers that recognition is slower and less reliable.
        case largeGrammar = "large grammar"
        /// The markup of the answer line contains a mistake.
        case markup
        /// The answer is too long to say in one breath.
        case tooLong = "too long"
        /// A synthetic voice spoke the answer, but the answer was not recognized.
        case notHeard = "not heard"
        /// The judge's verdict on a form differs from the verdict that the pack specifies.
        case misjudged
        /// The question cannot be understood without its picture, sound or link.
        case needsMedia = "needs media"
        /// The question asks for more answers than the pack lists for it.
        case needsAnswers = "needs answers"
        /// The question cannot be understood without choices, but it has none.
        case needsChoices = "needs choices"

        /// The part of the check that produces this kind of finding.
        public var part: Part {
            switch self {
            case .needsMedia, .needsChoices, .markup: .structure
            case .misjudged: .judge
            default: .ear
            }
        }
    }

    /// The parts of a check, in the order in which they run.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// The part of the check that found the problem: the structure check, the judge or the
        /// recognizer.
        case structure, judge, ear
    }

    /// The severity of the problem.
    public enum Weight: String, Sendable, Hashable {
        /// The problem is minor.
        case note
        /// The recognizer is likely to mishear the answer.
        case risk
    }

    /// The id of the question.
    public var question: String
    /// The kind of problem.
    public var kind: Kind
    /// The severity of the problem.
    public var weight: Weight
    /// The affected words: a single word, a form or two forms.
    public var subject: String
    /// A description of the problem in plain language.
    public var message: String
    /// Advice on fixing the problem, in plain language.
    public var suggestion: String
    /// The proposed change to the pack, or nil if a person must decide.
    public var proposal: Proposal?

    /// A change to a question that fixes a problem.
    public enum Proposal: Sendable, Hashable {
        /// A guessed ARPAbet pronunciation of a word. A person should check the pronunciation by
        /// ear.
        case pronunciation(word: String, phones: String)
        /// An answer form that should be added to the accepted forms.
        case accept(String)
        /// A tag that requires players to say the letter of a choice instead of its words.
        case tag(String)
    }

    /// Creates a finding about a question. Without a proposal, a person must fix the problem.
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
