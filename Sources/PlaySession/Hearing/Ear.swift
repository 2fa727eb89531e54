package import SpeechRecognition
package import SpokenAnswers
import Transcript

/// The source of recognized speech: a microphone, recorded answers, or a test script.
package protocol Ear: Sendable {
    /// Opens or reopens the audio source, and returns its events once the source is ready.
    func start() async throws -> AsyncStream<HeardEvent>
    /// Sends an order without waiting. The reply is `.obeyed` or `.refused` with the order's number.
    func send(_ order: EarOrder)
    /// The processor time used so far, in seconds; 0 without a separate thread.
    var processorTime: Double { get }
    /// Reports that the game has processed everything up to this time. A recording may then continue.
    func acknowledge(_ time: AudioTime)
    /// Starts to close the source, without waiting.
    func stop()
}

/// An instruction to an ear, which replaces the previous one.
package struct EarOrder: Sendable {
    package enum Wish: Sendable {
        case listen(Awaited, AnswerRound)
        /// Stop listening, but let the stream continue.
        case pause
    }

    /// The order's number, starting at 1. The number 0 means no order.
    package var number: Int
    package var wish: Wish

    package init(number: Int, wish: Wish) {
        self.number = number
        self.wish = wish
    }
}

/// An event from the ear, with the order in force at that time.
package struct HeardEvent: Sendable {
    package var event: ListeningEvent
    /// The number of the last order carried out; 0 before the first order.
    package var order: Int
}
