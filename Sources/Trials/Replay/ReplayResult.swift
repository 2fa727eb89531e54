import SpeechRecognition
import TerminalIO
import Transcript

/// The result of one trial, written as one line of output. Numbers have four decimal places.
package struct ReplayResult: Sendable, Encodable {
    package enum Verdict: String, Sendable, Encodable {
        case correct, incorrect, prompt, none
    }

    package struct Word: Sendable, Encodable {
        package var text: String
        package var start: Double
        package var duration: Double
        package var confidence: Double?
        package var alternatives: [String]
    }

    package struct Alternative: Sendable, Encodable {
        package var text: String
        package var confidence: Double?
    }

    /// One utterance in the clip.
    package struct Utterance: Sendable, Encodable {
        package var start: Double
        package var end: Double
        /// The name of a ``HearingOutcome``.
        package var outcome: String
        package var heard: String
        package var verdict: Verdict?
        package var command: String?
        /// A command that was heard with too little confidence.
        package var refused: String?
        package var confidence: Double
        /// The threshold for the confidence; nil if there was no threshold.
        package var threshold: Double?
        /// With `--shown`: the words displayed during speech, after each change.
        package var shown: [String]?
        /// With `--explain`: the outcome in a sentence.
        package var reason: String?
        /// With `--explain`: the decisive words, the parts of the confidence, and the phones with
        /// their lengths in 10 ms frames.
        var decisive: String?
        /// With `--explain`: how the words would have been judged at full confidence.
        var believed: Verdict?
        /// With `--explain`: the command that would have been obeyed at full confidence.
        var believedCommand: String?
        /// With `--explain`: the decoder's transcript of words outside the grammar.
        package var transcript: String?
        package var evidence: [String: Double]?
        package var phones: [String]?
    }

    struct Latency: Sendable, Encodable {
        /// The seconds of audio between the end of the last word and the decision.
        var afterSpeech: Double?
        /// The seconds of computation after the last sample.
        var compute: Double
    }

    package var id: String
    package var verdict: Verdict?
    package var reason: String?
    package var heard: String = ""
    package var matched: String?
    package var accepted: Bool?
    package var confidence: Double = 0
    package var threshold: Double?
    package var start: Double?
    package var end: Double?
    package var tags: [String: String]?
    package var words: [Word] = []
    package var alternatives: [Alternative] = []
    var latency: Latency?
    package var utterances: [Utterance] = []
    /// Whether the answer was heard, regardless of the confidence. The output does not contain this
    /// value.
    var heardAnswer = false
    /// The seconds of audio in the clip. The output does not contain this value.
    var soundSeconds = 0.0
    package var evidence: [String: Double]?
    /// The reason why the trial could not be run. If there is an error, only the id is meaningful.
    package var error: String?

    package init(id: String) {
        self.id = id
    }

    package init(id: String, error: String) {
        self.id = id
        self.error = error
    }

    private enum Key: String, CodingKey {
        case id, verdict, reason, heard, matched, accepted, confidence, threshold, start, end, tags
        case words
        case alternatives, latency, utterances, evidence, error
    }

    package func encode(to encoder: any Encoder) throws {
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
    package var rounded4: Double { (self * 10_000).rounded() / 10_000 }
}
