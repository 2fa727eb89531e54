import CommandMatcher
import QuestionBank
import SpokenAnswers
import Transcript
import Trials
import TriviaGame

/// An order that ``Sitting`` issues. Results arrive later as ``SessionInput``.
enum SittingOrder: Sendable {
    case show(GameEffect, Game)
    case live(LiveLine?)
    /// Show words that are being spoken and may still change.
    case hear(volatile: String)
    case note(String)
    case refuse(String)
    case ear(EarOrder)
    /// From now on, carry out this order for the speech from phones.
    case phones(EarOrder)
    /// Report that the game has processed the stream up to this time.
    case acknowledge(AudioTime)
    /// Reopen the ear. `opening` is the number of times that the ear has been reopened, including
    /// this time.
    case openEar(opening: Int)
    /// Report that the microphone works again. The next sample has this position in the stream.
    case microphoneReturned(at: AudioTime)
    /// Read a question aloud, if it has any text to read, and then play its sounds.
    case read(String?, sounds: [Media], turn: Int)
    /// Read text aloud and play sounds, while the game continues.
    case tell(String?, sounds: [Media], turn: Int)
    case stopReading
    case keep(KeepOrder)
    /// Try again to save the events that could not be saved.
    case keepAgain
    case record(RecordedRuling)
    /// Report that a player's key was pressed on the keyboard.
    case press(player: String)
    /// Send a message to one player's phones.
    case whisper(player: String, String)
    /// Show the words spoken so far on the phones of the player who is speaking.
    case showWords(player: String, String)
    case beginRoom
    /// Request the host's current link from the room.
    case tellHostLink
    /// Toggle the pictures on the shared screen between full screen and their place beside the
    /// question.
    case enlargePictures
    /// Tell the game's observers that an effect was carried out.
    case observe(GameEffect, AudioTime)
    /// Suspend the program until the user resumes it.
    case suspend
}
