import Foundation
import SpeechRecognition
package import TerminalIO
package import TriviaGame
import WebPresenter

/// Writes a game as JSON, one object per line.
package final class JSONOutput: GameOutput {
    /// The schema's major version, which increases when a key changes its meaning or is removed.
    package static let schema = 1
    /// The schema's minor version, which increases with each addition.
    package static let minor = 14

    private let write: @Sendable (String) throws -> Void
    private let problem = Lock<CommandFailure?>(nil)

    package init(
        write: @escaping @Sendable (String) throws -> Void = { try StandardOutput.line($0) }
    ) {
        self.write = write
    }

    package var failure: CommandFailure? { problem.withLock { $0 } }

    package func begin(_ introduction: Introduction) {
        var event = GameLine("begin")
        event.schema = Self.schema
        event.minor = Self.minor
        event.mode = introduction.mode.name
        event.scoring = introduction.scoring
        event.title = introduction.title
        event.count = introduction.questionCount
        event.players = introduction.present
        event.input =
            switch introduction.way {
            case .voice: "voice"
            case .keyboard: "keyboard"
            case .recording: "recording"
            }
        if case .voice(let device) = introduction.way { event.device = device }
        event.screen = introduction.links?.screen
        event.join = introduction.links?.join
        event.host = introduction.links?.host
        put(event)
    }

    package func show(_ effect: GameEffect, of game: Game) {
        if let event = GameLine(effect) { put(event) }
    }

    package func update(_ live: LiveLine?) {}

    package func hear(volatile text: String) {
        var event = GameLine("volatile")
        event.text = text
        put(event)
    }

    package func note(_ text: String) {
        var event = GameLine("note")
        event.text = text
        put(event)
    }

    package func refuse(_ text: String) {
        var event = GameLine("error")
        event.text = text
        put(event)
    }

    private func put(_ line: GameLine) {
        do {
            try write(try JSONLine.text(line))
        } catch {
            let failure = error as? CommandFailure ?? CommandFailure(.refusedInput, "\(error)")
            problem.withLock { $0 = $0 ?? failure }
        }
    }
}
