package import SpeechRecognition
package import Transcript

/// The last half minute of a microphone's audio, addressed by position in the stream.
package final class SoundMemory: Sendable {
    private struct State {
        var samples: [Int16] = []
        /// The stream position of the first stored sample.
        var start = 0
        /// The stream position at which the source was opened.
        var origin = 0
    }

    private let state = Lock(State())
    /// The length of the stored audio: half a minute, because no answer is that long.
    private static let length = 30 * AudioTime.hertz

    package init() {}

    /// Adds the next samples from a source, and fills a preceding gap with silence.
    package func append(_ chunk: AudioChunk) {
        guard !chunk.samples.isEmpty else { return }
        state.withLock { state in
            let place = state.origin + chunk.start.sampleIndex
            let end = state.start + state.samples.count
            if place < end || place - end > Self.length {
                state.samples = []
                state.start = place
            } else {
                state.samples += Array(repeating: 0, count: place - end)
            }
            state.samples += chunk.samples
            guard state.samples.count > 2 * Self.length else { return }
            let excess = state.samples.count - Self.length
            state.samples.removeFirst(excess)
            state.start += excess
        }
    }

    /// Records that the source was reopened at this time in the stream.
    package func reopened(at time: AudioTime) {
        state.withLock { state in
            state.origin = time.sampleIndex
            state.samples = []
            state.start = time.sampleIndex
        }
    }

    /// The stored samples in a range.
    package func samples(of range: TimeRange) -> [Int16] {
        state.withLock { state in
            let first = max(range.start.sampleIndex - state.start, 0)
            let last = min(range.end.sampleIndex - state.start, state.samples.count)
            return first < last ? Array(state.samples[first..<last]) : []
        }
    }
}

/// A source that stores its audio in a `SoundMemory` while it is being read.
package struct RememberedSource: AudioReading, ~Copyable {
    private var source: any AudioReading & ~Copyable
    private let memory: SoundMemory

    package init(_ source: consuming any AudioReading & ~Copyable, in memory: SoundMemory) {
        self.source = source
        self.memory = memory
    }

    package mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        let chunk = try source.read(upTo: sampleCount)
        if let chunk { memory.append(chunk) }
        return chunk
    }
}
