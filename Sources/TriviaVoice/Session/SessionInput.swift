import SpeechRecognition
import Transcript
import WebPresenter

/// Everything that can reach a running game.
enum SessionInput: Sendable {
    /// An event of the ear. `opening` is the number of the opening it belongs to, from 0.
    case ear(HeardEvent, opening: Int = 0)
    /// The ear has ended its stream of events.
    case earStopped(opening: Int = 0)
    /// The ear was reopened, or could not be, with the reason.
    case earOpened(opening: Int)
    case earNotOpened(opening: Int, reason: String)
    /// The processor time that the ear has used so far, in seconds.
    case earWorked(Double)
    /// What a player says into a phone.
    case phone(PhoneHeard)
    case keyboard(Keyboard.Input)
    case room(RoomInput)
    /// A short time has passed.
    case tick
    /// The question was read aloud. `turn` is the number of that reading.
    case readAloud(turn: Int)
    /// Something else was read aloud. `turn` is the number of that reading.
    case told(turn: Int)
    case signal(Int32)
    /// The event with this number is on disk.
    case kept(Int)
    /// An event could not be written, with the reason. It is tried again when the sitting asks for it.
    case notKept(Int, reason: String)
    /// A spoken answer was not recorded, with the reason.
    case notRecorded(reason: String)
    /// The number of inputs dropped so far.
    case missed(count: Int)
}

/// How a session ended.
enum SessionEnd: Sendable, Equatable {
    case finished
    /// Output was no longer possible.
    case failed(CommandFailure)
    /// A signal arrived, or the input ended.
    case interrupted(signal: Int32?)
}
