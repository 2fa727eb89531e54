import SpeechRecognition
import Transcript

/// A transcriber for a grammar or for open speech, as requested on the command line.
struct CommandLineTranscriber: Transcribing, ~Copyable {
    private var answers: AnswerTranscriber?
    private var open: OpenTranscriber?

    init(_ answers: consuming AnswerTranscriber) {
        self.answers = consume answers
        open = nil
    }

    init(_ open: consuming OpenTranscriber) {
        answers = nil
        self.open = consume open
    }

    mutating func beginUtterance(at start: AudioTime) throws {
        try answers?.beginUtterance(at: start)
        try open?.beginUtterance(at: start)
    }

    mutating func process(_ samples: [Int16]) throws {
        try answers?.process(samples)
        try open?.process(samples)
    }

    mutating func volatileTranscription() -> Transcription? {
        answers?.volatileTranscription() ?? open?.volatileTranscription()
    }

    mutating func hearSilence(_ sampleCount: Int) {
        answers?.hearSilence(sampleCount)
        open?.hearSilence(sampleCount)
    }

    mutating func silenceAfterAnswer() -> Int? { answers?.silenceAfterAnswer() }

    mutating func completeness() -> Completeness {
        answers?.completeness() ?? open?.completeness() ?? .open
    }

    mutating func endUtterance() throws -> Recognition {
        if let heard = try answers?.endUtterance() { return heard }
        if let heard = try open?.endUtterance() { return heard }
        preconditionFailure("a command line transcriber is one of two")
    }
}
