import Phonetics

/// An answer line as comparing needs it: every alternative as keyed words, and every word of any
/// alternative in one vocabulary, so that each word heard is compared once with each word known.
struct CompiledLine: Sendable {
    /// Words of a form beyond these are compared only as a whole sequence.
    static let longestForm = 64

    let line: AnswerLine
    let official: String
    let strictness: Strictness
    let question: QuestionWords
    let questionText: String?
    let pronouncing: (any Pronouncing)?

    var alternatives: [Alternative] = []
    var vocabulary = Vocabulary()
    /// Alternatives by the sequence of their words, articles and function words left out.
    var sequences = KeyTable()
    /// Alternatives by initials.
    var acronyms = KeyTable()
    /// The stems of words that are by themselves not enough.
    var promptWords = KeyTable()
    /// Right and wrong choices by what chooses them other than their text; values are choice indices.
    var choiceNames = KeyTable()
    /// The choice that is the answer.
    var rightChoice: Int?
    /// A word of some alternative negates, as in "Not Without My Daughter".
    var hasNegation = false
    /// A word of some alternative says an office: "president".
    var hasOffice = false
    /// Some alternative joins several names.
    var hasSides = false
    /// The line accepts other forms of its words.
    var allowsWordForms = false
    /// Whether to prompt on a part of the main answer, and what to ask.
    var promptsOnPart = false
    var askOnPart: String?
    /// The number that ``AnswerLine/tolerance`` is about.
    var numericAnswer: Double?

    init(
        _ line: AnswerLine, question: String?, strictness: Strictness,
        pronouncing: (any Pronouncing)?
    ) {
        self.line = line
        self.strictness = strictness
        self.pronouncing = pronouncing
        self.question = QuestionWords(question)
        questionText = question
        official = line.official
        var builder = Builder(line, question: self.question)
        builder.build()
        alternatives = builder.alternatives
        vocabulary = builder.vocabulary
        vocabulary.finish(pronouncing: pronouncing)
        sequences = builder.sequences
        acronyms = builder.acronyms
        promptWords = builder.promptWords
        choiceNames = builder.choiceNames
        rightChoice = builder.rightChoice
        hasNegation = alternatives.contains { alternative in
            alternative.words.contains { $0.traits.contains(.negation) }
        }
        hasOffice = alternatives.contains { $0.words.contains(where: Self.isOffice) }
        hasSides = alternatives.contains { !$0.sides.isEmpty }
        allowsWordForms = line.clauses.contains {
            $0.scope == .wordForms && $0.directive == .accept
        }
        promptsOnPart = builder.promptsOnPart
        askOnPart = builder.askOnPart
        if line.tolerance != nil {
            numericAnswer = WordList(official).words.first(where: \.isNumber)?.number
        }
    }

    /// The key of a sequence of words without those that say nothing.
    static func sequenceKey(_ words: ArraySlice<Word>) -> UInt64 {
        var key: UInt64 = 0x9E37_79B9_7F4A_7C15
        for word in words where word.isContent || word.traits.contains(.initials) {
            key = (key ^ word.key) &* 0x100_0000_01B3
            key ^= key >> 29
        }
        return key
    }
}
