import SpeechRecognition
import Transcript

/// An event of an utterance that a player says into a phone.
package struct PhoneHeard: Sendable {
    enum Event: Sendable {
        case began
        /// The words so far. They may still change.
        case words(Transcription)
        /// The utterance has ended. Contains the recognition; nil if the utterance was broken off or began under an
        /// earlier order.
        case ended(Recognition?)
        /// The utterance could not be recognized. Contains the reason.
        case failed(reason: String)
    }

    /// The name of the player's seat.
    var player: String
    /// The number of the utterance in the room.
    var number: Int
    /// The order that was in force when it began.
    var order: Int
    var event: Event
    /// The sound of an utterance that has ended, at 16 kHz; empty unless answers are recorded.
    var sound: [Int16] = []
}
