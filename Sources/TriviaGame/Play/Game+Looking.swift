// Properties that describe the game's current state.
extension Game {
    /// Whether input is currently hidden from the other players. This is so for a wager, and for an answer that is
    /// revealed only when everybody has answered.
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

    /// The largest possible wager for a player now; nil if the game needs no wager from this seat.
    package func wagerWanted(of seat: Int) -> Int? {
        guard case .requested(.wagers(let waiting), _, _) = phase, waiting.contains(seat) else {
            return nil
        }
        return wagerLimit(of: seat)
    }

    /// The current question as a player who has just joined should see it.
    package var shown: Presentation {
        presentation(choices: phase.window?.choices ?? question.choices, isRepeat: true)
    }

    /// Whether other players may still answer the open question after the one who has the floor.
    var isOpenToOthers: Bool {
        guard case .answering(let window) = phase else { return false }
        return turnout == .sealed ? unsealed.count > 1 : untried(in: window).count > 1
    }

    /// In phases where each player wagers or answers separately: the players who have already done so.
    package var done: [Player] {
        switch phase {
        case .requested(.wagers(let waiting), _, _):
            contestants.filter { !waiting.contains($0) }.map { standings[$0].player }
        case .answering where turnout == .sealed:
            play.sealed.map { standings[$0.seat].player }
        default: []
        }
    }

    /// A player's recorded answer, while others have yet to answer; nil if there is none.
    package func noted(by seat: Int) -> String? {
        guard case .answering = phase, turnout == .sealed else { return nil }
        return play.sealed.first { $0.seat == seat && $0.outcome.isJudged }?.evidence.heard
    }

    /// The players in a tie-break that others only watch; otherwise empty.
    package var tieBreakers: [Player] {
        guard phase != .ready, phase != .over, round.contest == .tied,
            contestants.count < seats.count
        else { return [] }
        return contestants.map { standings[$0].player }
    }

    /// The order of turns in a round that gives each player one clock for all questions: the current or first player,
    /// then the others. Empty if only one plays.
    package var clockOrder: [Player] {
        guard phase != .ready, phase != .over, round.clock == .round, seats.count > 1 else {
            return []
        }
        let order = play.run.map { [$0.seat] + $0.waiting } ?? play.waiting ?? contestants
        return order.filter(seats.contains).map { standings[$0].player }
    }

    /// The items of the current list that have been named so far.
    package var found: [String] { play.found.filter { !$0.isEmpty } }

    /// The board's categories in order, while a player picks from it; otherwise empty.
    public var categories: [String] {
        guard case .requested(.pick, _, _) = phase else { return [] }
        return board.columns.map(\.category)
    }
}
