/// The rule that decided a verdict. Raw values are stable names for `--json` and logs.
public enum JudgingRule: String, Sendable, Hashable, CaseIterable, Codable {
    // Why an alternative matched.

    /// The same words.
    case exact
    /// The same words in a different form: numbers, symbols, spelling variants, accents.
    case sameWords = "same-words"
    /// Another name for the same thing.
    case equivalent
    /// Another form of the same word: plural, "-ing".
    case wordForm = "word-form"
    /// The answer contains all required parts.
    case requiredParts = "required-parts"
    /// The last name of a person.
    case lastName = "last-name"
    /// The missing words are in the question or are implied.
    case understoodRest = "understood-rest"
    /// The added words make the answer more specific.
    case moreSpecial = "more-special"
    /// The initials.
    case acronym
    /// At most one typing error per word.
    case typo
    /// The same sound.
    case sound
    /// The letter, number or text of a choice.
    case choice
    /// All right choices, if the question has more than one right choice.
    case rightChoices = "right-choices"
    /// All choices in the right order.
    case rightOrder = "right-order"
    /// A number within the tolerance.
    case tolerance
    /// A part of the answer, for which the line has a prompt.
    case partial

    // Why no alternative matched.

    /// There are no words that could be an answer.
    case nothingSaid = "nothing-said"
    /// The player gave up.
    case gaveUp = "gave-up"
    /// An answer that is not accepted.
    case otherAnswer = "other-answer"
    /// A different number.
    case otherNumber = "other-number"
    /// A required part is missing.
    case incomplete
    /// The added words turn the answer into a different answer.
    case changedByExtraWords = "changed-by-extra-words"
    /// The player said what the answer is not.
    case negated
    /// The player gave several answers. If one of at most three answers is right, the game asks the
    /// player once.
    case severalAnswers = "several-answers"
    /// The player named fewer choices than the question asks for.
    case fewerChoices = "fewer-choices"
    /// Too many choices, or the right number of choices with a wrong choice.
    case otherChoices = "other-choices"
    /// The right choices in the wrong order.
    case otherOrder = "other-order"
    /// The player said only words of the question.
    case repeatsQuestion = "repeats-question"
    /// The answer is too short to judge.
    case tooShort = "too-short"
    /// Only the part before a pause of more than one second is judged.
    case pause
    /// The reply adds nothing that the game asked for.
    case addsNothing = "adds-nothing"
}
