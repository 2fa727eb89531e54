internal import Synchronization
public import Transcript

/// One way of hearing a stream, with results of its own: a grammar, open transcription, or both
/// beside each other on the same source.
///
/// Make modules, give them to a ``ModuleTranscriber``, and that to a ``ListeningSession``. Any number
/// of readers may follow a module; each gets every result.
public final class SpeechModule: Sendable {
    /// What a module says about a stretch of the stream.
    public struct Result: Sendable, Codable {
        /// Whether this stays. A result that is not final replaces the one before it; a final one is
        /// appended to the final ones before it.
        public var isFinal: Bool
        /// The stretch it is about.
        public var range: TimeRange
        /// Everything before this moment is final and will not be heard again.
        public var finalizedUntil: AudioTime
        /// Best reading first. Confidences are nil while not final.
        public var transcriptions: [Transcription]
        /// The whole finding, once final.
        public var recognition: Recognition?

        /// The best reading; without words where nothing was made out.
        public var best: Transcription { transcriptions.first ?? Transcription(segments: []) }
    }

    /// For messages.
    public let name: String
    private let make: @Sendable () throws -> ModuleBox
    private let readers = Lock<[Int: AsyncStream<Result>.Continuation]>([:])
    private let count = Atomic<Int>(0)

    /// - Parameter transcriber: Makes the module's transcriber; called on the listening thread.
    public init<Transcriber: Transcribing & ~Copyable>(
        _ name: String, transcriber: @escaping @Sendable () throws -> Transcriber
    ) {
        self.name = name
        make = { ModuleBoxOf(try transcriber()) }
    }

    deinit { end() }

    /// The module's results from now until the end of the run that is under way, or of the next one: like
    /// ``ListeningSession/events()``, so ask for them before the session starts.
    ///
    /// They end, too, when that run cannot start, when the session is finished, cancelled or let go before it
    /// (a session of ``SpeechRecognizer/session(_:modules:settings:)``), and when the module is let go.
    public func results() -> AsyncStream<Result> {
        let (stream, continuation) = AsyncStream.makeStream(of: Result.self)
        let number = count.add(1, ordering: .relaxed).newValue
        continuation.onTermination = { [weak self] _ in
            self?.readers.withLock { $0[number] = nil }
        }
        readers.withLock { $0[number] = continuation }
        return stream
    }

    func makeBox() throws -> ModuleBox { try make() }

    func send(_ result: Result) {
        for reader in readers.withLock({ Array($0.values) }) { reader.yield(result) }
    }

    /// Ends the results of everybody who reads now.
    func end() {
        let all = readers.withLock { readers in
            defer { readers = [:] }
            return Array(readers.values)
        }
        for reader in all { reader.finish() }
    }
}

/// A transcriber of any kind, so that several can stand in a list. Lives on the listening thread.
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
