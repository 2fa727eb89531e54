/// The rule a verdict rests on. Raw values are stable names for `--json` and logs.
public enum JudgingRule: String, Sendable, Hashable, CaseIterable, Codable {
    // Why an alternative was found.

    /// The same words.
    case exact
    /// The same words written another way: numbers, symbols, spelling variants, accents.
    case sameWords = "same-words"
    /// Another name for the same thing.
    case equivalent
    /// Another form of the same word: plural, "-ing".
    case wordForm = "word-form"
    /// All that is required was given.
    case requiredParts = "required-parts"
    /// The last part of a name.
    case lastName = "last-name"
    /// The words left out are in the question or go without saying.
    case understoodRest = "understood-rest"
    /// The words added make the answer more special and change nothing.
    case moreSpecial = "more-special"
    /// The initials.
    case acronym
    /// At most one typing error a word.
    case typo
    /// It sounds the same.
    case sound
    /// A choice was named by its letter, number or text.
    case choice
    /// A number within the tolerance.
    case tolerance
    /// A part of the answer, which the line says to ask more about.
    case partial

    // Why none was.

    /// Nothing that could be an answer was said.
    case nothingSaid = "nothing-said"
    /// The player gave up.
    case gaveUp = "gave-up"
    /// Not an answer that counts.
    case otherAnswer = "other-answer"
    /// The number is another one.
    case otherNumber = "other-number"
    /// Something required is missing.
    case incomplete
    /// The words added make it another answer.
    case changedByExtraWords = "changed-by-extra-words"
    /// The player said what the answer is not.
    case negated
    /// More than one answer was given: asked back once, where the right one is among few.
    case severalAnswers = "several-answers"
    /// Only words of the question.
    case repeatsQuestion = "repeats-question"
    /// Too short to tell.
    case tooShort = "too-short"
    /// A pause of over one second stood inside the answer: what came before it counts.
    case pause
    /// Not what the player was asked to add.
    case addsNothing = "adds-nothing"
}
