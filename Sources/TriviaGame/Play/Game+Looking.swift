// What others want to know of a game without stepping it.
extension Game {
    /// Whether what is typed now is not for the other players: a wager, or an answer that is told when
    /// all have answered.
    public var isSecret: Bool {
        guard seats.count > 1 else { return false }
        switch phase {
        case .requested(.wagers, _, _): return true
        case .answering: return round.turnout == .sealed
        default: return false
        }
    }

    /// Whether everybody answers the question that is open, each for themselves.
    package var isSealed: Bool {
        if case .answering = phase { round.turnout == .sealed } else { false }
    }

    /// The most that a player may wager now; nil when no wager of this seat is wanted.
    package func wagerWanted(of seat: Int) -> Int? {
        guard case .requested(.wagers(let waiting), _, _) = phase, waiting.contains(seat) else {
            return nil
        }
        return wagerLimit(of: seat)
    }

    /// The question as it stands, for whoever comes now.
    package var shown: Presentation {
        presentation(choices: phase.window?.choices ?? question.choices, isRepeat: true)
    }

    /// Who has wagered or answered, while each does so for themselves.
    package var done: [Player] {
        switch phase {
        case .requested(.wagers(let waiting), _, _):
            contestants.filter { !waiting.contains($0) }.map { standings[$0].player }
        case .answering where round.turnout == .sealed:
            play.sealed.map { standings[$0.seat].player }
        default: []
        }
    }

    /// What was named so far of a list that is asked.
    package var found: [String] { play.found.filter { !$0.isEmpty } }

    /// The board's categories while a player picks from it, in their order; else none.
    public var categories: [String] {
        guard case .requested(.pick, _, _) = phase else { return [] }
        return board.columns.map(\.category)
    }
}
