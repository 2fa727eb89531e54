/// The rule a verdict rests on. Raw values are stable names for `--json` and logs.
public enum JudgingRule: String, Sendable, Hashable, CaseIterable, Codable {
    // Why an alternative matched.

    /// The same words.
    case exact
    /// The same words written another way: numbers, symbols, spelling variants, accents.
    case sameWords = "same-words"
    /// Another name for the same thing.
    case equivalent
    /// Another form of the same word: plural, "-ing".
    case wordForm = "word-form"
    /// Everything required was given.
    case requiredParts = "required-parts"
    /// The last part of a name.
    case lastName = "last-name"
    /// The missing words are in the question or go without saying.
    case understoodRest = "understood-rest"
    /// The added words make the answer more specific without changing it.
    case moreSpecial = "more-special"
    /// The initials.
    case acronym
    /// At most one typing error per word.
    case typo
    /// It sounds the same.
    case sound
    /// A choice was named by its letter, number or text.
    case choice
    /// A number within the tolerance.
    case tolerance
    /// Part of the answer, on which the line says to prompt.
    case partial

    // Why no alternative matched.

    /// Nothing was said that could be an answer.
    case nothingSaid = "nothing-said"
    /// The player gave up.
    case gaveUp = "gave-up"
    /// An answer that does not count.
    case otherAnswer = "other-answer"
    /// A different number.
    case otherNumber = "other-number"
    /// Something required is missing.
    case incomplete
    /// The added words make it another answer.
    case changedByExtraWords = "changed-by-extra-words"
    /// The player said what the answer is not.
    case negated
    /// More than one answer was given. The player is asked once which one, if the right one is
    /// among a few.
    case severalAnswers = "several-answers"
    /// Only words of the question.
    case repeatsQuestion = "repeats-question"
    /// Too short to tell.
    case tooShort = "too-short"
    /// The answer contains a pause of more than one second: what came before it counts.
    case pause
    /// Not the addition that the player was asked for.
    case addsNothing = "adds-nothing"
}
