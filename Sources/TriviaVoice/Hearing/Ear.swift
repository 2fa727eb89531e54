import SpeechRecognition
import SpokenAnswers
import Transcript

/// What hears for a game: a microphone or recorded answers, and in tests a script.
protocol Ear: Sendable {
    /// Opens the source; returns when the first sound is awaited, with what is heard from then on.
    func start() async throws -> AsyncStream<ListeningEvent>
    /// Listens for something else from the next utterance on.
    func listen(for awaited: Awaited, of round: AnswerRound) async throws
    /// Hears nothing until it is told what to listen for; time goes on.
    func pause() async throws
    /// The game has taken in everything up to here; a recording may go on.
    func acknowledge(_ time: AudioTime)
    func stop() async
}
