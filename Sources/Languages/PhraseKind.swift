/// The purpose of a phrase around an answer, by the name of its section in `around.txt`.
public enum PhraseKind: String, Sendable, CaseIterable {
    /// Said before an answer: "I think it's".
    case before
    /// Said after an answer: "final answer".
    case after
    /// Means nothing wherever it stands: "um".
    case filler = "fillers"
    /// Between an answer and the one that replaces it: "no wait".
    case correction = "corrections"
    /// Before a negated answer: "it's not".
    case negating
    /// After a negated answer: "is not the answer".
    case negatingAfter = "negating after"
    /// Contains a negation but does not negate anything: "not sure".
    case notNegating = "not negating"
    /// Ends a negated part: "but", "it's".
    case resuming
    /// Joins what is negated to what is meant: "but".
    case joining
    /// May stand inside a negation: "definitely".
    case adverb = "adverbs"
    /// Gives up a question: "no idea".
    case givingUp = "giving up"
    /// At the end of a command, without being part of it.
    case please
    /// A word around a category that is picked, typed or heard.
    case aroundCategory = "around a category"

    /// Listened for before an answer; the most usual phrases.
    case heardBefore = "heard before"
    /// Listened for before an answer in the form of a question: "what is".
    case heardAsking = "heard asking"
    /// Listened for before a negated answer.
    case heardNegation = "heard negations"
    /// Those that sound almost like their opposite: "it isn't" and "it is a".
    case heardCloseNegation = "heard close negations"
    /// Fillers to listen for.
    case heardFiller = "heard fillers"
    /// Listened for after an answer.
    case heardAfter = "heard after"
    /// Those that sound almost like their opposite: "is the answer" and "isn't the answer".
    case heardCloseAfter = "heard close after"
    /// Listened for after a negated answer.
    case heardNegationAfter = "heard negations after"
    /// Between answers of which only one can be meant: "or".
    case heardBetween = "heard between"
    /// Between two choices, where the second takes the first one back: "no wait".
    case heardCorrection = "heard corrections"
    /// A kind of thing said after a name, if the question asks for that kind: "ocean".
    case heardKind = "heard kinds"
    /// A kind of thing said before a name: "the river".
    case heardKindBefore = "heard kinds before"
    /// How a question asks for a number of things; the next word names the things: "how many".
    case askingNumber = "asking for a number"
    /// Talk that answers nothing: "wait a second".
    case heardAside = "heard asides"
    /// Begins a remark and hardly ever an answer: "let's", "can I have".
    case talkOpening = "talk opening"
    /// Not an answer when heard alone: "well".
    case heardAlone = "heard alone"
    /// Before a number that is asked for: "about".
    case heardBeforeNumber = "heard before a number"
    /// Before a number that is a wager: "I'll bet".
    case heardBeforeWager = "heard before a wager"
    /// Before a category that is picked: "I'll take".
    case heardBeforeCategory = "heard before a category"
    /// Before a player's name or number: "it was", "player".
    case heardBeforePlayer = "heard before a player"
    /// Between a category and its value: "for".
    case heardBeforeValue = "heard before a value"
    /// After a value: "points".
    case heardAfterValue = "heard after a value"
}

/// Words that compete with answers, by the name of their section in `decoys.txt`.
public enum DecoyKind: String, Sendable, CaseIterable {
    /// The most frequent words.
    case frequent
    /// Never reported as heard, not even among other words.
    case foul
    /// Never reported as heard alone, because the player may have said another word.
    case neverReported = "never told"
}
