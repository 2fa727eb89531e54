import Dispatch
import SpeechRecognition
import Transcript

/// A simulated microphone that plays recorded answers. The microphone's stream waits until the game
/// has processed all earlier audio.
final class RecordedAnswers: Sendable {
    private struct State {
        var answers: [(start: Int, samples: [Int16])] = []
        /// The number of samples that may be read: zero until the game's first acknowledgment.
        var permitted = 0
    }

    private let state = Lock(State())
    private let permission = DispatchSemaphore(value: 0)
    /// One step of a session's clock, in samples: a tenth of a second.
    private static let step = AudioTime.hertz / 10
    /// How long a read operation waits while no more samples may be read.
    private static let patience = DispatchTimeInterval.milliseconds(5)

    /// Schedules samples to play at a later position in the stream.
    func play(_ samples: [Int16], at start: AudioTime) {
        state.withLock { $0.answers.append((start.sampleIndex, samples)) }
    }

    /// Records how much of the stream the game has processed.
    func acknowledge(_ time: AudioTime) {
        state.withLock { $0.permitted = max($0.permitted, time.sampleIndex + Self.step) }
        permission.signal()
    }

    /// The recorded answers as an audio source. Use only one source at a time.
    func source() -> Source { Source(room: self) }

    struct Source: AudioReading, Sendable {
        let room: RecordedAnswers
        private var position = 0
        private var noise = RoomNoise()

        init(room: RecordedAnswers) {
            self.room = room
        }

        mutating func read(upTo sampleCount: Int) -> AudioChunk? {
            let start = AudioTime(sampleIndex: position)
            let count = min(sampleCount, RecordedAnswers.step, room.permitted(from: position))
            guard count > 0 else { return AudioChunk(start: start, samples: []) }
            let samples = room.mix(position..<position + count, into: &noise)
            position += count
            return AudioChunk(start: start, samples: samples)
        }
    }

    private func permitted(from position: Int) -> Int {
        if state.withLock({ $0.permitted }) <= position {
            _ = permission.wait(timeout: .now() + Self.patience)
        }
        return state.withLock { $0.permitted } - position
    }

    private func mix(_ range: Range<Int>, into noise: inout RoomNoise) -> [Int16] {
        var samples = range.map { _ in noise.next() }
        let answers = state.withLock { state in
            state.answers.removeAll { $0.start + $0.samples.count <= range.lowerBound }
            return state.answers
        }
        for answer in answers {
            let end = answer.start + answer.samples.count
            for index in max(
                answer.start, range.lowerBound)..<max(
                    min(end, range.upperBound), max(answer.start, range.lowerBound))
            {
                let sum =
                    Int(samples[index - range.lowerBound])
                    + Int(answer.samples[index - answer.start])
                samples[index - range.lowerBound] = Int16(clamping: sum)
            }
        }
        return samples
    }
}

/// The hiss of a quiet room, identical in every run.
private struct RoomNoise: Sendable {
    private var state: UInt32 = 1

    /// Returns the next sample, at about −70 dBFS, from the linear congruential generator in
    /// Numerical Recipes.
    mutating func next() -> Int16 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int16(truncatingIfNeeded: Int32(bitPattern: state) >> 28)
    }
}
