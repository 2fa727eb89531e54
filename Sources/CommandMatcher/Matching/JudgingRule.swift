/// The rule that determined a verdict. Raw values are stable names for `--json` output and logs.
public enum JudgingRule: String, Sendable, Hashable, CaseIterable, Codable {
    // The reasons why an alternative matched.

    /// The answer is identical to the alternative.
    case exact
    /// The answer has the same words in a different form: numbers, symbols, spelling variants or
    /// accents.
    case sameWords = "same-words"
    /// The answer is another name for the same thing.
    case equivalent
    /// The answer is another form of the same word: a plural, or a form with "-ing".
    case wordForm = "word-form"
    /// The answer contains all required parts.
    case requiredParts = "required-parts"
    /// The answer is the last name of a person.
    case lastName = "last-name"
    /// The missing words are in the question or are implied.
    case understoodRest = "understood-rest"
    /// The added words make the answer more specific.
    case moreSpecial = "more-special"
    /// The answer consists of initials.
    case acronym
    /// The answer contains at most one typing error per word.
    case typo
    /// The answer sounds like the alternative.
    case sound
    /// The answer is the letter, number or text of a choice.
    case choice
    /// The player named all right choices of a question with more than one right choice.
    case rightChoices = "right-choices"
    /// The player named all choices in the right order.
    case rightOrder = "right-order"
    /// The answer is a number within the tolerance.
    case tolerance
    /// The player gave a part of the answer, and the answer line specifies a prompt for this part.
    case partial

    // The reasons why no alternative matched.

    /// The player said no words that could be an answer.
    case nothingSaid = "nothing-said"
    /// The player gave up.
    case gaveUp = "gave-up"
    /// The answer is not accepted.
    case otherAnswer = "other-answer"
    /// The answer is a different number.
    case otherNumber = "other-number"
    /// A required part is missing.
    case incomplete
    /// The added words turn the answer into a different answer.
    case changedByExtraWords = "changed-by-extra-words"
    /// The player said what the answer is not.
    case negated
    /// The player gave several answers. If the player gave at most three answers and one of them is
    /// right, the game asks once which answer the player means.
    case severalAnswers = "several-answers"
    /// The player named fewer choices than the question asks for.
    case fewerChoices = "fewer-choices"
    /// The player named too many choices, or the right number of choices including a wrong choice.
    case otherChoices = "other-choices"
    /// The player named the right choices in the wrong order.
    case otherOrder = "other-order"
    /// The player said only words of the question.
    case repeatsQuestion = "repeats-question"
    /// The answer is too short to judge.
    case tooShort = "too-short"
    /// The judge considers only what the player said before a pause of more than one second.
    case pause
    /// The reply adds nothing that the game asked for.
    case addsNothing = "adds-nothing"
}
