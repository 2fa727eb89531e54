package import SpeechRecognition
package import SpokenAnswers
import Transcript

/// The source of recognized speech for a game: a microphone, recorded answers, or a script in tests.
package protocol Ear: Sendable {
    /// Opens the source, and returns its events once it is ready for the first sound. If the source is started again,
    /// it first closes what was open.
    func start() async throws -> AsyncStream<HeardEvent>
    /// Sends an order and returns immediately. The reply is an `.obeyed` or `.refused` event with the order's number.
    func send(_ order: EarOrder)
    /// The processor time used so far, in seconds; 0 for a source without a thread of its own.
    var processorTime: Double { get }
    /// Tells the source that the game has processed everything up to this time, so that a recording may continue.
    func acknowledge(_ time: AudioTime)
    /// Starts closing the source, and returns immediately.
    func stop()
}

/// An instruction to an ear. An order replaces the previous one.
package struct EarOrder: Sendable {
    package enum Wish: Sendable {
        case listen(Awaited, AnswerRound)
        /// Stop listening, but continue the stream.
        case pause
    }

    /// Increases with each order, from 1. 0 means no order.
    package var number: Int
    package var wish: Wish

    package init(number: Int, wish: Wish) {
        self.number = number
        self.wish = wish
    }
}

/// An event of the ear, and the order that was current at that time.
package struct HeardEvent: Sendable {
    package var event: ListeningEvent
    /// The order that was last obeyed; 0 before the first.
    package var order: Int
}
