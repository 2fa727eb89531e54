import Languages
import QuestionBank
import TriviaGame

/// The public state of a game, which every `Picture` contains. The answer appears only after the
/// ruling.
package struct Stage: Sendable, Hashable, Encodable {
    package enum Moment: String, Sendable, Hashable, Encodable {
        /// Players join before the game begins.
        case lobby
        /// The game announces a round, or a turn against the clock.
        case round
        /// A player picks from the board.
        case pick
        /// All players wager separately.
        case wager
        /// A question is shown and read aloud.
        case reading
        /// The first player to respond may answer.
        case open
        /// One player has the floor.
        case floor
        /// All players answer separately.
        case sealed
        /// Somebody gave the right answer, and the game asks who it was.
        case whose
        /// The host must rule on an answer.
        case proposed
        case verdict
        /// Players must answer a yes-or-no question.
        case decision
        case paused
        case over
    }

    /// A picture that everybody can see.
    struct Shown: Sendable, Hashable, Encodable {
        /// The server's folder for pictures.
        static let folder = "/media/"

        /// The path of the file on the server.
        var path: String
        var alt: String
        var credit: String?
        /// How pages gradually reveal the picture; absent if pages show the whole picture at once.
        var reveal: Media.Reveal?

        /// Returns nil if the bank does not contain the file.
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
            /// Whether a hint has removed the choice.
            var isGone = false
            /// Whether the choice was a wrong answer.
            var isWrong = false

            /// Whether players can still select the choice.
            var isOpen: Bool { !isGone && !isWrong }
        }

        /// The position of a part within its bonus.
        struct Part: Sendable, Hashable, Encodable {
            var number: Int
            var count: Int
        }

        /// The question's number in the whole game, starting at 1.
        var number: Int
        /// The question's position in the round, starting at 1.
        var place: Int
        var count: Int?
        var part: Part?
        var text: String
        var category: [String]
        var difficulty: String?
        /// The number of points that the question is worth; absent if players wager.
        var points: Int?
        var choices: [Choice]
        /// The number of choices that an answer must contain, if more than one.
        var wanted: Int?
        /// Whether the order of the choices matters.
        var isOrdered = false
        /// A sentence that tells players what to do with the choices; absent if a single choice is
        /// the answer.
        var instruction: String?
        var pictures: [Shown] = []
        /// Descriptions of the sounds.
        var sounds: [String] = []
    }

    /// The words of the current or the last utterance.
    struct Words: Sendable, Hashable, Encodable {
        var text: String
        /// Whether the words are final.
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
        /// The reason for the ruling. While other players may still answer, the reason is absent
        /// unless the host made the ruling.
        var reason: String?
        /// The official answer; absent while other players may still answer.
        var answer: String?
        /// The indices of the right choices; empty while other players may still answer, and if the
        /// answer is a sequence of choices.
        var right: [Int] = []
        var explanation: String?
        /// The pictures of the answer; empty while other players may still answer.
        var pictures: [Shown] = []
        var points: Int?
        var responseTime: Double?
        /// The difference between the player's answer and the right number, if numbers are
        /// compared.
        var distance: Double?
        /// Whether the host or a challenge overruled the judge.
        var isOverruled: Bool
    }

    /// The result of a question for all players.
    struct Tally: Sendable, Hashable, Encodable {
        var asked: Int
        var right: Int
        var fastest: String?
        /// The time of the fastest right answer, in seconds.
        var fastestTime: Double?
        /// The number of players who selected each choice.
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
        /// The rank, starting at 1. Players with equal points share a rank.
        var place: Int
        var colour = 0
        /// The index of the sign.
        var sign = 0
        /// Whether none of the player's phones is reachable.
        var isAway = false
    }

    var title = ""
    var mode = ""
    var moment = Moment.lobby
    var question: Asked?
    var round: Round?
    /// The players who play this round while the other players wait.
    var contest: Contest?
    /// The board, while a player picks.
    var board: [Column]?
    /// All values of the board, including values that are already used.
    var values: [Int]?
    /// The number of players who have wagered or answered, if all players do so separately.
    var doneCount = 0
    /// The number of players who must wager or answer, if all players do so separately.
    var askedCount = 0
    /// Whether all players answer the question separately.
    var isSealed = false
    /// The list items that players have named.
    var found: [String] = []
    /// The number of list items that players must name.
    var wanted: Int?
    /// The player who has the floor, or whose turn it is.
    var floor: String?
    /// The players who may answer after a wrong answer; empty if all players may answer.
    var freed: [String] = []
    var words: Words?
    var remark: String?
    /// The answer with some letters hidden.
    var letters: String?
    var verdict: Ruling?
    /// All rulings on the question, best first; empty unless all players answer separately.
    var rulings: [Ruling] = []
    /// The result of a question for all players, if there is one.
    var tally: Tally?
    /// The scores, best first, at most `mostScores`.
    var scores: [Score] = []
    /// The number of players in the game.
    var playerCount = 0
    /// Whether the host has switched the pictures to full screen.
    var isEnlarged = false
    /// The reason for a pause or an early end, unless it is obvious.
    var reason: String?

    package init() {}

    /// All pictures that pages may show now.
    private var pictures: [Shown] { (question?.pictures ?? []) + (verdict?.pictures ?? []) }

    /// Whether pages may show a file now.
    func shows(path: String) -> Bool { pictures.contains { $0.path == path } }

    /// Toggles full-screen pictures.
    mutating func enlarge() { isEnlarged = !isEnlarged && !pictures.isEmpty }

    /// The maximum number of scores, which must be readable from five meters away.
    static let mostScores = 12

    /// Updates the stage so that it matches the game's state.
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

    /// Marks wrong choices while other players may still answer. Secret choices are not marked.
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
    /// The current round of a game, if any.
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
