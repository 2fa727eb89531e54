import CommandMatcher
import QuestionBank
import Transcript

// Moves the game from one round to the next.
extension Game {
    /// The current question's round. ``Round/normal`` in a game without rounds.
    public var round: Round { round(ofQuestion: index) }

    /// The index of the current round in the setup; nil if the game has no rounds.
    package var roundNumber: Int? { roundNumber(ofQuestion: index) }

    /// The index of a question's round in the setup; nil if the game has no rounds.
    package func roundNumber(ofQuestion index: Int) -> Int? {
        guard !setup.rounds.isEmpty, order.indices.contains(index) else { return nil }
        return roundNumbers[order[index]]
    }

    func round(ofQuestion index: Int) -> Round {
        roundNumber(ofQuestion: index).map { setup.rounds[$0] } ?? .normal
    }

    /// The seats that take part in the round.
    var contestants: [Int] {
        if isBonus, let seat = play.bonus, seats.contains(seat) { return [seat] }
        let chosen = play.contestants.map { seats.filter($0.contains) } ?? seats
        let left = chosen.filter { !isNewcomer($0) }
        return [left, chosen].first { !$0.isEmpty } ?? seats
    }

    /// Whether a player joined during this question, and therefore starts with the next question.
    package func isNewcomer(_ seat: Int) -> Bool { play.newcomers.contains(seat) }

    /// The points that the question is worth, without extra points.
    func worth(ofQuestion index: Int) -> Int {
        let entry = entry(index)
        if entry.part != nil, let worth = rules.scoring.bonusPart { return worth }
        let base = entry.cell?.value ?? rules.scoring.base(of: entry.question)
        guard round(ofQuestion: index).measure == .collected else { return base }
        return max(base / max(sheets[order[index]].wanted, 1), 1)
    }

    /// Opens the current question, or announces the round that begins with this question.
    mutating func open(at now: AudioTime) {
        while index < count, isNewRound, round.contest == .tied, leaders.count < 2 {
            order.removeSubrange(index..<(index + 1 + leftInRound))
        }
        guard index < count else {
            index = max(count - 1, 0)
            return finish(reason: nil)
        }
        isNewRound ? enterRound(at: now) : goOnInRound(at: now)
    }

    private var isNewRound: Bool {
        !setup.rounds.isEmpty && play.number != roundNumbers[order[index]]
    }

    /// The number of later questions in the round.
    var leftInRound: Int {
        order[(index + 1)...].prefix { roundNumbers[$0] == roundNumbers[order[index]] }.count
    }

    /// The question's position in its round, starting at 1. The parts of a bonus have the same
    /// position as their tossup.
    var placeInRound: Int {
        order[...index].reversed().prefix { roundNumbers[$0] == roundNumbers[order[index]] }
            .count { setup.entries[$0].part == nil }
    }

    /// The number of questions in the round, without bonus parts.
    var countInRound: Int {
        placeInRound
            + order[(index + 1)...].prefix { roundNumbers[$0] == roundNumbers[order[index]] }
            .count { setup.entries[$0].part == nil }
    }

    /// The seats in first place.
    private var leaders: [Int] {
        let best = contestants.map { standings[$0].points }.max()
        return contestants.filter { standings[$0].points == best }
    }

    /// Whether the round continues because of a tie.
    var isBreakingTie: Bool { round.contest == .tied && leaders.count > 1 }

    private mutating func enterRound(at now: AudioTime) {
        let number = roundNumbers[order[index]]
        play = RoundPlay()
        play.number = number
        if round.contest == .tied { play.contestants = leaders }
        tellRound(standings)
        if round.stake == .wager, setup.edition >= GameSetup.editionOfWagersAtOnce {
            return goOnInRound(at: now)
        }
        announce(at: now)
    }

    /// Shows the current round, if there is one. `standings` is empty if the standings are shown
    /// separately.
    mutating func tellRound(_ standings: [Standing]) {
        guard let number = play.number, !setup.rounds.isEmpty else { return }
        effects.append(
            .round(round, number: number + 1, count: setup.rounds.count, standings))
    }

    /// Pauses briefly to announce the next round or turn.
    mutating func announce(at now: AudioTime) {
        phase = .announcing(until: now.advanced(bySeconds: rules.roundSeconds))
        listen(.commands)
    }

    mutating func goIntoRound(at now: AudioTime) {
        if play.run != nil { return ask(at: now) }
        goOnInRound(at: now)
    }

    private mutating func goOnInRound(at now: AudioTime) {
        if round.clock == .round, play.run == nil { return nextRun(at: now) }
        if round.order == .picked { return requestPick(at: now) }
        if round.stake == .wager, play.wagers.isEmpty { return requestWagers(at: now) }
        ask(at: now)
    }

    /// Clears the question's state, and drops questions that the round no longer needs.
    mutating func leaveQuestion() {
        giveBonus()
        play.found = []
        play.sealed = []
        play.wagers = [:]
        play.newcomers = []
        if round.clock == .round { leaveQuestionOfRun() }
        if round.contest == .tied, leaders.count < 2 { drop(leftInRound) }
    }

    /// Drops the next `count` questions.
    mutating func drop(_ count: Int) {
        order.removeSubrange((index + 1)..<(index + 1 + count))
    }

    /// Continues without a pick or wager when the time is up.
    mutating func giveUpOn(_ request: Request, at now: AudioTime) {
        switch request {
        case .pick: pickForNobody(at: now)
        case .wagers(let waiting): giveUpOnWagers(waiting, at: now)
        }
    }

    /// Repeats a request after an interruption.
    mutating func repeatRequest(_ request: Request) {
        switch request {
        case .pick(let seat): askForPick(seat)
        case .wagers(let waiting): askForWager(waiting)
        }
    }
}
