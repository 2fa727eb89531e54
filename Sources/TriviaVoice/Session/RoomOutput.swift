import Languages
import TriviaGame
import WebPresenter

/// Shows a game on a shared screen and on phones.
final class RoomOutput: GameOutput {
    private let room: WebRoom
    private let say: Sentences

    /// - Parameter say: The sentences in the language of the game.
    init(room: WebRoom, say: Sentences) {
        self.room = room
        self.say = say
    }

    /// Always nil: the game continues even if pages disconnect.
    var failure: CommandFailure? { nil }

    func begin(_ introduction: Introduction) {
        room.introduce(title: introduction.title, mode: say(Sentence(introduction.mode.summary)))
    }

    func show(_ effect: GameEffect, of game: Game) { room.show(effect, of: game) }

    func update(_ live: LiveLine?) {
        let clock = live.flatMap { live in live.remaining.map { (left: $0, of: live.limit) } }
        let isSpeaking: Bool? =
            switch live?.content {
            case .listening: false
            case .speaking, .volatile: true
            default: nil
            }
        room.update(
            clock: clock,
            sound: Audibility(
                isListening: live?.isListening, isSpeaking: isSpeaking,
                isReadingAloud: live?.isReadingAloud ?? false))
    }

    func hear(volatile text: String) { room.hear(volatile: text) }
    func note(_ text: String) { room.note(text) }
    func refuse(_ text: String) { room.note(text) }
}
