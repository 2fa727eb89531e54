public import Transcript

/// Adds capital letters and punctuation to recognized words without parsing sentences. A sentence
/// ends at a pause of ``sentencePause``, and a pause of ``clausePause`` before a conjunction
/// produces a comma.
public struct WrittenForm: Sendable, Hashable {
    /// The number of seconds of silence that end a sentence.
    public static let sentencePause = 0.6
    /// The number of seconds of silence that produce a comma before a conjunction.
    public static let clausePause = 0.25

    /// The written forms of names, with their capital letters, keyed by lower-case word.
    public var spellings: [String: String]

    /// Creates a converter that uses the given spellings.
    public init(spellings: [String: String] = [:]) {
        self.spellings = spellings
    }

    /// Returns the transcription with its words in written form. Times, confidences and
    /// alternatives do not change.
    public func written(_ transcription: Transcription) -> Transcription {
        var result = transcription
        let words = transcription.segments
        var sentenceStart = 0
        for index in words.indices {
            let word = words[index].text
            let lower = word.lowercased()
            var text = spellings[lower] ?? Self.always[lower] ?? word
            if lower.hasPrefix("i'") { text = "I" + lower.dropFirst() }
            if index == sentenceStart { text = text.prefix(1).uppercased() + text.dropFirst() }
            let pause: Double? =
                index + 1 < words.count
                ? words[index + 1].range.start.seconds - words[index].range.end.seconds : nil
            if pause ?? .infinity >= Self.sentencePause {
                text += Self.isQuestion(words[sentenceStart...index]) ? "?" : "."
                sentenceStart = index + 1
            } else if pause ?? 0 >= Self.clausePause,
                Self.conjunctions.contains(words[index + 1].text)
            {
                text += ","
            }
            result.segments[index].text = text
        }
        return result
    }

    private static func isQuestion(_ sentence: ArraySlice<Segment>) -> Bool {
        guard let first = sentence.first?.text.lowercased(), sentence.count > 1 else {
            return false
        }
        let second = sentence[sentence.startIndex + 1].text.lowercased()
        if questionWords.contains(first) {
            return first.contains("'") || auxiliaries.contains(second) || first == "who"
                || (first == "how" && ["many", "much", "long", "old", "far"].contains(second))
                || (first == "what" && ["kind", "time", "color", "country"].contains(second))
        }
        return auxiliaries.contains(first) && pronouns.contains(second)
    }

    private static let always = ["i": "I", "mr": "Mr", "mrs": "Mrs", "dr": "Dr"]
    private static let conjunctions: Set = [
        "and", "but", "or", "so", "because", "although", "while", "which", "then",
    ]
    private static let questionWords: Set = [
        "who", "what", "when", "where", "why", "how", "which", "whose", "who's", "what's",
        "where's", "how's", "when's",
    ]
    private static let auxiliaries: Set = [
        "is", "are", "was", "were", "do", "does", "did", "can", "could", "will", "would", "shall",
        "should", "has", "have", "had", "may", "might", "am", "isn't", "aren't", "don't", "doesn't",
        "didn't", "can't", "couldn't", "won't", "wouldn't",
    ]
    private static let pronouns: Set = [
        "i", "you", "he", "she", "it", "we", "they", "this", "that", "there", "the", "these",
        "those", "anyone", "anybody",
    ]
}
