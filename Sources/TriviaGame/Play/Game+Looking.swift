// Queries about a game that do not step it.
extension Game {
    /// Whether input is hidden from the other players now: a wager, or an answer that is revealed when all have
    /// answered.
    public var isSecret: Bool {
        guard seats.count > 1 else { return false }
        switch phase {
        case .requested(.wagers, _, _): return true
        case .answering: return turnout == .sealed
        default: return false
        }
    }

    /// Whether everybody answers the open question separately.
    package var isSealed: Bool {
        if case .answering = phase { turnout == .sealed } else { false }
    }

    /// Whether everybody answers the open question at the same time, each on a separate screen.
    package var isForEach: Bool {
        if case .answering(let window) = phase { window.floor == .each } else { false }
    }

    /// Whether a player may pass on the open question.
    package func mayPass(_ seat: Int) -> Bool {
        guard case .answering(let window) = phase else { return false }
        return window.seat == seat || window.floor == .each && unsealed.contains(seat)
    }

    /// The most that a player may wager now; nil if no wager is wanted from this seat.
    package func wagerWanted(of seat: Int) -> Int? {
        guard case .requested(.wagers(let waiting), _, _) = phase, waiting.contains(seat) else {
            return nil
        }
        return wagerLimit(of: seat)
    }

    /// The current state of the question, for a player who has just joined.
    package var shown: Presentation {
        presentation(choices: phase.window?.choices ?? question.choices, isRepeat: true)
    }

    /// Whether others may still answer the open question after the player who has the floor.
    var isOpenToOthers: Bool {
        guard case .answering(let window) = phase else { return false }
        return turnout == .sealed ? unsealed.count > 1 : untried(in: window).count > 1
    }

    /// Players who have wagered or answered, in phases where each does so separately.
    package var done: [Player] {
        switch phase {
        case .requested(.wagers(let waiting), _, _):
            contestants.filter { !waiting.contains($0) }.map { standings[$0].player }
        case .answering where turnout == .sealed:
            play.sealed.map { standings[$0.seat].player }
        default: []
        }
    }

    /// The words that count as a player's answer, while others have yet to answer; nil if there are none.
    package func noted(by seat: Int) -> String? {
        guard case .answering = phase, turnout == .sealed else { return nil }
        return play.sealed.first { $0.seat == seat && $0.outcome.isJudged }?.evidence.heard
    }

    /// The players of a tie-break, while others only watch it; otherwise empty.
    package var tieBreakers: [Player] {
        guard phase != .ready, phase != .over, round.contest == .tied,
            contestants.count < seats.count
        else { return [] }
        return contestants.map { standings[$0].player }
    }

    /// The order of turns in a round in which each player has one clock for all questions: the current or first
    /// player, then the others. Empty if only one plays.
    package var clockOrder: [Player] {
        guard phase != .ready, phase != .over, round.clock == .round, seats.count > 1 else {
            return []
        }
        let order = play.run.map { [$0.seat] + $0.waiting } ?? play.waiting ?? contestants
        return order.filter(seats.contains).map { standings[$0].player }
    }

    /// The items of the current list that were named so far.
    package var found: [String] { play.found.filter { !$0.isEmpty } }

    /// The board's categories in order, while a player picks from it; otherwise empty.
    public var categories: [String] {
        guard case .requested(.pick, _, _) = phase else { return [] }
        return board.columns.map(\.category)
    }
}
