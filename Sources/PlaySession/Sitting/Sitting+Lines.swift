import CommandMatcher
import Foundation
import Languages
import SpokenAnswers
import TerminalIO
import TriviaGame

// Handles lines from a person or a pipe.
extension Sitting {
    /// Handles a line. A blank line means "continue".
    mutating func take(_ line: String) {
        if line.hasPrefix("{") { return obey(json: line) }
        if line.hasPrefix("/") { return obey(slash: line) }
        if line.allSatisfy(\.isWhitespace) { return feed(.next) }
        endReading()
        if let stray = strayChoice(line) { return feed(.ruled(stray)) }
        if setting.hasRawKeys || setting.hasKeyLines, let refusal = refusal(ofChoice: line) {
            return note(game.isSecret ? say("That is not one of the choices.") : refusal)
        }
        for ruling in rulings(typed: line) { takeOwn(ruling) }
    }

    /// Stops reading the question aloud and opens it for answers, because a typed line acts like a
    /// player's key.
    private mutating func endReading() {
        guard reading.isOpen else { return }
        orders.append(.stopReading)
        readAloud(reading.turn)
    }

    /// The ruling on a letter or number that names no choice, if a person at a terminal probably
    /// mistyped it.
    private func strayChoice(_ line: String) -> Ruling? {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard setting.hasRawKeys || setting.hasKeyLines, case .answering = game.phase,
            attention.round.choices.count > 1, let place = Self.place(of: line),
            !attention.round.choices.indices.contains(place)
        else { return nil }
        var ruling = attention.round.rule(typed: line, awaiting: attention.awaited)
        guard case .answer(let verdict) = ruling.meaning, verdict.outcome == .reject,
            verdict.matched == nil
        else { return nil }
        ruling.meaning = .command(.choice(place))
        return ruling
    }

    /// The reply to a typed text that matches none of the choices shown, so that the player may try
    /// again; nil if the text is an answer, if players press keys to get the floor, or if a host
    /// rules on answers.
    func refusal(ofChoice line: String, by seat: Int? = nil) -> String? {
        guard case .answering = game.phase, attention.round.choices.count > 1,
            !game.shown.hidesChoices, game.mode.opening != .buzzer, game.mode.ruler == .judge
        else { return nil }
        let awaited = game.awaited(attention.awaited, of: seat)
        guard
            case .answer(let verdict) = attention.round.rule(typed: line, awaiting: awaited).meaning,
            verdict.outcome == .reject, verdict.matched == nil,
            ![.negated, .nothingSaid, .gaveUp].contains(verdict.rule)
        else { return nil }
        return say("“\(verdict.heard)” is not one of the choices.")
    }

    /// The zero-based index that a letter or a short number stands for, or nil for any other text.
    private static func place(of name: String) -> Int? {
        if (1...2).contains(name.utf8.count), let number = Int(name), number >= 0 {
            return number - 1
        }
        guard name.utf8.count == 1, let letter = name.uppercased().utf8.first,
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
        else { return nil }
        return Int(letter - UInt8(ascii: "A"))
    }

    /// The rulings on a line typed by the player in a seat: one ruling, or one per item in a list
    /// round.
    func rulings(typed line: String, by seat: Int? = nil) -> [Ruling] {
        let awaited = game.awaited(attention.awaited, of: seat)
        return game.rulings(typed: line) { attention.round.rule(typed: $0, awaiting: awaited) }
    }

    mutating func obey(json line: String) {
        do {
            switch try JSONCommand(line).act(in: game) {
            case .line(let text):
                for ruling in rulings(typed: text) { feed(.ruled(ruling)) }
            case .event(let event): feed(event)
            case .answer(let text, let seat):
                for ruling in rulings(typed: text) { feed(.answered(seat, ruling)) }
            }
        } catch {
            orders.append(.refuse(error.message))
        }
    }

    private mutating func obey(slash line: String) {
        if line.trimmingCharacters(in: .whitespaces).lowercased() == "/link" {
            orders.append(
                setting.hasRoom
                    ? .tellHostLink
                    : .refuse(say("To get a host’s link, start the game with --screen.")))
            return
        }
        do {
            let event = try SlashCommand.event(line, hasHost: setting.hasHost, game: game)
            if case .joined(let name) = event { return join(name) }
            feed(event)
        } catch {
            orders.append(.refuse(error.message))
        }
    }
}
