import CommandMatcher
import Foundation
import SpokenAnswers
import TriviaGame

// Lines that are typed, or come from a pipe.
extension GameSession {
    /// A blank line means: go on.
    func take(_ line: String) async {
        if line.hasPrefix("{") { return await obey(json: line) }
        if line.hasPrefix("/") { return await obey(slash: line) }
        if line.allSatisfy(\.isWhitespace) { return await feed(.next) }
        if let choice = strayLetter(line) { return await feed(.command(.choice(choice))) }
        for ruling in rulings(typed: line) { await feed(.ruled(ruling)) }
    }

    /// The place of a letter behind the last choice's, where choices have letters: at a terminal a slip,
    /// and nobody's answer. Of a program's lines each is for one question.
    private func strayLetter(_ line: String) -> Int? {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard keyboard?.isRaw == true || hasKeyLines, case .answering = game.phase,
            round.choices.count > 1, line.utf8.count == 1,
            let place = line.uppercased().utf8.first.map({ Int($0) - 65 }),
            (round.choices.count..<26).contains(place),
            case .answer(let verdict) = round.rule(typed: line, awaiting: awaited).meaning,
            verdict.outcome == .reject
        else { return nil }
        return place
    }

    /// What a line means; in a list, what each thing means that it names.
    func rulings(typed line: String) -> [Ruling] {
        let whole = round.rule(typed: line, awaiting: awaited)
        guard game.round.measure == .collected, case .answering = game.phase else { return [whole] }
        let parts = line.replacing(" and ", with: ",").split(separator: ",").map {
            round.rule(typed: String($0), awaiting: awaited)
        }
        // "Trinidad and Tobago" is one.
        return Set(parts.compactMap(\.accepted)).count > 1 ? parts : [whole]
    }

    /// A command of a program that drives the game.
    func obey(json line: String) async {
        do {
            switch try JSONCommand(line).act(in: game) {
            case .line(let text):
                for ruling in rulings(typed: text) { await feed(.ruled(ruling)) }
            case .event(let event): await feed(event)
            case .answer(let text, let seat):
                for ruling in rulings(typed: text) { await feed(.answered(seat, ruling)) }
            }
        } catch {
            output.refuse(error.message)
        }
    }

    /// A line that is no answer and nothing a player says.
    private func obey(slash line: String) async {
        do {
            await feed(try SlashCommand.event(line, hasHost: hasHost, game: game))
        } catch {
            output.refuse(error.message)
        }
    }
}

extension Ruling {
    /// What was accepted, if anything was.
    fileprivate var accepted: String? {
        guard case .answer(let verdict) = meaning, verdict.outcome == .accept else { return nil }
        return verdict.matched ?? verdict.heard
    }
}
