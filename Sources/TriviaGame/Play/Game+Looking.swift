// What others want to know of a game without stepping it.
extension Game {
    /// Whether what is typed now is not for the other players: a wager, or an answer that is told when
    /// all have answered.
    public var isSecret: Bool {
        guard seats.count > 1 else { return false }
        switch phase {
        case .requested(.wagers, _, _): return true
        case .answering: return turnout == .sealed
        default: return false
        }
    }

    /// Whether everybody answers the question that is open, each for themselves.
    package var isSealed: Bool {
        if case .answering = phase { turnout == .sealed } else { false }
    }

    /// Whether the open question is for everybody at the same time, each on a screen of their own.
    package var isForEach: Bool {
        if case .answering(let window) = phase { window.floor == .each } else { false }
    }

    /// Whether a player may say of the open question that they do not know it.
    package func mayPass(_ seat: Int) -> Bool {
        guard case .answering(let window) = phase else { return false }
        return window.seat == seat || window.floor == .each && unsealed.contains(seat)
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

    /// What may be shown of words that are being said and may still change: with choices, those of the words that
    /// stand on the screen. A question without choices is heard through its answer, so a guess at what is said may be
    /// the answer, and none of it is shown.
    package func mayBeShown(ofGuess text: String) -> String {
        guard case .answering(let window) = phase, window.choices.count > 1, !shown.hidesChoices
        else { return "" }
        let places = question.choices.indices.map(Self.letter)
        let words = Set((window.choices + places).flatMap(Self.words))
        return text.split(separator: " ").filter { word in
            let parts = Self.words(String(word))
            return !parts.isEmpty && words.isSuperset(of: parts)
        }.joined(separator: " ")
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether others may still answer the open question after whoever has the floor.
    var isOpenToOthers: Bool {
        guard case .answering(let window) = phase else { return false }
        return turnout == .sealed ? unsealed.count > 1 : untried(in: window).count > 1
    }

    /// Who has wagered or answered, while each does so for themselves.
    package var done: [Player] {
        switch phase {
        case .requested(.wagers(let waiting), _, _):
            contestants.filter { !waiting.contains($0) }.map { standings[$0].player }
        case .answering where turnout == .sealed:
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
