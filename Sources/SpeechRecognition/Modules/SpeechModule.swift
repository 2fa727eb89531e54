public import Transcript

/// One method of recognizing speech in a stream, with its own stream of results. A
/// ``ModuleTranscriber`` combines several modules.
public final class SpeechModule: Sendable {
    /// A module's result for a range of the stream.
    public struct Result: Sendable, Codable {
        /// Whether the result is final. A result that is not final is replaced by the next result.
        public var isFinal: Bool
        /// The range that the result covers.
        public var range: TimeRange
        /// All results before this time are final and are not reported again.
        public var finalizedUntil: AudioTime
        /// The readings, best first. Only the readings of a final result have confidences.
        public var transcriptions: [Transcription]
        /// The complete recognition, once the result is final.
        public var recognition: Recognition?

        /// The best reading, which has no words if nothing was recognized.
        public var best: Transcription { transcriptions.first ?? Transcription(segments: []) }
    }

    /// The module's name, which appears in messages.
    public let name: String
    private let make: @Sendable () throws -> ModuleBox
    private let readers = Lock<[Reader]>([])

    /// A weak reference to a reader's feed. The feed is freed together with the reader.
    private struct Reader {
        weak var feed: ResultFeed?
    }

    /// Creates a module. The listening thread calls `transcriber`.
    public init<Transcriber: Transcribing & ~Copyable>(
        _ name: String, transcriber: @escaping @Sendable () throws -> Transcriber
    ) {
        self.name = name
        make = { ModuleBoxOf(try transcriber()) }
    }

    deinit { end() }

    /// The module's results until the end of the current or next run. If the run fails, the stream
    /// throws the run's error. Request the stream before the session starts. Final results stay in
    /// the stream until they are read.
    public func results() -> AsyncThrowingStream<Result, any Error> {
        let feed = ResultFeed()
        readers.withLock { readers in
            readers.removeAll { $0.feed == nil }
            readers.append(Reader(feed: feed))
        }
        return AsyncThrowingStream { try await feed.next() }
    }

    func makeBox() throws -> ModuleBox { try make() }

    func send(_ result: Result) {
        for feed in readers.withLock({ $0.compactMap(\.feed) }) { feed.push(result) }
    }

    /// Finishes the result streams of all current readers, with or without an error.
    func end(throwing error: (any Error)? = nil) {
        let all = readers.withLock { readers in
            defer { readers = [] }
            return readers.compactMap(\.feed)
        }
        for feed in all { feed.finish(throwing: error) }
    }
}

/// A class that wraps any kind of transcriber. Instances are used only on the listening thread.
class ModuleBox {
    func begin(at start: AudioTime) throws {}
    func process(_ samples: [Int16]) throws {}
    func volatileTranscription() -> Transcription? { nil }
    func hearSilence(_ sampleCount: Int) {}
    func silenceAfterAnswer() -> Int? { nil }
    func completeness() -> Completeness { .open }
    func end() throws -> Recognition? { nil }
}

final class ModuleBoxOf<Transcriber: Transcribing & ~Copyable>: ModuleBox {
    private var transcriber: Transcriber

    init(_ transcriber: consuming Transcriber) { self.transcriber = transcriber }

    func change(_ body: (inout Transcriber) throws -> Void) rethrows { try body(&transcriber) }

    override func begin(at start: AudioTime) throws { try transcriber.beginUtterance(at: start) }
    override func process(_ samples: [Int16]) throws { try transcriber.process(samples) }
    override func volatileTranscription() -> Transcription? { transcriber.volatileTranscription() }
    override func hearSilence(_ sampleCount: Int) { transcriber.hearSilence(sampleCount) }
    override func silenceAfterAnswer() -> Int? { transcriber.silenceAfterAnswer() }
    override func completeness() -> Completeness { transcriber.completeness() }
    override func end() throws -> Recognition? { try transcriber.endUtterance() }
}
