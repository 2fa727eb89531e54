// Describes the current state of the game.
extension Game {
    /// Whether other players must not see the expected input, because it is a wager or a secret
    /// answer.
    public var isSecret: Bool {
        guard seats.count > 1 else { return false }
        switch phase {
        case .requested(.wagers, _, _): return true
        case .answering: return turnout == .sealed
        default: return false
        }
    }

    /// Whether all players answer the open question in secret.
    package var isSealed: Bool {
        if case .answering = phase { turnout == .sealed } else { false }
    }

    /// Whether all players answer the open question at once, on separate screens.
    package var isForEach: Bool {
        if case .answering(let window) = phase { window.floor == .each } else { false }
    }

    /// The seats of players who may give up on the open question.
    package var mayPass: Set<Int> {
        guard case .answering(let window) = phase else { return [] }
        let each = window.floor == .each ? unsealed : []
        return Set(each + [window.seat].compactMap(\.self))
    }

    /// A player's maximum wager; nil if the game expects no wager from this seat.
    package func wagerWanted(of seat: Int) -> Int? {
        guard case .requested(.wagers(let waiting), _, _) = phase, waiting.contains(seat) else {
            return nil
        }
        return wagerLimit(of: seat)
    }

    /// The current question as a new player should see it.
    package var shown: Presentation {
        presentation(choices: phase.window?.choices ?? question.choices, isRepeat: true)
    }

    /// Whether other players may still answer after the player who now has the floor.
    var isOpenToOthers: Bool {
        guard case .answering(let window) = phase else { return false }
        return turnout == .sealed ? unsealed.count > 1 : untried(in: window).count > 1
    }

    /// The players who have already wagered or answered.
    package var done: [Player] {
        switch phase {
        case .requested(.wagers(let waiting), _, _):
            contestants.filter { !waiting.contains($0) }.map { standings[$0].player }
        case .answering where turnout == .sealed:
            play.sealed.map { standings[$0.seat].player }
        default: []
        }
    }

    /// A player's stored secret answer.
    package func noted(by seat: Int) -> String? {
        guard case .answering = phase, turnout == .sealed else { return nil }
        return play.sealed.first { $0.seat == seat && $0.outcome.isJudged }?.evidence.heard
    }

    /// Whether an answer from this seat would complete the last, incomplete answer.
    package func completesAnswer(_ seat: Int) -> Bool {
        guard case .answering(let window) = phase else { return false }
        return window.claim.map { $0 == seat } ?? true
    }

    /// The choices that a player has named so far, if the question asks for several.
    package func chosen(by seat: Int) -> [Int] {
        guard case .answering(let window) = phase, sheet.line.selection != nil,
            window.seat == seat || turnout == .sealed && unsealed.contains(seat)
        else { return [] }
        let verdict = window.seat == seat ? window.incomplete.last : window.named[seat]
        return verdict.map(sheet.judge.choices(in:)) ?? []
    }

    /// The players in a tie-break that other players only watch; empty if there is no such
    /// tie-break.
    package var tieBreakers: [Player] {
        guard phase != .ready, phase != .over, round.contest == .tied,
            contestants.count < seats.count
        else { return [] }
        return contestants.map { standings[$0].player }
    }

    /// The order of turns in a round with one clock per player; empty for a single player.
    package var clockOrder: [Player] {
        guard phase != .ready, phase != .over, round.clock == .round, seats.count > 1 else {
            return []
        }
        let order = play.run.map { [$0.seat] + $0.waiting } ?? play.waiting ?? contestants
        return order.filter(seats.contains).map { standings[$0].player }
    }

    /// The items of the current list that players have named.
    package var found: [String] { play.found.filter { !$0.isEmpty } }

    /// The board's categories while a player picks; empty if no player is picking a question.
    public var categories: [String] {
        guard case .requested(.pick, _, _) = phase else { return [] }
        return board.columns.map(\.category)
    }
}
