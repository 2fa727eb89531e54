import CommandMatcher
import Foundation
import TriviaGame

/// A line of JSON on standard input: a command of a program that drives the game. The schema is in
/// docs/game-events.md.
struct JSONCommand: Decodable {
    var command: String
    var text: String?
    var player: String?
    var number: Int?
    var choice: String?
    var by: Int?

    enum Act {
        /// As if it had been typed.
        case line(String)
        case event(GameEvent)
    }

    /// - Throws: ``CommandFailure`` for what is no JSON object with a command.
    init(_ line: String) throws(CommandFailure) {
        do {
            self = try JSONDecoder().decode(JSONCommand.self, from: Data(line.utf8))
        } catch {
            throw CommandFailure(
                .usage, "no command: \(line.inert); one looks like {\"command\": \"skip\"}")
        }
    }

    /// Whether it means something only while a question is open, and waits for one.
    var waitsForQuestion: Bool {
        command == "answer" || command == "buzz" || command == "choice"
            || CommandReader.names[command].map { $0 != .pause && $0 != .score } ?? false
    }

    func act(in game: Game) throws(CommandFailure) -> Act {
        if let command = CommandReader.names[command], command != .buzz {
            return .event(.command(command))
        }
        switch command {
        case "answer": return .line(try require(text, "text"))
        case "choice":
            guard let letter = choice?.uppercased().unicodeScalars.first, letter.isASCII,
                (65...90).contains(letter.value)
            else { throw CommandFailure(.usage, "choice takes \"choice\": a letter") }
            return .event(.command(.choice(Int(letter.value) - 65)))
        case "buzz":
            return .event(.buzz(try SlashCommand.seat(try require(player, "player"), in: game)))
        case "next": return .event(.next)
        case "join": return .event(.joined(try require(player, "player")))
        case "leave": return .event(.left(try require(player, "player")))
        case "stop": return .event(.stop(reason: "The game was stopped."))
        default: return .event(.host(try hostAction()))
        }
    }

    private func hostAction() throws(CommandFailure) -> HostAction {
        switch command {
        case "accept", "refuse":
            let isRight = command == "accept"
            guard let number else { return isRight ? .accept : .refuse }
            return .overrule(number: number, player: player, isRight: isRight)
        case "undo": return .undo
        case "back": return .back
        case "reveal": return .reveal
        case "hold": return .hold
        case "points":
            guard let by, abs(by) <= 1_000_000 else {
                throw CommandFailure(.usage, "points takes \"by\": a number up to a million")
            }
            return .adjust(player: try require(player, "player"), by: by)
        default: throw CommandFailure(.usage, "there is no command \"\(command.inert)\"")
        }
    }

    private func require(_ value: String?, _ key: String) throws(CommandFailure) -> String {
        guard let value else { throw CommandFailure(.usage, "\(command) takes \"\(key)\"") }
        return value
    }
}
