import CommandMatcher
import QuestionBank
import Transcript

// Handles wagers before a question. Wagers are secret unless they are spoken.
extension Game {
    mutating func requestWagers(at now: AudioTime) { wantWagers(contestants, at: now) }

    /// Whether all players now wager at the same time, on separate screens with one clock.
    package var wagersTogether: Bool {
        guard case .requested(.wagers, _, _) = phase else { return false }
        return rules.answersTogether && setup.edition >= GameSetup.editionOfWagersTogether
    }

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
        keep(points, of: seat, isKnown: isKnown)
        wantNoWager(of: seat, at: now)
    }

    private mutating func keep(_ points: Int, of seat: Int, isKnown: Bool) {
        play.wagers[seat] = points
        effects.append(
            .wagered(standings[seat].player, points: isKnown || !isSecret ? points : nil))
    }

    /// Sets the wager to zero after the time is up: for all players who share the clock, or for the
    /// player who was asked.
    mutating func giveUpOnWagers(_ waiting: [Int], at now: AudioTime) {
        for seat in wagersTogether ? waiting[...] : waiting.prefix(1) {
            keep(0, of: seat, isKnown: true)
        }
        guard !wagersTogether, let seat = waiting.first else { return ask(at: now) }
        wantNoWager(of: seat, at: now)
    }

    /// Stops waiting for this seat's wager. After the last wager, asks the question.
    mutating func wantNoWager(of seat: Int, at now: AudioTime) {
        guard case .requested(.wagers(let waiting), let until, let since) = phase else { return }
        let rest = waiting.filter { $0 != seat }
        if rest.isEmpty { return ask(at: now) }
        let isNext = waiting.first == seat
        if isNext, !wagersTogether { return wantWagers(rest, at: now) }
        phase = .requested(.wagers(rest), until: until, since: since)
        if isNext { askForWager(rest) }
    }
}
