import Languages
import QuestionBank
import TriviaGame

/// What everybody in the room may see of a game: a value that effects change and pages draw. It is sent
/// whole, so a page that comes late or was away needs nothing else.
///
/// No answer is in it before its ruling.
package struct Stage: Sendable, Hashable, Encodable {
    package enum Moment: String, Sendable, Hashable, Encodable {
        /// Players come; the game has not begun.
        case lobby
        /// A round is announced, or whose time begins.
        case round
        /// A player picks from the board.
        case pick
        /// Players wager, each for themselves.
        case wager
        /// A question is shown and being read.
        case reading
        /// Whoever is first may answer.
        case open
        /// Somebody has the floor.
        case floor
        /// Everybody answers, each for themselves.
        case sealed
        /// A right answer was given, and somebody says by whom.
        case whose
        /// The host decides.
        case proposed
        case verdict
        /// Yes or no.
        case decision
        case paused
        case over
    }

    /// A question as everybody sees it.
    struct Asked: Sendable, Hashable, Encodable {
        struct Choice: Sendable, Hashable, Encodable {
            var text: String
            /// Taken away by a hint.
            var isGone = false
            /// Somebody gave it, and it is wrong.
            var isWrong = false

            /// Whether it can still be chosen.
            var isOpen: Bool { !isGone && !isWrong }
        }

        /// Part of a bonus.
        struct Part: Sendable, Hashable, Encodable {
            var number: Int
            var count: Int
        }

        /// Of all questions, from 1.
        var number: Int
        /// Its place in the round, from 1, and how many the round has, where no clock ends it.
        var place: Int
        var count: Int?
        var part: Part?
        var text: String
        var category: [String]
        var difficulty: String?
        /// Absent where it is worth what each player wagered.
        var points: Int?
        var choices: [Choice]
    }

    /// Words that are being said, or were.
    struct Words: Sendable, Hashable, Encodable {
        var text: String
        /// They do not change any more.
        var isSettled: Bool
    }

    struct Round: Sendable, Hashable, Encodable {
        var title: String
        var summary: String
        var number: Int
        var count: Int
    }

    /// A board's row: what is left of a category.
    struct Column: Sendable, Hashable, Encodable {
        var category: String
        var values: [Int]
    }

    struct Ruling: Sendable, Hashable, Encodable {
        var player: String?
        var outcome: String
        var isRight: Bool
        var heard: String?
        /// The sentence that says why; while others may still answer only that it was the host, for it may tell the answer.
        var reason: String?
        /// Absent while others may still answer.
        var answer: String?
        var explanation: String?
        var points: Int?
        var responseTime: Double?
        /// How far a number was from the answer, where numbers are compared; the reason says it.
        var distance: Double?
        /// Whether the host, or a challenge, ruled otherwise than the judge: the reason says who.
        var isOverruled: Bool
    }

    /// What came of a question for all together.
    struct Tally: Sendable, Hashable, Encodable {
        var asked: Int
        var right: Int
        var fastest: String?
        /// Seconds.
        var fastestTime: Double?
        /// How many chose each choice, in the order of the question's.
        var counts: [Int]

        init(_ tally: TriviaGame.Tally) {
            asked = tally.asked
            right = tally.right
            fastest = tally.fastest?.name
            fastestTime = tally.fastestTime
            counts = tally.choices.map(\.count)
        }
    }

    struct Score: Sendable, Hashable, Encodable {
        var name: String
        var points: Int
        /// From 1; who has as many points has the same.
        var place: Int
        var colour = 0
        /// On the way: a phone that is out of reach.
        var isAway = false
    }

    var title = ""
    var mode = ""
    var moment = Moment.lobby
    var question: Asked?
    var round: Round?
    /// While a player picks.
    var board: [Column]?
    /// All values that the board ever had.
    var values: [Int]?
    /// How many have wagered or answered for themselves.
    var doneCount = 0
    /// Whether everybody answers the question, each for themselves.
    var isSealed = false
    /// What was named of a list.
    var found: [String] = []
    /// How many are wanted of it.
    var wanted: Int?
    /// Who has the floor, or whose turn it is.
    var floor: String?
    /// Who may answer after somebody else did not know it; empty where it is for all.
    var freed: [String] = []
    var words: Words?
    var remark: String?
    /// The answer with letters left out.
    var letters: String?
    var verdict: Ruling?
    /// Where everybody answered: what each did, once all is told. The best come first.
    var rulings: [Ruling] = []
    /// Where everybody answers every question: what came of all answers together, once the question is over.
    var tally: Tally?
    /// The best, first; no more than a screen has room for.
    var scores: [Score] = []
    /// How many play.
    var playerCount = 0
    /// Why the game stands or ended, where that is not plain.
    var reason: String?

    package init() {}

    /// So many standings fit on a screen that is read from five metres.
    static let mostScores = 12

    /// Follows a game to where it is now.
    mutating func follow(_ game: Game) {
        moment = Moment(game)
        round = Round(of: game)
        if case .answering(let window) = game.phase, moment != .sealed {
            floor = window.seat.map { game.standings[$0].player.name }
        }
        if moment == .sealed || moment == .wager { floor = nil }
        doneCount = game.done.count
        isSealed = game.phase != .ready && game.turnout == .sealed
        markWrongChoices(of: game)
        tally = game.isTallied ? game.tally.map(Tally.init) : nil
        found = game.found
        freed = []
        if case .answering(let window) = game.phase, window.floor == .free, !window.tried.isEmpty {
            freed = game.mayAnswer.map { game.standings[$0].player.name }
        }
        let playing = game.seats.map { game.standings[$0] }
        playerCount = playing.count
        let ranked = (game.isOver ? game.standings : playing).enumerated().sorted {
            ($1.element.points, $0.offset) < ($0.element.points, $1.offset)
        }.map(\.element)
        scores = ranked.prefix(Self.mostScores).map { standing in
            Score(
                name: standing.player.name, points: standing.points,
                place: 1 + ranked.count { $0.points > standing.points })
        }
    }

    /// Marks the choices that were wrong while others may still answer. Where everybody answers, nobody learns what
    /// another player chose.
    private mutating func markWrongChoices(of game: Game) {
        guard case .answering(let window) = game.phase, !isSealed, var asked = question else {
            return
        }
        for place in asked.choices.indices {
            asked.choices[place].isWrong = window.refused.contains(asked.choices[place].text)
        }
        question = asked
    }
}

extension Stage.Round {
    /// The round that a game is in; nil before it begins, and where there are none.
    init?(of game: Game) {
        guard game.phase != .ready, let place = game.roundNumber else { return nil }
        self.init(
            title: game.round.title ?? game.say(Sentence(game.round.heading)),
            summary: game.say(Sentence(game.round.summary)), number: place + 1,
            count: game.setup.rounds.count)
    }
}

extension Stage.Moment {
    init(_ game: Game) {
        switch game.phase {
        case .ready: self = .lobby
        case .announcing: self = .round
        case .requested(.pick, _, _): self = .pick
        case .requested(.wagers, _, _): self = .wager
        case .reading: self = .reading
        case .answering where game.isSealed: self = .sealed
        case .answering(let window): self = window.seat == nil ? .open : .floor
        case .claiming: self = .whose
        case .proposed: self = .proposed
        case .reviewing: self = .verdict
        case .deciding: self = .decision
        case .paused: self = .paused
        case .over: self = .over
        }
    }
}
