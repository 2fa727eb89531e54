import SpeechRecognition

/// What may be said around an answer: the most usual of what the judge takes away again, or understands
/// as "not this one". Every further way would open the ear a little wider, and what is seldom said needs
/// more evidence: "it isn't" must not be heard in "it is a". Shares are by ear, on recordings.
enum WordsAround {
    static let carriers = lists([
        "i think", "i think it's", "i think it is", "i think that's", "it's", "it is", "is it",
        "that's", "what is", "who is", "the answer is", "my answer is", "i guess", "i'd say",
        "i believe it's", "i'll go with", "i'm going with", "maybe", "probably", "it must be",
        "let's say", "oh i know", "final answer", "well", "oh",
    ])
    static let negations = lists([
        "not", "it's not", "it is not", "it isn't", "that's not", "definitely not",
    ])
    static let fillers = ["uh", "um"]
    static let followers = lists(["please", "final answer", "i think", "i guess"])
    static let negatingFollowers = lists(["is not the answer", "isn't the answer"])
    /// Between answers of which only one can be meant.
    static let joiner = "or"

    static let before = [
        Grammar.Around(carriers, share: 0.05), Grammar.Around(negations, share: 4e-5),
    ]
    static let after = [
        Grammar.Around(followers, share: 1e-3), Grammar.Around(negatingFollowers, share: 1e-5),
    ]

    private static func lists(_ phrases: [String]) -> [[String]] {
        phrases.map { $0.split(separator: " ").map(String.init) }
    }
}
