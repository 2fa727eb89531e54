/// What the ruling on a question means for one player.
package struct OwnResult: Sendable, Hashable {
    /// The player's outcome; nil if the game made no ruling for the player.
    package var outcome: Outcome?
    /// The player's answer; nil if the player gave no answer.
    package var answer: String?
    /// Points won; negative if points were lost.
    package var points: Int
    /// The player's rank before the question; nil if no player had points.
    package var formerPlace: Int?
}

extension Game {
    /// The results of the finished question, keyed by seat; empty while a question is open, and in
    /// a game with one player.
    package var ownResults: [Int: OwnResult] {
        let isSealed = turnout == .sealed
        let rulings = rulingsToTell
        guard !rulings.isEmpty, isSealed || seats.count > 1 else { return [:] }
        var outcomes: [Player: Outcome] = [:]
        var answers: [Player: String] = [:]
        var earned: [Player: Int] = [:]
        for ruling in rulings {
            guard let player = ruling.player else { continue }
            outcomes[player] = ruling.outcome
            if ruling.outcome.isJudged { answers[player] = ruling.choice ?? ruling.quoted }
            earned[player, default: 0] += ruling.award?.total ?? 0
        }
        let before = standings.map { $0.points - (earned[$0.player] ?? 0) }
        let former = before.allSatisfy { $0 == 0 } ? nil : Standing.places(before)
        var results: [Int: OwnResult] = [:]
        for seat in seats {
            let player = standings[seat].player
            guard !isSealed || outcomes[player] != nil else { continue }
            results[seat] = OwnResult(
                outcome: outcomes[player], answer: answers[player], points: earned[player] ?? 0,
                formerPlace: former?[seat])
        }
        return results
    }

    private var rulingsToTell: [Judgement] {
        if phase.isAfterQuestion { return rulings(ofQuestion: index) }
        guard phase != .over, let run = play.run, placeInRound > 1 else { return [] }
        let rulings = rulings(ofQuestion: index - 1)
        return rulings.last?.player == standings[run.seat].player ? rulings : []
    }

    private func rulings(ofQuestion index: Int) -> [Judgement] {
        judgements.reversed().prefix { $0.index == index }.reversed()
    }
}
