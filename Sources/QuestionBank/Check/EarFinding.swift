/// A problem that may occur when a question is asked, answered by voice, heard or judged.
public struct EarFinding: Sendable, Hashable {
    /// The kind of problem.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A word's pronunciation is a guess.
        case guessedPronunciation = "guessed pronunciation"
        /// Two choices, or the answer and a rejected form, sound almost the same.
        case tooAlike = "too alike"
        /// The answer has too few sounds (phones) to be told apart from noise, or cannot be spoken.
        case tooShort = "too short"
        /// The answer contains a number, a symbol or an abbreviation. The finding shows how it is
        /// said.
        case spokenForm = "spoken form"
        /// The answer contains letters that are not used in English.
        case foreignWord = "foreign word"
        /// The prompt contains the answer.
        case answerInPrompt = "answer in prompt"
        /// There are so many ways to answer that recognition becomes slower and less certain.
        case largeGrammar = "large grammar"
        /// The answer line's markup has a mistake.
        case markup
        /// The answer is too long to be said in one breath.
        case tooLong = "too long"
        /// A synthetic voice said the answer, but the recognizer did not hear it.
        case notHeard = "not heard"
        /// The judge's ruling on a form differs from what the pack says.
        case misjudged
        /// The question cannot be understood without its picture, sound or link.
        case needsMedia = "needs media"
        /// The question asks for more answers than it accepts.
        case needsAnswers = "needs answers"
        /// The question cannot be understood without choices, but has none.
        case needsChoices = "needs choices"

        /// The part of a check that produces this finding.
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
        /// The part that found the problem: the check of the structure, the judge, or the
        /// recognizer.
        case structure, judge, ear
    }

    /// How serious the problem is.
    public enum Weight: String, Sendable, Hashable {
        /// Good to know.
        case note
        /// The answer is likely to be misheard.
        case risk
    }

    /// The question's id.
    public var question: String
    /// The kind of problem.
    public var kind: Kind
    /// How serious the problem is.
    public var weight: Weight
    /// The words concerned: a word, a form, or two forms.
    public var subject: String
    /// What was found, in plain words.
    public var message: String
    /// How to solve the problem, in plain words.
    public var suggestion: String
    /// What to change in the pack; nil if only a person can decide.
    public var proposal: Proposal?

    /// A change that solves the problem.
    public enum Proposal: Sendable, Hashable {
        /// ARPAbet for a word. A person should listen to it and correct it.
        case pronunciation(word: String, phones: String)
        /// Add an accepted form.
        case accept(String)
        /// A tag that makes players say the letter of a choice instead of its words.
        case tag(String)
    }

    /// Creates a finding about a question. If there is no proposal, only a person can solve the
    /// problem.
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
