import Phonetics

/// An answer line prepared for comparison, with one vocabulary for all its alternatives.
final class CompiledLine: Sendable {
    /// The maximum number of words of a form that the judge compares individually.
    static let longestForm = 64

    let line: AnswerLine
    let official: String
    let strictness: Strictness
    let question: QuestionWords
    let questionText: String?
    let pronouncing: (any Pronouncing)?
    let language: CompiledLanguage

    let alternatives: [Alternative]
    let vocabulary: Vocabulary
    /// The index of the alternative for each sequence of content words.
    let sequences: KeyTable
    let acronyms: KeyTable
    /// The stems of words that are incomplete answers on their own.
    let promptWords: KeyTable
    /// The index of each choice, keyed by the names of the choice.
    let choiceNames: KeyTable
    let rightChoice: Int?
    /// Whether an alternative contains a negation, as in "Not Without My Daughter".
    let hasNegation: Bool
    /// Whether an alternative names a public office: "president".
    let hasOffice: Bool
    /// Whether an alternative contains a letter as a name: "Vitamin A".
    let hasLetters: Bool
    /// Whether an alternative joins several names.
    let hasSides: Bool
    let hasDate: Bool
    /// Whether an accepted alternative contains an era such as "BC".
    let hasEra: Bool
    /// Whether all numbers of the accepted alternatives are decades.
    let hasOnlyDecades: Bool
    /// The accepted alternatives from the answer line itself, without known names.
    let meant: [Alternative]
    /// The alternatives that the answer line rejects, including wrong choices.
    let refused: [Int]
    /// Whether the answer line accepts other forms of its words.
    let allowsWordForms: Bool
    /// Whether the judge prompts on a part of the main answer, with the text `askOnPart`.
    let promptsOnPart: Bool
    let askOnPart: String?
    /// The accepted ranges of numbers, from the answer line or from ``AnswerLine/tolerance``.
    let numbersThatCount: [ClosedRange<Double>]
    /// The index of an alternative that is a single letter, or nil if the line has choices.
    let letterAnswer: Int?
    let clockTimes: [(index: Int, time: ClockTime)]
    /// The things in ``KnownKinds`` that the only answer is a kind of.
    let kinds: Set<Int>

    init(
        _ line: AnswerLine, question: String?, strictness: Strictness,
        pronouncing: (any Pronouncing)?, language: CompiledLanguage
    ) {
        self.language = language
        self.line = line
        self.pronouncing = pronouncing
        self.question = QuestionWords(question, language.lexicon)
        self.strictness = self.question.asksForSpelling ? .strict : strictness
        questionText = question
        official = line.official
        var builder = Builder(line, question: self.question, language: language)
        builder.build()
        let alternatives = builder.alternatives
        self.alternatives = alternatives
        var vocabulary = builder.vocabulary
        vocabulary.finish(pronouncing: pronouncing)
        self.vocabulary = vocabulary
        sequences = builder.sequences
        acronyms = builder.acronyms
        promptWords = builder.promptWords
        choiceNames = builder.choiceNames
        rightChoice = builder.rightChoice
        hasNegation = alternatives.contains { $0.words.contains { $0.has(.negation) } }
        hasOffice = alternatives.contains { $0.words.contains(where: Self.isOffice) }
        hasLetters = alternatives.contains { $0.letters != 0 }
        hasSides = alternatives.contains { !$0.sides.isEmpty }
        hasDate = alternatives.contains { $0.kind == .date }
        let numbers = alternatives.filter { $0.directive == .accept }.flatMap(\.words).filter(
            \.isNumber)
        hasOnlyDecades = !numbers.isEmpty && numbers.allSatisfy { $0.has(.decade) }
        hasEra = alternatives.contains { $0.words.contains(where: Comparison.isEra) }
        meant = alternatives.filter { $0.directive == .accept && !$0.isEquivalent }
        refused = alternatives.indices.filter {
            alternatives[$0].directive == .reject && !alternatives[$0].isEquivalent
                && alternatives[$0].required != 0
        }
        allowsWordForms = line.clauses.contains {
            $0.scope == .wordForms && $0.directive == .accept
        }
        promptsOnPart = line.partialPrompt != nil
        askOnPart = line.partialPrompt?.ask
        clockTimes = builder.clockTimes()
        let hasKinds = language.has(.names) && line.choices.isEmpty && line.answers.count == 1
        kinds = hasKinds && numbers.isEmpty ? KnownKinds.kinds(of: official) : []
        numbersThatCount = clockTimes.isEmpty ? line.numbersThatCount(language.lexicon) : []
        let canBeLetter = language.has(.spelling) && line.choices.isEmpty
        letterAnswer = alternatives.firstIndex { form in
            canBeLetter && form.directive == .accept && form.words.count == 1
                && form.words[0].count == 1 && !form.words[0].isNumber
        }
    }

    /// The key of a choice's name, ignoring articles.
    static func choiceKey(_ words: some Collection<Word>) -> UInt64 {
        var key: UInt64 = 0x2545_F491_4F6C_DD1D
        for word in words where !word.has(.article) || words.count == 1 {
            key = (key ^ word.key) &* 0x100_0000_01B3
        }
        return key
    }
}
