import CommandMatcher
import SpokenAnswers
import Transcript
import TriviaGame

/// What a sitting wants done. It does not wait; results arrive as ``SessionInput``.
enum SittingOrder: Sendable {
    case show(GameEffect, Game)
    case live(LiveLine?)
    /// Words being spoken, which may still change.
    case hear(volatile: String)
    case note(String)
    case refuse(String)
    case ear(EarOrder)
    /// What to listen for in phones from now on.
    case phones(EarOrder)
    /// The sitting has processed the stream up to this time.
    case acknowledge(AudioTime)
    /// Reopen the ear. `opening` counts the openings.
    case openEar(opening: Int)
    /// The microphone is back, and its next sample is at this time of the stream.
    case microphoneReturned(at: AudioTime)
    case read(String, turn: Int)
    /// Read something aloud without waiting for its end.
    case tell(String, turn: Int)
    case stopReading
    case keep(KeepOrder)
    /// Try again to save what could not be saved.
    case keepAgain
    case record(RecordedRuling)
    /// A player's key was pressed at the keyboard.
    case press(player: String)
    /// A message for one player's phones.
    case whisper(player: String, String)
    /// The words that a player has spoken into the phone so far, for that phone.
    case showWords(player: String, String)
    case beginRoom
    /// Ask the room for the host's link that works now.
    case tellHostLink
    /// An effect was carried out; for observers of the game.
    case observe(GameEffect, AudioTime)
    /// Suspend the program until its user continues it.
    case suspend
}

/// An event to save, with the game after it.
struct KeepOrder: Sendable {
    var number: Int
    var event: GameEvent
    var time: AudioTime
    var game: Game
    var effects: [GameEffect]
}

/// A spoken answer that the players agreed to have recorded. Its times are stream times.
struct RecordedRuling: Sendable {
    var ruling: Ruling
    var sheet: QuestionSheet
    var round: AnswerRound
    var open: [String]
    /// What was said into a phone, at 16 kHz; nil for the microphone, whose sound is remembered.
    var sound: [Int16]?
}
