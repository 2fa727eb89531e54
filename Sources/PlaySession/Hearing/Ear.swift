package import SpeechRecognition
package import SpokenAnswers
import Transcript

/// The source of recognized speech for a game: a microphone, recorded answers, or a script in tests.
package protocol Ear: Sendable {
    /// Opens the audio source, and returns the source's events once it is ready for the first sound. If the source has
    /// been started before, the previous stream is closed first.
    func start() async throws -> AsyncStream<HeardEvent>
    /// Sends an order and returns immediately. The reply is an `.obeyed` or `.refused` event with the order's number.
    func send(_ order: EarOrder)
    /// The processor time used so far, in seconds; 0 for a source without its own thread.
    var processorTime: Double { get }
    /// Tells the source that the game has processed everything up to this time. A recording may then continue.
    func acknowledge(_ time: AudioTime)
    /// Starts to close the source, and returns immediately.
    func stop()
}

/// An instruction to an ear. Each order replaces the previous one.
package struct EarOrder: Sendable {
    package enum Wish: Sendable {
        case listen(Awaited, AnswerRound)
        /// Stop listening, but let the stream continue.
        case pause
    }

    /// The order's number. The first order has the number 1, and each later order has the next number. The number 0
    /// means that there is no order.
    package var number: Int
    package var wish: Wish

    package init(number: Int, wish: Wish) {
        self.number = number
        self.wish = wish
    }
}

/// An event from the ear, together with the order that was in force at that time.
package struct HeardEvent: Sendable {
    package var event: ListeningEvent
    /// The number of the last order that the ear carried out; 0 before the first order.
    package var order: Int
}
