/// The purpose of a phrase around an answer, named after a section of `around.txt`.
package enum PhraseKind: String, Sendable, CaseIterable {
    /// A phrase such as "I think it's" before an answer.
    case before
    /// A phrase such as "final answer" after an answer.
    case after
    /// A filler such as "um", which never has a meaning.
    case filler = "fillers"
    /// A phrase such as "no wait" between an answer and its replacement.
    case correction = "corrections"
    /// A phrase such as "it's not" before a negated answer.
    case negating
    /// A phrase such as "is not the answer" after a negated answer.
    case negatingAfter = "negating after"
    /// A phrase such as "not sure" that contains a negation but does not negate an answer.
    case notNegating = "not negating"
    /// A phrase such as "but" or "it's" that ends the negated part of an answer.
    case resuming
    /// A word such as "but" between a negated answer and the intended answer.
    case joining
    /// A word such as "definitely" that may occur inside a negation.
    case adverb = "adverbs"
    /// A phrase such as "no idea" with which a player gives up.
    case givingUp = "giving up"
    /// A polite word, such as "please", after a command.
    case please
    /// A word such as "both" or "also" before or after several choices in one answer.
    case aroundChoices = "around choices"
    /// A word, typed or spoken, that comes before or after a chosen category.
    case aroundCategory = "around a category"

    /// The most common phrases before an answer, which the recognizer expects.
    case heardBefore = "heard before"
    /// A phrase such as "what is" that the recognizer expects before an answer in the form of a
    /// question.
    case heardAsking = "heard asking"
    /// A phrase that the recognizer expects before a negated answer.
    case heardNegation = "heard negations"
    /// Phrases that come before an answer and sound almost like their opposites, such as "it isn't"
    /// and "it is a".
    case heardCloseNegation = "heard close negations"
    /// A filler that the recognizer expects.
    case heardFiller = "heard fillers"
    /// A phrase that the recognizer expects after an answer.
    case heardAfter = "heard after"
    /// Phrases that follow an answer and sound almost like their opposites, such as "isn't the
    /// answer".
    case heardCloseAfter = "heard close after"
    /// A phrase that the recognizer expects after a negated answer.
    case heardNegationAfter = "heard negations after"
    /// A word such as "or" between two alternative answers.
    case heardBetween = "heard between"
    /// A word such as "and" or "then" between several choices in one answer.
    case heardBetweenChoices = "heard between choices"
    /// A phrase between two choices, such as "no wait", that replaces the first choice with the
    /// second.
    case heardCorrection = "heard corrections"
    /// A word for a kind of thing, such as "ocean", that follows a name if the question asks for
    /// that kind.
    case heardKind = "heard kinds"
    /// A phrase such as "the river" that states the kind of thing before a name.
    case heardKindBefore = "heard kinds before"
    /// A phrase such as "how many" before the name of the things to count.
    case askingNumber = "asking for a number"
    /// Chatter that contains no answer, such as "wait a second".
    case heardAside = "heard asides"
    /// The beginning of a remark, such as "let's" or "can I have", that rarely begins an answer.
    case talkOpening = "talk opening"
    /// A word such as "but" that the decoder writes for a filler before a phrase such as "I'd say".
    case writtenFiller = "written fillers"
    /// A word such as "well" that is not an answer on its own.
    case heardAlone = "heard alone"
    /// A word such as "about" before a requested number.
    case heardBeforeNumber = "heard before a number"
    /// A phrase such as "I'll bet" before a number that is a wager.
    case heardBeforeWager = "heard before a wager"
    /// A phrase such as "I'll take" before a chosen category.
    case heardBeforeCategory = "heard before a category"
    /// A phrase such as "it was" or "player" before a player's name or number.
    case heardBeforePlayer = "heard before a player"
    /// A word such as "for" between a category and its value.
    case heardBeforeValue = "heard before a value"
    /// A word such as "points" after a value.
    case heardAfterValue = "heard after a value"
}

/// A kind of word that competes with the answers in recognition, named after a section of
/// `decoys.txt`.
public enum DecoyKind: String, Sendable, CaseIterable {
    /// The most frequent words of the language.
    case frequent
    /// A foul word, which the game never shows.
    case foul
    /// A word that is never shown alone, because the player may have said something else.
    case neverReported = "never told"
}
