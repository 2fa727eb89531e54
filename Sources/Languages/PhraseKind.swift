/// What a phrase around an answer is for, by the name of its section in `around.txt`.
public enum PhraseKind: String, Sendable, CaseIterable {
    /// Said before an answer: "I think it's".
    case before
    /// Said after an answer: "final answer".
    case after
    /// Means nothing wherever it stands: "um".
    case filler = "fillers"
    /// Between an answer and the one that replaces it: "no wait".
    case correction = "corrections"
    /// Before what is not the answer: "it's not".
    case negating
    /// After what is not the answer: "is not the answer".
    case negatingAfter = "negating after"
    /// Has a negation and negates nothing: "not sure".
    case notNegating = "not negating"
    /// Where what is negated ends: "but", "it's".
    case resuming
    /// Joins what is negated to what is meant: "but".
    case joining
    /// May stand inside a negation: "definitely".
    case adverb = "adverbs"
    /// Gives a question up: "no idea".
    case givingUp = "giving up"
    /// At the end of a command, and no part of it.
    case please
    /// A word around a category that is picked, typed or heard.
    case aroundCategory = "around a category"

    /// What the ear listens for before an answer; the most usual of what is said.
    case heardBefore = "heard before"
    /// The same, where the answer is put as a question: "what is".
    case heardAsking = "heard asking"
    /// What the ear listens for before what is not the answer.
    case heardNegation = "heard negations"
    /// Such that sound almost like their opposite: "it isn't" and "it is a".
    case heardCloseNegation = "heard close negations"
    /// Fillers that the ear listens for.
    case heardFiller = "heard fillers"
    /// What the ear listens for after an answer.
    case heardAfter = "heard after"
    /// Such that sound almost like their opposite: "is the answer" and "isn't the answer".
    case heardCloseAfter = "heard close after"
    /// What the ear listens for after what is not the answer.
    case heardNegationAfter = "heard negations after"
    /// Between answers of which only one can be meant: "or".
    case heardBetween = "heard between"
    /// Between two choices, where the second takes the first one back: "no wait".
    case heardCorrection = "heard corrections"
    /// A kind of thing that is said behind a name, where the question asks for one: "ocean".
    case heardKind = "heard kinds"
    /// The same, before a name: "the river".
    case heardKindBefore = "heard kinds before"
    /// How a question asks for a number of things; the next word says of which: "how many".
    case askingNumber = "asking for a number"
    /// Talk that answers nothing: "wait a second".
    case heardAside = "heard asides"
    /// Heard alone it is no answer yet: "well".
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

/// Which words compete with answers, by the name of its section in `decoys.txt`.
public enum DecoyKind: String, Sendable, CaseIterable {
    /// The words that are said most.
    case frequent
    /// Not told to anybody who may have said another.
    case neverTold = "never told"
}
