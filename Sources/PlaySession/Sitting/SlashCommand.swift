import TerminalIO
import TriviaGame
import WebPresenter

/// Commands in lines that begin with a slash.
enum SlashCommand {
    /// The range of points that a host may add with one command.
    static let points = -1_000_000...1_000_000

    /// The event that a line requests. Throws a ``CommandFailure`` that says what to write instead.
    static func event(
        _ line: String, hasHost: Bool, game: Game
    ) throws(CommandFailure) -> GameEvent {
        let words = line.dropFirst().split(whereSeparator: \.isWhitespace).map(String.init)
        let name = words.first?.lowercased() ?? ""
        let rest = words.dropFirst().joined(separator: " ")
        switch name {
        case "buzz": return .buzz(try seat(rest, in: game))
        case "join", "leave":
            guard !rest.isEmpty else {
                throw CommandFailure(.usage, "/\(name) needs a name: /\(name) Ada")
            }
            return try name == "join" ? .joined(newName(rest)) : .left(rest)
        default: break
        }
        guard let action = try hostAction(name, Array(words.dropFirst())) else {
            throw CommandFailure(.usage, usage(hasHost: hasHost))
        }
        guard hasHost else {
            throw CommandFailure(
                .usage, "“/\(name)” is for a host; play with --host or --mode host")
        }
        return .host(action)
    }

    private static func hostAction(
        _ name: String, _ words: [String]
    ) throws(CommandFailure) -> HostAction? {
        switch name {
        case "accept", "refuse":
            guard let first = words.first else { return name == "accept" ? .accept : .refuse }
            guard let number = Int(first) else {
                throw CommandFailure(.usage, "/\(name) needs the number of a question")
            }
            let player = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
            return .overrule(number: number, player: player, isRight: name == "accept")
        case "undo": return .undo
        case "back": return .back
        case "reveal": return .reveal
        case "hold": return .hold
        case "points": return try adjustment(words)
        default: return nil
        }
    }

    /// Parses a change in points, such as "Ada +50", "Ada -50" or "Ada + 50".
    private static func adjustment(_ words: [String]) throws(CommandFailure) -> HostAction {
        let signs = ["+": "+", "-": "-", "−": "-", "–": "-"]
        var name = words
        var figure = name.popLast() ?? ""
        if let sign = signs[figure], !name.isEmpty {
            let name = name.joined(separator: " ")
            throw CommandFailure(
                .usage,
                "how many points? A number is missing after the \(figure); write: /points \(name.inert) \(sign)50"
            )
        }
        if let sign = name.last.flatMap({ signs[$0] }), figure.first?.isNumber == true {
            name.removeLast()
            figure = sign + figure
        } else if let sign = figure.first.flatMap({ signs[String($0)] }) {
            figure = sign + figure.dropFirst()
        }
        guard !name.isEmpty, let points = Int(figure), Self.points.contains(points) else {
            throw CommandFailure(
                .usage,
                "/points needs a player and a whole number up to "
                    + "\(Figures.points(Self.points.upperBound)): /points Ada +50")
        }
        return .adjust(player: name.joined(separator: " "), by: points)
    }

    /// Parses a new player's name as one line without invisible characters.
    static func newName(_ text: String) throws(CommandFailure) -> String {
        guard let name = GuestName.read(text) else {
            throw CommandFailure(.usage, "a player’s name needs a letter or a digit")
        }
        return name
    }

    static func seat(_ text: String, in game: Game) throws(CommandFailure) -> Int {
        if let seat = game.seat(named: text) { return seat }
        if let number = Int(text), let seat = game.seats.first(where: { $0 + 1 == number }) {
            return seat
        }
        let names = game.seats.map { "\($0 + 1) \(game.standings[$0].player.name)" }
        throw CommandFailure(
            .usage, "no player “\(text)”; there are: \(names.joined(separator: ", "))")
    }

    private static func usage(hasHost: Bool) -> String {
        let host = ", /accept, /refuse, /undo, /back, /reveal, /hold, /points NAME +50"
        return
            "The commands that begin with a slash are: /join NAME, /leave NAME, /buzz NAME, /link"
            + (hasHost ? host : "")
    }
}
