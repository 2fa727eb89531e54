import SpeechRecognition
import SpokenAnswers
import Transcript
import TriviaGame

@testable import PlaySession

/// A room in which there is never silence, as a microphone hears it.
enum RoomSound: CaseIterable {
    /// Talk without a pause.
    case talk
    /// Talk, and music in its place, without a pause between them.
    case talkAndMusic
    /// Talk from a microphone that stops delivering after five seconds.
    case stopping
    /// Talk that comes ten times too fast.
    case hurried

    /// Samples that the next twentieth of a second brings.
    func samples(after seconds: Double) -> Int {
        switch self {
        case .talk, .talkAndMusic: 800
        case .stopping: seconds < 5 ? 800 : 0
        case .hurried: 8_000
        }
    }

    /// The sample at a place of the stream: pulses of a voice at 120 hertz whose loudness sways four times a second, or a
    /// chord. Never softer than −30 decibels for 50 ms.
    func sample(_ place: Int) -> Int16 {
        let time = place % 32_000_000
        if self == .talkAndMusic, time / 48_000 % 2 == 1 {
            return Int16((time % 36 - 18) * 200 + (time % 48 - 24) * 150)
        }
        let sway = 12 + abs(time % 4_000 - 2_000) / 100
        return Int16((time % 133) * sway)
    }
}

/// An ear without a thread: real detecting of speech and real cutting into utterances, and for each utterance the word
/// that it is talk. It obeys orders as a listening thread does.
struct RoomEar: ~Copyable {
    private let sound: RoomSound
    private var listener: Listener<Babble>
    private var place = 0
    private var waiting: [EarOrder] = []
    private(set) var order = 0
    var opening = 0

    init(_ sound: RoomSound) throws {
        self.sound = sound
        listener = try Listener(transcriber: Babble(), detector: LoudnessDetector())
    }

    mutating func send(_ order: EarOrder) { waiting.append(order) }

    /// What the next twentieth of a second brings.
    mutating func hear(at seconds: Double) throws -> [SessionInput] {
        let count = sound.samples(after: seconds)
        // A thread that reads nothing obeys nothing.
        guard count > 0 else { return [] }
        var inputs: [SessionInput] = []
        for next in waiting {
            if case .listen = next.wish {
                listener.drop()
                listener.setHearing(true)
            } else {
                listener.setHearing(false)
            }
            order = next.number
            inputs.append(input(.obeyed(order: order, at: listener.position)))
        }
        waiting = []
        let chunk = AudioChunk(
            start: AudioTime(sampleIndex: place),
            samples: (place..<place + count).map(sound.sample))
        place += count
        for event in try listener.hear(chunk) { inputs.append(input(event)) }
        return inputs
    }

    private func input(_ event: ListeningEvent) -> SessionInput {
        .ear(HeardEvent(event: event, order: order), opening: opening)
    }
}

/// Whatever is loud is speech.
private struct LoudnessDetector: SpeechDetecting {
    mutating func step(_ frame: ArraySlice<Int16>) -> Bool { frame.contains { abs(Int($0)) > 500 } }
    mutating func reset() {}
}

/// Hears talk in everything.
private struct Babble: Transcribing {
    private var start = AudioTime.zero

    mutating func beginUtterance(at start: AudioTime) { self.start = start }
    mutating func process(_ samples: [Int16]) {}

    mutating func volatileTranscription() -> Transcription? {
        Transcription(segments: [
            Segment(text: "paris jupiter gold", range: TimeRange(start: start, end: start))
        ])
    }

    mutating func endUtterance() -> Recognition {
        Recognition(
            outcome: .chatter, speech: TimeRange(start: start, end: start),
            best: Transcription(segments: []), confidence: 0.1)
    }
}
