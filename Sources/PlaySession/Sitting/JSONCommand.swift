import CommandMatcher
import Foundation
import Languages
import TerminalIO
import TriviaGame

/// A JSON line from a controlling program. See docs/game-events.md for the schema.
struct JSONCommand: Decodable {
    var command: String
    var text: String?
    var player: String?
    var number: Int?
    var choice: String?
    var by: Int?
    var category: Figure?
    var value: Int?
    var wager: Figure?

    /// A JSON value that is a string or a number.
    enum Figure: Decodable {
        case text(String)
        case number(Int)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    enum Act {
        /// A line, handled as if a person had typed it.
        case line(String)
        case event(GameEvent)
        /// An answer, handled as if this player had typed it.
        case answer(String, seat: Int)
    }

    /// - Throws: ``CommandFailure`` if the line is not a JSON object with a command.
    init(_ line: String) throws(CommandFailure) {
        do {
            self = try JSONDecoder().decode(JSONCommand.self, from: Data(line.utf8))
        } catch {
            throw CommandFailure(
                .usage,
                "not a command: \(line.inert); a command looks like {\"command\": \"skip\"}")
        }
    }

    /// Whether the command is valid only while a question is open.
    var waitsForQuestion: Bool {
        ["answer", "buzz", "pick", "wager"].contains(command) || command == "choice"
            || CommandReader.names[command].map { $0 != .pause && $0 != .score } ?? false
    }

    func act(in game: Game) throws(CommandFailure) -> Act {
        if let command = CommandReader.names[command], command != .buzz {
            return .event(.command(command))
        }
        switch command {
        case "answer":
            let text = try require(text, "text")
            guard let player else { return .line(text) }
            return .answer(text, seat: try SlashCommand.seat(player, in: game))
        case "pick": return .event(.command(try pick(in: game)))
        case "wager": return .event(try wager(in: game))
        case "choice":
            guard let letter = choice?.uppercased().unicodeScalars.first, letter.isASCII,
                (65...90).contains(letter.value)
            else { throw CommandFailure(.usage, "choice needs \"choice\": a letter") }
            return .event(.command(.choice(Int(letter.value) - 65)))
        case "buzz":
            return .event(.buzz(try SlashCommand.seat(try require(player, "player"), in: game)))
        case "next": return .event(.next)
        case "join": return .event(.joined(try SlashCommand.newName(try require(player, "player"))))
        case "leave": return .event(.left(try require(player, "player")))
        case "stop": return .event(.stop(reason: game.say("The game was stopped.")))
        default: return .event(.host(try hostAction()))
        }
    }

    private func pick(in game: Game) throws(CommandFailure) -> GameCommand {
        let categories = game.categories
        let place: Int?
        switch category {
        case .number(let number): place = categories.indices.first { $0 + 1 == number }
        case .text(let name):
            place = categories.firstIndex { $0.lowercased() == name.lowercased() }
        case nil: place = nil
        }
        guard let place, categories.indices.contains(place) else {
            throw CommandFailure(
                .usage,
                categories.isEmpty
                    ? "there is no board now"
                    : "pick needs \"category\": one of \(categories.joined(separator: ", "))")
        }
        return .category(place, value: value)
    }

    private func wager(in game: Game) throws(CommandFailure) -> GameEvent {
        let stake: GameCommand.Wager
        switch wager {
        case .number(let points) where points >= 0: stake = .points(points)
        case .text("all"): stake = .everything
        case .text("half"): stake = .half
        default:
            throw CommandFailure(
                .usage, "wager needs \"wager\": points, \"all\" or \"half\"")
        }
        guard let player else { return .command(.wager(stake)) }
        return .wagered(try SlashCommand.seat(player, in: game), stake)
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
            guard let by, SlashCommand.points.contains(by) else {
                throw CommandFailure(.usage, "points needs \"by\": a number up to a million")
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
