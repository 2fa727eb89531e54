import SpeechRecognition
import Transcript
import Trials

/// One result of `transcribe` or `listen`, printed on one line.
struct TranscriptionResult: Encodable, Sendable {
    struct Word: Encodable, Sendable {
        var text: String
        var start: Double
        var duration: Double
        var confidence: Double?
        var alternatives: [Alternative]
    }

    struct Alternative: Encodable, Sendable {
        var text: String
        var confidence: Double?
    }

    /// The recording's file name as the user gave it, or nil for the microphone.
    var file: String?
    var isFinal: Bool
    /// The start and end of the result, in seconds from the start of the stream.
    var range: [Double]
    var text: String
    var words: [Word]
    var alternatives: [Alternative]?
    /// The outcome and confidence of a final result, or nil for a volatile result.
    var outcome: String?
    var confidence: Double?
    var tags: [String: String]?
    var metadata: SpeechMetadata?

    init(_ recognition: Recognition, file: String?) {
        self.file = file
        isFinal = true
        range = Self.seconds(recognition.speech)
        text = recognition.best.text
        words = recognition.best.segments.map(Word.init)
        alternatives = recognition.alternatives.map {
            Alternative(text: $0.text, confidence: $0.confidence)
        }
        outcome = Self.name(recognition.outcome)
        confidence = recognition.confidence.rounded4
        tags = recognition.tags.isEmpty ? nil : recognition.tags
        metadata =
            recognition.metadata ?? SpeechMetadata(recognition.best, speech: recognition.speech)
    }

    init(volatile words: Transcription, file: String?) {
        self.file = file
        isFinal = false
        range = words.range.map(Self.seconds) ?? []
        text = words.text
        self.words = words.segments.map(Word.init)
    }

    private static func seconds(_ range: TimeRange) -> [Double] {
        [range.start.seconds.rounded4, range.end.seconds.rounded4]
    }

    private static func name(_ outcome: HearingOutcome) -> String {
        switch outcome {
        case .heard: "heard"
        case .unsure: "unsure"
        case .somethingElse: "something else"
        case .chatter: "chatter"
        case .noise: "noise"
        case .silence: "silence"
        }
    }
}

extension TranscriptionResult.Word {
    fileprivate init(_ segment: Segment) {
        text = segment.text
        start = segment.range.start.seconds.rounded4
        duration = segment.range.seconds.rounded4
        confidence = segment.confidence?.rounded4
        alternatives = segment.alternatives.map {
            TranscriptionResult.Alternative(
                text: $0.text, confidence: $0.confidence?.rounded4)
        }
    }
}
