import SpeechRecognition
package import TerminalIO
import Transcript
package import WebPresenter

/// An input to a running game.
package enum SessionInput: Sendable {
    /// An event from the `Ear`. `opening` is the number of times that the `Ear` had been reopened
    /// before the event.
    case ear(HeardEvent, opening: Int = 0)
    /// The `Ear`'s stream of events has ended.
    case earStopped(opening: Int = 0)
    /// The `Ear` was reopened, or `reason` explains why reopening failed.
    case earOpened(opening: Int)
    case earNotOpened(opening: Int, reason: String)
    /// The processor time that the `Ear` has used so far, in seconds.
    case earWorked(Double)
    /// An event during an utterance that a player speaks into a phone.
    case phone(PhoneHeard)
    case keyboard(Keyboard.Input)
    case room(RoomInput)
    /// A clock tick: a short time has passed.
    case tick
    /// The question was read aloud. `turn` is the number of the text that was read.
    case readAloud(turn: Int)
    /// Text other than a question was read aloud. `turn` is the number of the text that was read.
    case told(turn: Int)
    case signal(Int32)
    /// All events up to this number are on disk.
    case kept(Int)
    /// An event could not be written to disk. `reason` explains why. In response, ``Sitting``
    /// orders a retry.
    case notKept(Int, reason: String)
    /// A spoken answer was not recorded. `reason` explains why.
    case notRecorded(reason: String)
    /// The queue has dropped `count` inputs so far.
    case missed(count: Int)
}

/// How a session ended.
package enum SessionEnd: Sendable, Equatable {
    case finished
    /// Output was no longer possible.
    case failed(CommandFailure)
    /// A signal arrived, or the input ended.
    case interrupted(signal: Int32?)
}
