package import SpeechRecognition
package import SpokenAnswers
import Transcript

/// The source of recognized speech: a microphone, recorded answers, or a test script.
package protocol Ear: Sendable {
    /// Opens or reopens the audio source, and returns its events once the source is ready.
    func start() async throws -> AsyncStream<HeardEvent>
    /// Sends an order without waiting. The `Ear` replies with `.obeyed` or `.refused` and the
    /// order's number.
    func send(_ order: EarOrder)
    /// The processor time that the `Ear` has used, in seconds; zero if the `Ear` has no separate
    /// thread.
    var processorTime: Double { get }
    /// Reports that the game has processed all audio up to this time, so that a recording may
    /// continue.
    func acknowledge(_ time: AudioTime)
    /// Starts to close the audio source, and returns at once.
    func stop()
}

/// An instruction to an ``Ear``, which is a source of recognized speech. A new instruction replaces
/// the previous instruction.
package struct EarOrder: Sendable {
    package enum Wish: Sendable {
        case listen(Awaited, AnswerRound)
        /// Stop listening, but let the audio stream continue.
        case pause
    }

    /// The order's number, starting at 1. Zero means that there is no order.
    package var number: Int
    package var wish: Wish

    package init(number: Int, wish: Wish) {
        self.number = number
        self.wish = wish
    }
}

/// An event from an ``Ear``, with the number of the current order of this `Ear`.
package struct HeardEvent: Sendable {
    package var event: ListeningEvent
    /// The number of the last order that the `Ear` carried out; 0 before the first order.
    package var order: Int
}
