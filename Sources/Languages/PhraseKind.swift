/// The purpose of a phrase around an answer, named after a section of `around.txt`.
package enum PhraseKind: String, Sendable, CaseIterable {
    /// A phrase before an answer: "I think it's".
    case before
    /// A phrase after an answer: "final answer".
    case after
    /// A filler, which never has a meaning: "um".
    case filler = "fillers"
    /// A phrase between an answer and its replacement: "no wait".
    case correction = "corrections"
    /// A phrase before a negated answer: "it's not".
    case negating
    /// A phrase after a negated answer: "is not the answer".
    case negatingAfter = "negating after"
    /// A phrase that contains a negation but does not negate an answer: "not sure".
    case notNegating = "not negating"
    /// A phrase that ends a negated part: "but", "it's".
    case resuming
    /// A word between a negated answer and the intended answer: "but".
    case joining
    /// A word that may occur inside a negation: "definitely".
    case adverb = "adverbs"
    /// A phrase with which a player gives up: "no idea".
    case givingUp = "giving up"
    /// A polite word after a command.
    case please
    /// A word next to choices that are named together: "both", "also".
    case aroundChoices = "around choices"
    /// A word before or after a chosen category, typed or spoken.
    case aroundCategory = "around a category"

    /// The most common phrases before an answer, for recognition.
    case heardBefore = "heard before"
    /// A phrase before an answer in the form of a question, for recognition: "what is".
    case heardAsking = "heard asking"
    /// A phrase before a negated answer, for recognition.
    case heardNegation = "heard negations"
    /// Phrases before an answer that sound almost like their opposites: "it isn't", "it is a".
    case heardCloseNegation = "heard close negations"
    /// Fillers for recognition.
    case heardFiller = "heard fillers"
    /// A phrase after an answer, for recognition.
    case heardAfter = "heard after"
    /// Phrases after an answer that sound almost like their opposites: "isn't the answer".
    case heardCloseAfter = "heard close after"
    /// A phrase after a negated answer, for recognition.
    case heardNegationAfter = "heard negations after"
    /// A word between two alternative answers: "or".
    case heardBetween = "heard between"
    /// A word between choices that are named together: "and", "then".
    case heardBetweenChoices = "heard between choices"
    /// A phrase between two choices that replaces the first choice with the second: "no wait".
    case heardCorrection = "heard corrections"
    /// A word for a kind of thing after a name, if the question asks for that kind: "ocean".
    case heardKind = "heard kinds"
    /// A word for a kind of thing before a name: "the river".
    case heardKindBefore = "heard kinds before"
    /// A phrase before the name of the things to count: "how many".
    case askingNumber = "asking for a number"
    /// Chatter that contains no answer: "wait a second".
    case heardAside = "heard asides"
    /// The beginning of a remark that rarely begins an answer: "let's", "can I have".
    case talkOpening = "talk opening"
    /// A word that is not an answer on its own: "well".
    case heardAlone = "heard alone"
    /// A word before a requested number: "about".
    case heardBeforeNumber = "heard before a number"
    /// A phrase before a number that is a wager: "I'll bet".
    case heardBeforeWager = "heard before a wager"
    /// A phrase before a chosen category: "I'll take".
    case heardBeforeCategory = "heard before a category"
    /// A phrase before a player's name or number: "it was", "player".
    case heardBeforePlayer = "heard before a player"
    /// A word between a category and its value: "for".
    case heardBeforeValue = "heard before a value"
    /// A word after a value: "points".
    case heardAfterValue = "heard after a value"
}

/// A kind of competing word in recognition, named after a section of `decoys.txt`.
public enum DecoyKind: String, Sendable, CaseIterable {
    /// The most frequent words.
    case frequent
    /// A word that the game never shows.
    case foul
    /// A word that is never shown alone, because the player may have said something else.
    case neverReported = "never told"
}
