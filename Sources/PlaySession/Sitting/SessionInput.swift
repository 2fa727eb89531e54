import SpeechRecognition
package import TerminalIO
import Transcript
package import WebPresenter

/// Everything that can reach a running game.
package enum SessionInput: Sendable {
    /// An event of the ear. `opening` counts from 0 how often the ear had been reopened before the event.
    case ear(HeardEvent, opening: Int = 0)
    /// The ear's stream of events has ended.
    case earStopped(opening: Int = 0)
    /// The ear was reopened, or reopening failed; carries the reason.
    case earOpened(opening: Int)
    case earNotOpened(opening: Int, reason: String)
    /// The processor time that the ear has used so far, in seconds.
    case earWorked(Double)
    /// Something that a player says into a phone.
    case phone(PhoneHeard)
    case keyboard(Keyboard.Input)
    case room(RoomInput)
    /// A short time has passed.
    case tick
    /// The question was read aloud. `turn` is the number of that reading.
    case readAloud(turn: Int)
    /// A text other than the question was read aloud. `turn` is the number of that reading.
    case told(turn: Int)
    case signal(Int32)
    /// The event with this number is on disk.
    case kept(Int)
    /// An event could not be written; carries the reason. The program tries again when the sitting requests it.
    case notKept(Int, reason: String)
    /// A spoken answer was not recorded; carries the reason.
    case notRecorded(reason: String)
    /// The number of inputs dropped so far.
    case missed(count: Int)
}

/// How a session ended.
package enum SessionEnd: Sendable, Equatable {
    case finished
    /// Output was not possible any more.
    case failed(CommandFailure)
    /// A signal arrived, or the input ended.
    case interrupted(signal: Int32?)
}
