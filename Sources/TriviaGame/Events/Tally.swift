import CommandMatcher
import QuestionBank

/// The result of a question that all players answered, computed from its rulings.
public struct Tally: Sendable, Hashable {
    /// A choice, and the number of players who chose it.
    public struct Choice: Sendable, Hashable {
        /// The text of the choice, as shown to players.
        public var text: String
        /// Whether the choice is the answer.
        public var isRight: Bool
        /// The number of players who made this choice.
        public var count: Int
    }

    /// One player's result.
    public struct Result: Sendable, Hashable {
        /// The player.
        public var player: Player
        /// The player's outcome.
        public var outcome: Outcome
        /// Points won; negative if points were lost.
        public var points: Int
        /// The player's current rank, starting at 1. Players with equal points share a rank.
        public var place: Int
        /// The player's rank before the question; nil if no player had points.
        public var formerPlace: Int?
    }

    /// The number of the question, starting at 1.
    public var number: Int
    /// The official answer, as screens show it.
    public var official: String
    /// The pack's explanation of the answer.
    public var explanation: String?
    /// The number of players who were asked.
    public var asked: Int
    /// The number of players whose answer was judged.
    public var answered: Int
    /// The number of players with a right answer.
    public var right: Int
    /// The player with the fastest right answer; nil if no player was right.
    public var fastest: Player?
    /// The number of seconds until the fastest right answer began.
    public var fastestTime: Double?
    /// The number of players for each choice, in the order in which the choices are shown.
    public var choices: [Choice]
    /// One result per player, in the order of the rulings.
    public var results: [Result]
}

extension Tally {
    /// Tallies the `rulings` on one question, one ruling for each player, with the standings after
    /// the question.
    init?(of rulings: [Judgement], _ standings: [Standing], judge: AnswerJudge) {
        let rulings = rulings.filter { $0.player != nil }
        guard let first = rulings.first else { return nil }
        number = first.index + 1
        official = first.official
        explanation = first.question.explanation
        asked = rulings.count
        answered = rulings.count { $0.outcome.isJudged }
        let right = rulings.filter { $0.outcome == .correct }
        self.right = right.count
        let best = right.filter { $0.responseTime != nil }
            .min { ($0.responseTime ?? 0) < ($1.responseTime ?? 0) }
        fastest = best?.player
        fastestTime = best?.responseTime
        choices = Self.choices(of: rulings, first, judge)
        results = Self.results(of: rulings, standings)
    }

    private static func choices(
        of rulings: [Judgement], _ first: Judgement, _ judge: AnswerJudge
    ) -> [Choice] {
        let question = first.question
        if question.kind == .order { return [] }
        let right = question.rightChoices.map { question.choices[$0] }
        let chosen = rulings.flatMap { ruling -> [String] in
            let named = ruling.matched.map { judge.choices(inMatched: $0) } ?? []
            if !named.isEmpty { return named.map { question.choices[$0] } }
            return ruling.outcome == .correct && !ruling.isOverruled ? right : []
        }
        return question.choices.map { choice in
            Choice(
                text: choice, isRight: right.contains(choice),
                count: chosen.count { $0 == choice })
        }
    }

    private static func results(of rulings: [Judgement], _ standings: [Standing]) -> [Result] {
        var earned: [Player: Int] = [:]
        for ruling in rulings {
            if let player = ruling.player { earned[player, default: 0] += ruling.award?.total ?? 0 }
        }
        let now = Standing.places(standings.map(\.points))
        let before = standings.map { $0.points - (earned[$0.player] ?? 0) }
        let former = before.allSatisfy { $0 == 0 } ? nil : Standing.places(before)
        let seats = Dictionary(
            standings.indices.map { (standings[$0].player, $0) }, uniquingKeysWith: { $1 })
        return rulings.compactMap { ruling in
            guard let player = ruling.player, let seat = seats[player] else { return nil }
            return Result(
                player: player, outcome: ruling.outcome, points: earned[player] ?? 0,
                place: now[seat], formerPlace: former?[seat])
        }
    }
}
