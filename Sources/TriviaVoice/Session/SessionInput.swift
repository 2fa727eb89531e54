import SpeechRecognition
import Transcript
import WebPresenter

/// Everything that can reach a game in progress.
enum SessionInput: Sendable {
    /// What the ear says; `opening` tells which opening of it, from 0.
    case ear(HeardEvent, opening: Int = 0)
    /// The ear says nothing any more.
    case earStopped(opening: Int = 0)
    /// The ear was opened again, or could not be, and why.
    case earOpened(opening: Int)
    case earNotOpened(opening: Int, reason: String)
    /// How much processor time the ear has used so far, in seconds.
    case earWorked(Double)
    case keyboard(Keyboard.Input)
    case room(RoomInput)
    /// A little time went by.
    case tick
    /// The question has been read aloud; `turn` tells which reading it was.
    case readAloud(turn: Int)
    /// Something else was read aloud; `turn` tells which reading it was.
    case told(turn: Int)
    case signal(Int32)
    /// An event is on disk, by its number.
    case kept(Int)
    /// An event could not be written, and why; it is tried again when the sitting says so.
    case notKept(Int, reason: String)
    /// A spoken answer was not recorded, and why.
    case notRecorded(reason: String)
    /// So many inputs were dropped so far.
    case missed(count: Int)
}

/// How a session ended.
enum SessionEnd: Sendable, Equatable {
    case finished
    /// Nothing could be shown any more.
    case failed(CommandFailure)
    /// By a signal, or because the input ended.
    case interrupted(signal: Int32?)
}
