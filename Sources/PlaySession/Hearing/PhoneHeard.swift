import SpeechRecognition
import Transcript

/// An event in an utterance that a player speaks into a phone.
package struct PhoneHeard: Sendable {
    enum Event: Sendable {
        case began
        /// The words so far, which may still change.
        case words(Transcription)
        /// The utterance has ended. The associated value is the recognition, or nil if the utterance was cut off or
        /// began under an earlier order.
        case ended(Recognition?)
        /// The utterance could not be recognized, for the given reason.
        case failed(reason: String)
    }

    /// The name of the player's seat.
    var player: String
    /// The utterance's number, which is unique in the room.
    var number: Int
    /// The order that was in force when the utterance began.
    var order: Int
    var event: Event
    /// The sound of an utterance that has ended, at 16 kHz; empty unless answers are recorded.
    var sound: [Int16] = []
}
