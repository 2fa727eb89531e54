import Foundation
import TriviaGame

/// Tells a game as one JSON object a line.
final class JSONOutput: GameOutput {
    /// Grows when a key changes its meaning or goes; new keys and events may come at any time.
    static let schema = 1

    private let write: @Sendable (String) -> Void

    init(
        write: @escaping @Sendable (String) -> Void = {
            FileHandle.standardOutput.write(Data(($0 + "\n").utf8))
        }
    ) {
        self.write = write
    }

    func begin(_ introduction: Introduction) {
        var event = GameLine("begin")
        event.schema = Self.schema
        event.mode = introduction.mode.name
        event.scoring = introduction.scoring
        event.title = introduction.title
        event.count = introduction.questionCount
        event.players = introduction.players
        event.input =
            switch introduction.way {
            case .voice: "voice"
            case .keyboard: "keyboard"
            case .recording: "recording"
            }
        if case .voice(let device) = introduction.way { event.device = device }
        put(event)
    }

    func show(_ effect: GameEffect, of game: Game) {
        if let event = GameLine(effect) { put(event) }
    }

    func update(_ live: LiveLine?) {}

    func hear(volatile text: String) {
        var event = GameLine("volatile")
        event.text = text
        put(event)
    }

    func note(_ text: String) {
        var event = GameLine("note")
        event.text = text
        put(event)
    }

    private func put(_ line: GameLine) {
        if let text = try? JSONLine.text(line) { write(text) }
    }
}
