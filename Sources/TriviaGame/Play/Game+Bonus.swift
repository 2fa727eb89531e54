import QuestionBank
import Transcript

// Only the player with the right answer to a tossup answers the parts of its bonus.
extension Game {
    /// Whether the current question is a part of a bonus.
    package var isBonus: Bool { part(ofQuestion: index) != nil }

    /// The number of questions that are parts of bonuses.
    public var partCount: Int { order.count { setup.entries[$0].part != nil } }

    func part(ofQuestion index: Int) -> Int? {
        order.indices.contains(index) ? entry(index).part : nil
    }

    /// The number of parts between the current question and the next tossup.
    private var partsLeft: Int {
        order[(index + 1)...].prefix { setup.entries[$0].part != nil }.count
    }

    /// The position of the current part within its bonus, and the number of parts in the bonus.
    var bonusPart: BonusPart? {
        part(ofQuestion: index).map { BonusPart(number: $0, count: $0 + partsLeft) }
    }

    /// Starts the bonus for the player with the fastest right answer, or drops the parts of the
    /// bonus.
    mutating func giveBonus() {
        guard !isBonus, partsLeft > 0 else { return }
        let right = judgements.filter { $0.index == index && $0.outcome == .correct }
        let winner = right.min { ($0.responseTime ?? .infinity) < ($1.responseTime ?? .infinity) }?
            .player
        play.bonus = winner.flatMap { seat(named: $0.name) }
        if play.bonus == nil { drop(partsLeft) }
    }

    /// Ends the bonus of a player who has left.
    mutating func endBonus(of player: Player, at now: AudioTime) {
        drop(partsLeft)
        let window: AnswerWindow
        switch phase {
        case .reviewing, .over: return
        case .reading: effects.append(.stopReading)
        default: break
        }
        window = phase.window ?? opened(at: now)
        close(
            window, .abandoned, seat: nil, reason: say("\(player.name) has left."),
            evidence: Evidence(), at: now)
    }
}

extension Mode {
    /// The mode during a bonus: one player answers, and a wrong answer ends the part.
    var forBonus: Mode {
        var mode = self
        mode.opening = .turn
        if isTimed { mode.wrongAnswer = .ends }
        return mode
    }
}

extension Scoring {
    /// The scoring of a bonus: only a right answer counts, and it earns exactly the points of the
    /// bonus part.
    var forBonus: Scoring {
        var scoring = self
        scoring.speedShare = 0
        scoring.streakShare = 0
        scoring.earlyShare = 0
        scoring.wrongShare = 0
        scoring.earlyWrongShare = 0
        return scoring
    }
}
