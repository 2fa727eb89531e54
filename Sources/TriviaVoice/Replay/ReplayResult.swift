import SpeechRecognition
import Transcript

/// The result of one trial; one line of output. Numbers are rounded to four decimal places.
struct ReplayResult: Sendable, Encodable {
    enum Verdict: String, Sendable, Encodable {
        case correct, incorrect, prompt, none
    }

    struct Word: Sendable, Encodable {
        var text: String
        var start: Double
        var duration: Double
        var confidence: Double?
        var alternatives: [String]
    }

    struct Alternative: Sendable, Encodable {
        var text: String
        var confidence: Double?
    }

    /// One utterance in the clip.
    struct Utterance: Sendable, Encodable {
        var start: Double
        var end: Double
        /// The name of a ``HearingOutcome``.
        var outcome: String
        var heard: String
        var verdict: Verdict?
        var command: String?
        /// A command that was heard with too little confidence.
        var refused: String?
        var confidence: Double
        /// The threshold for the confidence; nil if nothing was compared.
        var threshold: Double?
        /// With `--shown`: the words displayed during speech, after each change.
        var shown: [String]?
        /// With `--explain`: the outcome in a sentence.
        var reason: String?
        /// With `--explain`: the decisive words, the components of the confidence, and the phones of those words. Each
        /// phone has its number of 10 ms frames, as in "AH 7".
        var decisive: String?
        /// With `--explain`: how the words would have been judged at full confidence.
        var believed: Verdict?
        var evidence: [String: Double]?
        var phones: [String]?
    }

    struct Latency: Sendable, Encodable {
        /// Seconds of audio between the end of the last word and the decision.
        var afterSpeech: Double?
        /// Seconds of computation after the last sample.
        var compute: Double
    }

    var id: String
    var verdict: Verdict?
    var reason: String?
    var heard: String = ""
    var matched: String?
    var accepted: Bool?
    var confidence: Double = 0
    var threshold: Double?
    var start: Double?
    var end: Double?
    var tags: [String: String]?
    var words: [Word] = []
    var alternatives: [Alternative] = []
    var latency: Latency?
    var utterances: [Utterance] = []
    /// Whether the answer was heard, at any confidence. Not part of the output.
    var heardAnswer = false
    /// Seconds of audio heard. Not part of the output.
    var soundSeconds = 0.0
    var evidence: [String: Double]?
    /// Why the trial could not be run. If this is set, only the id is meaningful.
    var error: String?

    init(id: String) {
        self.id = id
    }

    init(id: String, error: String) {
        self.id = id
        self.error = error
    }

    private enum Key: String, CodingKey {
        case id, verdict, reason, heard, matched, accepted, confidence, threshold, start, end, tags
        case words
        case alternatives, latency, utterances, evidence, error
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        if let error {
            try values.encode(error, forKey: .error)
            return
        }
        try values.encode(heard, forKey: .heard)
        try values.encode(confidence, forKey: .confidence)
        try values.encodeIfPresent(threshold, forKey: .threshold)
        if let verdict {
            try values.encode(verdict, forKey: .verdict)
            try values.encode(matched, forKey: .matched)
        }
        try values.encodeIfPresent(reason, forKey: .reason)
        try values.encodeIfPresent(accepted, forKey: .accepted)
        try values.encode(start, forKey: .start)
        try values.encode(end, forKey: .end)
        try values.encodeIfPresent(tags, forKey: .tags)
        try values.encode(words, forKey: .words)
        try values.encode(alternatives, forKey: .alternatives)
        try values.encodeIfPresent(latency, forKey: .latency)
        try values.encode(utterances, forKey: .utterances)
        try values.encodeIfPresent(evidence, forKey: .evidence)
    }
}

extension Double {
    /// The number rounded to four decimal places.
    var rounded4: Double { (self * 10_000).rounded() / 10_000 }
}
