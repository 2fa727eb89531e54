import CommandMatcher
import Foundation
import QuestionBank
import TriviaGame

@testable import PlaySession

/// Reads lines for `play --json` in a game with two players, and lines of events from a bank.
enum EventReading {
    private static let questions = (1...4).map { number in
        Question(
            id: "\(number)", prompt: "Which letter is the \(number)th?", answer: "Lisbon",
            choices: number == 2 ? ["Lisbon", "Porto"] : [], category: ["Places"], points: 100)
    }

    static func read(_ text: String) {
        let modes: [Mode] = [.turns, .everybody]
        for mode in modes {
            var game = Game(
                questions: questions, players: [Player(name: "Ada"), Player(name: "Bob")],
                mode: mode, rules: .lines)
            var now = AudioTime.zero
            func step(_ event: GameEvent) {
                now = now.advanced(bySeconds: 1)
                _ = game.step(event, at: now)
            }
            step(.begin)
            for line in text.split(separator: "\n").prefix(40) {
                step(.readingEnded(aloud: false))
                event(String(line), in: game).map { step($0) }
                step(.clock)
            }
            step(.stop(reason: "over"))
            precondition(game.isOver)
        }
    }

    private static func event(_ line: String, in game: Game) -> GameEvent? {
        if line.first == "/" {
            return try? SlashCommand.event(line, hasHost: true, game: game)
        }
        if line.hasPrefix("{\"command\"") {
            guard let command = try? JSONCommand(line) else { return nil }
            switch try? command.act(in: game) {
            case .event(let event): return event
            case .line, .answer, nil: return nil
            }
        }
        return try? GameNotation.value(GameEvent.self, from: line)
    }
}
