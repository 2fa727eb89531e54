// Properties that describe the game's current state.
extension Game {
    /// Whether input is currently hidden from the other players: for a wager, and for an answer that stays secret until
    /// all players have answered.
    public var isSecret: Bool {
        guard seats.count > 1 else { return false }
        switch phase {
        case .requested(.wagers, _, _): return true
        case .answering: return turnout == .sealed
        default: return false
        }
    }

    /// Whether all players answer the open question separately.
    package var isSealed: Bool {
        if case .answering = phase { turnout == .sealed } else { false }
    }

    /// Whether all players answer the open question at the same time, each on a separate screen.
    package var isForEach: Bool {
        if case .answering(let window) = phase { window.floor == .each } else { false }
    }

    /// The seats of the players who may pass instead of answering the open question.
    package var mayPass: Set<Int> {
        guard case .answering(let window) = phase else { return [] }
        let each = window.floor == .each ? unsealed : []
        return Set(each + [window.seat].compactMap(\.self))
    }

    /// The current maximum wager of a player. Nil if the game expects no wager from this seat.
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

    /// Whether others may still answer the open question after the player with the floor.
    var isOpenToOthers: Bool {
        guard case .answering(let window) = phase else { return false }
        return turnout == .sealed ? unsealed.count > 1 : untried(in: window).count > 1
    }

    /// The players who have already wagered or answered, in phases where each player does so separately.
    package var done: [Player] {
        switch phase {
        case .requested(.wagers(let waiting), _, _):
            contestants.filter { !waiting.contains($0) }.map { standings[$0].player }
        case .answering where turnout == .sealed:
            play.sealed.map { standings[$0.seat].player }
        default: []
        }
    }

    /// A player's stored answer, while others still have to answer, or nil.
    package func noted(by seat: Int) -> String? {
        guard case .answering = phase, turnout == .sealed else { return nil }
        return play.sealed.first { $0.seat == seat && $0.outcome.isJudged }?.evidence.heard
    }

    /// Whether an answer from this seat completes the last, incomplete answer. Players cannot complete each other's
    /// answers.
    package func completesAnswer(_ seat: Int) -> Bool {
        guard case .answering(let window) = phase else { return false }
        return window.claim.map { $0 == seat } ?? true
    }

    /// The choices that a player has named so far, if the question asks for several choices and more are wanted.
    package func chosen(by seat: Int) -> [Int] {
        guard case .answering(let window) = phase, sheet.line.selection != nil,
            window.seat == seat || turnout == .sealed && unsealed.contains(seat)
        else { return [] }
        let verdict = window.seat == seat ? window.incomplete.last : window.named[seat]
        return verdict.map(sheet.judge.choices(in:)) ?? []
    }

    /// The players in a tie-break that others only watch. Otherwise, this list is empty.
    package var tieBreakers: [Player] {
        guard phase != .ready, phase != .over, round.contest == .tied,
            contestants.count < seats.count
        else { return [] }
        return contestants.map { standings[$0].player }
    }

    /// The order of turns in a round that gives each player one clock for all questions: the current or first player,
    /// then the others. Empty if there is only one player.
    package var clockOrder: [Player] {
        guard phase != .ready, phase != .over, round.clock == .round, seats.count > 1 else {
            return []
        }
        let order = play.run.map { [$0.seat] + $0.waiting } ?? play.waiting ?? contestants
        return order.filter(seats.contains).map { standings[$0].player }
    }

    /// The items of the current list that have been named so far.
    package var found: [String] { play.found.filter { !$0.isEmpty } }

    /// The board's categories in order, while a player picks. Otherwise, this list is empty.
    public var categories: [String] {
        guard case .requested(.pick, _, _) = phase else { return [] }
        return board.columns.map(\.category)
    }
}
