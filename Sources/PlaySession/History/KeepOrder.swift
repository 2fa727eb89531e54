import Transcript
import TriviaGame

/// An event to save, with the state of the game after the event.
struct KeepOrder: Sendable {
    var number: Int
    var event: GameEvent
    var time: AudioTime
    var game: Game
    var effects: [GameEffect]
}
