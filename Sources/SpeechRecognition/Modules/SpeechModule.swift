public import Transcript

/// One way of recognizing a stream, with its own results: a grammar, open transcription or speech detection. Several
/// modules can use the same source in parallel.
///
/// Create modules, pass them to a ``ModuleTranscriber``, and pass the transcriber to a ``ListeningSession``. Any number
/// of readers may follow a module, and each reader gets every result.
public final class SpeechModule: Sendable {
    /// A module's result for a range of the stream.
    public struct Result: Sendable, Codable {
        /// Whether this result is final. A result that is not final replaces the previous one. A final result is
        /// appended to the earlier final results.
        public var isFinal: Bool
        /// The range that the result covers.
        public var range: TimeRange
        /// The time before which everything is final and is not reported again.
        public var finalizedUntil: AudioTime
        /// The readings, with the best one first. Confidences are nil as long as the result is not final.
        public var transcriptions: [Transcription]
        /// The complete recognition, once the result is final.
        public var recognition: Recognition?

        /// The best reading. This reading has no words if nothing was recognized.
        public var best: Transcription { transcriptions.first ?? Transcription(segments: []) }
    }

    /// The name to use in messages.
    public let name: String
    private let make: @Sendable () throws -> ModuleBox
    private let readers = Lock<[Reader]>([])

    /// A weak reference to a reader's feed. The feed is freed when its reader is gone.
    private struct Reader {
        weak var feed: ResultFeed?
    }

    /// - Parameter transcriber: Creates the module's transcriber. This closure is called on the listening thread.
    public init<Transcriber: Transcribing & ~Copyable>(
        _ name: String, transcriber: @escaping @Sendable () throws -> Transcriber
    ) {
        self.name = name
        make = { ModuleBoxOf(try transcriber()) }
    }

    deinit { end() }

    /// The module's results from now until the end of the current or next run. As with ``ListeningSession/events()``,
    /// request the results before the session starts.
    ///
    /// The results also end if that run cannot start, or if the module is released. In a session created by
    /// ``SpeechRecognizer/session(_:modules:settings:)``, the results also end if the session is finished, canceled or
    /// released before the run. If an error ends the run, the results throw this error.
    ///
    /// A slow reader does not miss final results. Final results are kept until the reader reads them. Their memory use
    /// depends only on how much was said. Of the results that may still change, only the newest one is kept.
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

    /// Ends the results of all current readers, with or without an error.
    func end(throwing error: (any Error)? = nil) {
        let all = readers.withLock { readers in
            defer { readers = [] }
            return readers.compactMap(\.feed)
        }
        for feed in all { feed.finish(throwing: error) }
    }
}

/// A box for a transcriber of any kind, so that one array can contain different kinds. Boxes are used only on the
/// listening thread.
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
