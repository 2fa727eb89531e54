import CommandMatcher
import SpokenAnswers
import Transcript
import TriviaGame

/// What a sitting wants done. Nobody waits for it; what came of it is a ``SessionInput``.
enum SittingOrder: Sendable {
    case show(GameEffect, Game)
    case live(LiveLine?)
    /// Words that are being said and may still change.
    case hear(volatile: String)
    case note(String)
    case refuse(String)
    case ear(EarOrder)
    /// The sitting has taken in the stream up to here.
    case acknowledge(AudioTime)
    /// The ear is to be opened again, for the so-manyth time.
    case openEar(opening: Int)
    /// The microphone is back, and its next sample is here in the stream.
    case microphoneReturned(at: AudioTime)
    case read(String, turn: Int)
    /// The same, where nobody waits for its end.
    case tell(String, turn: Int)
    case stopReading
    case keep(KeepOrder)
    /// What could not be kept is to be tried again.
    case keepAgain
    case record(RecordedRuling)
    /// A player's key was pressed at the keyboard.
    case press(player: String)
    /// For a player's own phones.
    case whisper(player: String, String)
    case beginRoom
    /// An effect was carried out, for those who follow the game.
    case observe(GameEffect, AudioTime)
    /// The program is to stand still until its user lets it go on.
    case suspend
}

/// An event to be written down, with what the game has become by it.
struct KeepOrder: Sendable {
    var number: Int
    var event: GameEvent
    var time: AudioTime
    var game: Game
    var effects: [GameEffect]
}

/// A spoken answer that the players agreed to have recorded; its times are the stream's.
struct RecordedRuling: Sendable {
    var ruling: Ruling
    var sheet: QuestionSheet
    var round: AnswerRound
    var open: [String]
}
