import SpeechRecognition
import SpokenAnswers
import Transcript

/// What hears for a game: a microphone or recorded answers, and in tests a script.
protocol Ear: Sendable {
    /// Opens the source; returns when the first sound is awaited, with what is heard from then on. Opened again, it
    /// lets go what it had open.
    func start() async throws -> AsyncStream<HeardEvent>
    /// Sends an order and returns at once. Its answer is an event: `.obeyed` or `.refused` with its number.
    func send(_ order: EarOrder)
    /// Seconds of processor time that it has used so far; 0 where nothing works for it.
    var processorTime: Double { get }
    /// The game has taken in everything up to here; a recording may go on.
    func acknowledge(_ time: AudioTime)
    /// Closes the source soon, and returns at once.
    func stop()
}

/// What an ear is to do from now on.
struct EarOrder: Sendable {
    enum Wish: Sendable {
        case listen(Awaited, AnswerRound)
        /// Hear nothing; time goes on.
        case pause
    }

    /// Grows with each order; 0 is none.
    var number: Int
    var wish: Wish
}

/// An event of the ear, with the order under which it was heard.
struct HeardEvent: Sendable {
    var event: ListeningEvent
    /// The order that was obeyed last; 0 before the first.
    var order: Int
}
