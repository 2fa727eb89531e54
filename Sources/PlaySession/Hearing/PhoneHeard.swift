import SpeechRecognition
import Transcript

/// An event during an utterance that a player speaks into a phone.
package struct PhoneHeard: Sendable {
    enum Event: Sendable {
        case began
        /// The words recognized so far.
        case words(Transcription)
        /// The end of an utterance. The recognition is nil if the utterance was cut off or began
        /// while an earlier order was in force.
        case ended(Recognition?)
        /// The utterance could not be recognized. The associated value is the reason.
        case failed(reason: String)
    }

    /// The name of the player or team at the phone.
    var player: String
    /// The utterance's number, unique in the room.
    var number: Int
    /// The number of the order that was in force when the utterance began.
    var order: Int
    var event: Event
    /// The audio of an ended utterance, at 16 kHz; empty unless answers are recorded.
    var sound: [Int16] = []
}
