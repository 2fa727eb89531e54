import SpeechRecognition
import Transcript
import WebPresenter

/// Everything that can reach a game in progress.
enum SessionInput: Sendable {
    case ear(ListeningEvent)
    case earStopped
    case keyboard(Keyboard.Input)
    case room(RoomInput)
    /// A tenth of a second went by, where no stream tells the time.
    case tick
    /// The question has been read aloud; `turn` tells which reading it was.
    case readAloud(turn: Int)
    /// Something else was read aloud; `turn` tells which reading it was.
    case told(turn: Int)
    case signal(Int32)
    /// The game can be kept again, and everything before this has been taken in.
    case storageReturned
}

/// How a session ended.
enum SessionEnd: Sendable, Equatable {
    case finished
    /// Nothing could be shown any more.
    case failed(CommandFailure)
    /// By a signal, or because the input ended.
    case interrupted(signal: Int32?)
}
