import CommandMatcher
import QuestionBank
import SpokenAnswers
import Transcript
import Trials
import TriviaGame

/// An order from a sitting. The sitting does not wait; results arrive as ``SessionInput``.
enum SittingOrder: Sendable {
    case show(GameEffect, Game)
    case live(LiveLine?)
    /// Show words being spoken, which may still change.
    case hear(volatile: String)
    case note(String)
    case refuse(String)
    case ear(EarOrder)
    /// From now on, listen for this in what players say into phones.
    case phones(EarOrder)
    /// Report that the sitting has processed the stream up to this time.
    case acknowledge(AudioTime)
    /// Reopen the ear. `opening` is the number of times that this has happened.
    case openEar(opening: Int)
    /// Report that the microphone is back. Its next sample has this time in the stream.
    case microphoneReturned(at: AudioTime)
    /// Read a question aloud, if it is read, and then play its sounds.
    case read(String?, sounds: [Media], turn: Int)
    /// Read something aloud, and play sounds, without waiting for the end.
    case tell(String?, sounds: [Media], turn: Int)
    case stopReading
    case keep(KeepOrder)
    /// Try again to save the events that could not be saved.
    case keepAgain
    case record(RecordedRuling)
    /// Report that a player's key was pressed at the keyboard.
    case press(player: String)
    /// Send a message to one player's phones.
    case whisper(player: String, String)
    /// Show on a player's phone the words spoken into it so far.
    case showWords(player: String, String)
    case beginRoom
    /// Request the host's current link from the room.
    case tellHostLink
    /// Show the pictures on the whole shared screen, or beside the question again.
    case enlargePictures
    /// Tell observers of the game that an effect was carried out.
    case observe(GameEffect, AudioTime)
    /// Suspend the program until its user continues it.
    case suspend
}
