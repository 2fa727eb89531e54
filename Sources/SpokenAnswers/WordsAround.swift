/// What may be said before an answer: the most usual of what the judge takes away again. Every further
/// one would open the ear a little wider.
enum WordsAround {
    static let carriers: [[String]] = [
        "i think", "i think it's", "i think it is", "i think that's", "it's", "it is", "is it",
        "that's", "what is", "who is", "the answer is", "my answer is", "i guess", "i'd say",
        "i believe it's", "i'll go with", "i'm going with", "maybe", "probably", "it must be",
        "let's say", "oh i know", "final answer", "well", "oh",
    ].map { $0.split(separator: " ").map(String.init) }

    static let fillers = ["uh", "um"]
}
