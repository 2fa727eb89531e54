import Languages
import QuestionBank
import TriviaGame

/// The public state of a game. Effects change this value, and pages draw it. Each message contains
/// the whole value, so a page can connect at any time.
///
/// It contains an answer only after the ruling.
package struct Stage: Sendable, Hashable, Encodable {
    package enum Moment: String, Sendable, Hashable, Encodable {
        /// Players join. The game has not begun.
        case lobby
        /// The announcement of a round, or of a player's time.
        case round
        /// A player picks from the board.
        case pick
        /// Players wager, each separately.
        case wager
        /// A question is shown and being read.
        case reading
        /// The first player to respond may answer.
        case open
        /// One player has the floor.
        case floor
        /// Everybody answers, each separately.
        case sealed
        /// A correct answer was given. Someone must say whose it was.
        case whose
        /// The host decides.
        case proposed
        case verdict
        /// Players decide with yes or no.
        case decision
        case paused
        case over
    }

    /// A picture for everybody.
    struct Shown: Sendable, Hashable, Encodable {
        /// The folder of all pictures on the server.
        static let folder = "/media/"

        /// The path of the file on the server.
        var path: String
        var alt: String
        var credit: String?
        /// How pages show it; absent if they show it at once.
        var reveal: Media.Reveal?

        /// - Returns: Nil if the bank does not have the file.
        init?(_ media: Media) {
            guard media.kind == .picture, media.isStored else { return nil }
            path = Self.folder + media.file
            alt = media.alt ?? ""
            credit = media.credit
            reveal = media.reveal
        }
    }

    /// A question as everybody sees it.
    struct Asked: Sendable, Hashable, Encodable {
        struct Choice: Sendable, Hashable, Encodable {
            var text: String
            /// Whether a hint removed it.
            var isGone = false
            /// Whether a player chose it and it is wrong.
            var isWrong = false

            /// Whether players can still choose it.
            var isOpen: Bool { !isGone && !isWrong }
        }

        /// The place of a part within its bonus.
        struct Part: Sendable, Hashable, Encodable {
            var number: Int
            var count: Int
        }

        /// The number among all questions, from 1.
        var number: Int
        /// The place in the round, from 1.
        var place: Int
        var count: Int?
        var part: Part?
        var text: String
        var category: [String]
        var difficulty: String?
        /// Absent if the question is worth each player's wager.
        var points: Int?
        var choices: [Choice]
        /// The number of choices that an answer names. Absent if one is enough.
        var wanted: Int?
        /// Whether the order of the choices counts.
        var isOrdered = false
        /// What to do with the choices. Absent if one of them is the answer.
        var instruction: String?
        var pictures: [Shown] = []
        /// Descriptions of the sounds that are played.
        var sounds: [String] = []
    }

    /// Words from the current or last utterance.
    struct Words: Sendable, Hashable, Encodable {
        var text: String
        /// Whether the words no longer change.
        var isSettled: Bool
    }

    struct Round: Sendable, Hashable, Encodable {
        var title: String
        var summary: String
        var number: Int
        var count: Int
    }

    /// A row of the board: the remaining values of a category.
    struct Column: Sendable, Hashable, Encodable {
        var category: String
        var values: [Int]
    }

    struct Ruling: Sendable, Hashable, Encodable {
        var player: String?
        var outcome: String
        var isRight: Bool
        var heard: String?
        /// The reason for the ruling. While others may still answer, it mentions only a host's
        /// ruling, because a reason may reveal the answer.
        var reason: String?
        /// Absent while others may still answer.
        var answer: String?
        /// The places of the right choices. Empty while others may still answer, and if the choices
        /// are put in order.
        var right: [Int] = []
        var explanation: String?
        /// Pictures of the answer. Empty while others may still answer.
        var pictures: [Shown] = []
        var points: Int?
        var responseTime: Double?
        /// The difference from the answer, if numbers are compared. `reason` contains it in words.
        var distance: Double?
        /// Whether the host or a challenge overruled the judge. The reason names which.
        var isOverruled: Bool
    }

    /// The result of a question for all players together.
    struct Tally: Sendable, Hashable, Encodable {
        var asked: Int
        var right: Int
        var fastest: String?
        /// In seconds.
        var fastestTime: Double?
        /// The number of players for each choice, in the order of the choices.
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
        /// The rank from 1. Equal points share a rank.
        var place: Int
        var colour = 0
        /// The index of the sign.
        var sign = 0
        /// Whether all of the player's phones are unreachable.
        var isAway = false
    }

    var title = ""
    var mode = ""
    var moment = Moment.lobby
    var question: Asked?
    var round: Round?
    /// The players, in a round where others wait.
    var contest: Contest?
    /// The board while a player picks.
    var board: [Column]?
    /// All values of the board, including used ones.
    var values: [Int]?
    /// The number of players who have wagered or answered, in phases where each does so separately.
    var doneCount = 0
    /// The number of players who have to wager or answer in these phases. Players who joined during
    /// the question do not.
    var askedCount = 0
    /// Whether all players answer the question separately.
    var isSealed = false
    /// The items of a list that players have named.
    var found: [String] = []
    /// The number of items that are wanted.
    var wanted: Int?
    /// The player who has the floor or whose turn it is.
    var floor: String?
    /// The players who may answer after another was wrong. Empty if all may.
    var freed: [String] = []
    var words: Words?
    var remark: String?
    /// The answer with some letters hidden.
    var letters: String?
    var verdict: Ruling?
    /// The rulings on all answers after the question, the best first. Empty if not all players
    /// answer.
    var rulings: [Ruling] = []
    /// The result for all players together after a question, in rounds where all players answer
    /// every question.
    var tally: Tally?
    /// The best scores first, at most `mostScores`.
    var scores: [Score] = []
    /// The number of players.
    var playerCount = 0
    /// Whether the host shows the pictures over the whole screen.
    var isEnlarged = false
    /// The reason for a pause or an early end, if it is not obvious.
    var reason: String?

    package init() {}

    /// All pictures that pages may show now.
    private var pictures: [Shown] { (question?.pictures ?? []) + (verdict?.pictures ?? []) }

    /// Whether pages currently show a file.
    func shows(path: String) -> Bool { pictures.contains { $0.path == path } }

    /// Shows the pictures over the whole screen, or beside the question again.
    mutating func enlarge() { isEnlarged = !isEnlarged && !pictures.isEmpty }

    /// The maximum number of standings on a screen that people read from five metres.
    static let mostScores = 12

    /// Updates the stage to the current state of the game.
    mutating func follow(_ game: Game) {
        moment = Moment(game)
        round = Round(of: game)
        contest = Contest(game)
        if case .answering(let window) = game.phase, moment != .sealed {
            floor = window.seat.map { game.standings[$0].player.name }
        }
        if moment == .sealed || moment == .wager { floor = nil }
        doneCount = game.done.count
        let isSeparate = moment == .sealed || moment == .wager
        askedCount = isSeparate ? doneCount + game.mayAnswer.count : 0
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

    /// Marks choices that were wrong while others may still answer. If all players answer
    /// separately, no player learns the choices of others.
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
    /// The current round of a game. Nil before it begins, and in a game without rounds.
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
