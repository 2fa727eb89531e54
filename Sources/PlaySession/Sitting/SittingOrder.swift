import CommandMatcher
import QuestionBank
import SpokenAnswers
import Transcript
import Trials
import TriviaGame

/// An order that ``Sitting`` returns. The results of orders arrive as ``SessionInput``.
enum SittingOrder: Sendable {
    case show(GameEffect, Game)
    case live(LiveLine?)
    /// Show spoken words that may still change.
    case hear(volatile: String)
    case note(String)
    case refuse(String)
    case ear(EarOrder)
    /// Pass this order to the recognizers of speech from phones.
    case phones(EarOrder)
    /// Report that the stream was processed up to this time.
    case acknowledge(AudioTime)
    /// Reopen the ear. `opening` is the number of reopenings, including this one.
    case openEar(opening: Int)
    /// Report that the microphone works again, with the next sample at this position.
    case microphoneReturned(at: AudioTime)
    /// Read a question aloud, then play its sounds.
    case read(String?, sounds: [Media], turn: Int)
    /// Read text aloud and play sounds, while the game continues.
    case tell(String?, sounds: [Media], turn: Int)
    case stopReading
    case keep(KeepOrder)
    /// Try again to save events.
    case keepAgain
    case record(RecordedRuling)
    /// Report that a player's key was pressed on the keyboard.
    case press(player: String)
    /// Send a message to one player's phones.
    case whisper(player: String, String)
    /// Show the words spoken so far on the speaker's phones.
    case showWords(player: String, String)
    case beginRoom
    /// Request the host's link from the room.
    case tellHostLink
    /// Toggle full-screen pictures on the shared screen.
    case enlargePictures
    /// Tell the game's observers that an effect was carried out.
    case observe(GameEffect, AudioTime)
    /// Suspend the program until the user resumes it.
    case suspend
}
