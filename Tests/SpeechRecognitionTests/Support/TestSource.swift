import Dispatch
import SpeechRecognition
import Transcript

/// A source that plays the tape of a test, one entry per read.
struct TestSource: AudioReading, ~Copyable {
    enum Entry: Sendable {
        case sound([Int16])
        case lost(sampleCount: Int)
        case failure(any Error & Sendable)
        case end
    }

    /// A test can add entries before and during playback. A read of an empty tape waits for an entry
    /// for at most 10 ms and then returns nothing, like a microphone in a silent room.
    final class Tape: Sendable {
        private let entries = Lock<[Entry]>([])
        /// Its value is the number of entries.
        private let arrived = DispatchSemaphore(value: 0)
        private let opened = Lock(0)
        private let closed = Lock(0)

        init(_ entries: [Entry] = []) { for entry in entries { add(entry) } }

        /// How often sources with this tape were opened and closed.
        var openCount: Int { opened.withLock { $0 } }
        var closeCount: Int { closed.withLock { $0 } }

        func add(_ entry: Entry) {
            entries.withLock { $0.append(entry) }
            arrived.signal()
        }

        func open() throws -> TestSource {
            let failure = entries.withLock { entries -> (any Error)? in
                guard openCount > 0, case .failure(let error)? = entries.first else { return nil }
                entries.removeFirst()
                return error
            }
            if let failure {
                arrived.wait()
                throw failure
            }
            opened.withLock { $0 += 1 }
            return TestSource(tape: self)
        }

        fileprivate func next() -> Entry? {
            guard arrived.wait(timeout: .now() + .milliseconds(10)) == .success else { return nil }
            return entries.withLock { $0.removeFirst() }
        }

        fileprivate func close() { closed.withLock { $0 += 1 } }
    }

    private let tape: Tape
    private var current = SampleSource([])
    private var position = AudioTime.zero

    private init(tape: Tape) { self.tape = tape }

    deinit { tape.close() }

    mutating func read(upTo sampleCount: Int) throws -> AudioChunk? {
        while true {
            if let chunk = current.read(upTo: sampleCount) {
                defer { position = position.advanced(bySamples: chunk.samples.count) }
                return AudioChunk(start: position, samples: chunk.samples)
            }
            switch tape.next() {
            case .sound(let samples): current = SampleSource(samples)
            case .lost(let count): position = position.advanced(bySamples: count)
            case .failure(let error): throw error
            case .end: return nil
            case nil: return AudioChunk(start: position, samples: [])
            }
        }
    }
}
