import CommandMatcher
import QuestionBank
import Transcript

// Handles wagers before a question. Wagers are secret unless they are spoken.
extension Game {
    mutating func requestWagers(at now: AudioTime) { wantWagers(contestants, at: now) }

    private mutating func wantWagers(_ waiting: [Int], at now: AudioTime) {
        phase = .requested(
            .wagers(waiting), until: now.advanced(bySeconds: rules.requestSeconds), since: now)
        askForWager(waiting)
    }

    mutating func askForWager(_ waiting: [Int]) {
        guard let seat = waiting.first else { return }
        effects.append(
            .wager(
                standings[seat].player, limit: wagerLimit(of: seat), category: question.category))
        listen(.wager)
    }

    /// The maximum wager: the player's points or, if higher, the question's points.
    package func wagerLimit(of seat: Int) -> Int {
        max(standings[seat].points, worth(ofQuestion: index))
    }

    /// A player's wager on the question.
    package func wagered(by seat: Int) -> Int? { play.wagers[seat] }

    /// - Parameter isKnown: Whether the game may show the wager.
    mutating func wager(
        _ wager: GameCommand.Wager, by seat: Int, isKnown: Bool = false, at now: AudioTime
    ) {
        guard case .requested(.wagers(let waiting), _, _) = phase, waiting.contains(seat)
        else { return effects.append(.remark(.notNow(say("There is nothing to wager on now.")))) }
        let limit = wagerLimit(of: seat)
        let points =
            switch wager {
            case .points(let points): points
            case .everything: limit
            case .half: limit / 2
            }
        guard (0...limit).contains(points) else {
            return effects.append(.remark(.wagerTooHigh(limit: limit)))
        }
        play.wagers[seat] = points
        effects.append(
            .wagered(standings[seat].player, points: isKnown || !isSecret ? points : nil))
        wantNoWager(of: seat, at: now)
    }

    /// Stops waiting for this seat's wager. After the last wager, asks the question.
    mutating func wantNoWager(of seat: Int, at now: AudioTime) {
        guard case .requested(.wagers(let waiting), let until, let since) = phase else { return }
        let rest = waiting.filter { $0 != seat }
        if rest.isEmpty { return ask(at: now) }
        if waiting.first == seat { return wantWagers(rest, at: now) }
        phase = .requested(.wagers(rest), until: until, since: since)
    }
}
