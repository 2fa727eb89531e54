import Languages
package import TerminalIO
package import TriviaGame
package import WebPresenter

/// Shows a game on a shared screen and on phones.
package final class RoomOutput: GameOutput {
    private let room: WebRoom
    private let say: Sentences

    /// - Parameter say: The messages in the language of the game.
    package init(room: WebRoom, say: Sentences) {
        self.room = room
        self.say = say
    }

    /// This property is always nil, because the game can continue without any open web pages.
    package var failure: CommandFailure? { nil }

    package func begin(_ introduction: Introduction) {
        room.introduce(title: introduction.title, mode: introduction.mode.summaryInRoom(say))
    }

    package func show(_ effect: GameEffect, of game: Game) { room.show(effect, of: game) }

    package func update(_ live: LiveLine?) {
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

    package func hear(volatile text: String) { room.hear(volatile: text) }
    package func note(_ text: String) { room.note(text) }
    package func refuse(_ text: String) { room.note(text) }
}

extension Mode {
    /// The summary of the mode for players who use phones instead of keys.
    func summaryInRoom(_ say: Sentences) -> String {
        switch summary {
        case Mode.everybody.summary:
            say("Whoever buzzes first may answer. After a wrong answer, others may buzz.")
        case Mode.host.summary: say("Players buzz. A host accepts or rejects their answers.")
        default: say(Sentence(summary))
        }
    }
}
