import SpeechRecognition
import SpokenAnswers
import Transcript

/// The source of recognized speech for a game: a microphone, recorded answers, or a script in tests.
protocol Ear: Sendable {
    /// Opens the source and returns its events when it is ready for the first sound. Opening it again closes what was
    /// open.
    func start() async throws -> AsyncStream<HeardEvent>
    /// Sends an order and returns immediately. The reply is an event, `.obeyed` or `.refused`, with the order's number.
    func send(_ order: EarOrder)
    /// Processor time used so far, in seconds; 0 if no thread works for it.
    var processorTime: Double { get }
    /// Tells the ear that the game has processed everything up to this time, so that a recording may continue.
    func acknowledge(_ time: AudioTime)
    /// Begins to close the source, and returns immediately.
    func stop()
}

/// What an ear must do from now on.
struct EarOrder: Sendable {
    enum Wish: Sendable {
        case listen(Awaited, AnswerRound)
        /// Stop listening while the stream continues.
        case pause
    }

    /// Grows with each order, from 1. 0 means no order.
    var number: Int
    var wish: Wish
}

/// An event of the ear, and the order in force at that time.
struct HeardEvent: Sendable {
    var event: ListeningEvent
    /// The order obeyed last; 0 before the first.
    var order: Int
}
