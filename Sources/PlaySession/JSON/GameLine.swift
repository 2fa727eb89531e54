import CommandMatcher
import QuestionBank
import TriviaGame

/// One line of `--json` output: an `event` and its data.
struct GameLine: Encodable {
    struct Score: Encodable {
        var player: String
        var points: Int
        var correct: Int
        var asked: Int
        var streak: Int
        var bestStreak: Int
        var averageResponse: Double?
        var fastest: Double?

        init(_ standing: Standing) {
            player = standing.player.name
            points = standing.points
            correct = standing.correct
            asked = standing.asked
            streak = standing.streak
            bestStreak = standing.bestStreak
            averageResponse = standing.averageResponse
            fastest = standing.fastest
        }
    }

    struct Column: Encodable {
        var category: String
        var values: [Int]
    }

    struct Points: Encodable {
        var base: Int
        var speed: Int
        var streak: Int
        var hints: Int
        var total: Int

        init(_ award: Award) {
            base = award.base
            speed = award.speed
            streak = award.streak
            hints = award.hints
            total = award.total
        }
    }

    var event: String
    /// The version of this schema, in the first line only.
    var schema: Int?
    var minor: Int?
    /// The addresses of the shared screen and the phones' page, in the first line only.
    var screen: String?
    var join: String?
    var host: String?
    var mode: String?
    var scoring: String?
    var title: String?
    var count: Int?
    var players: [String]?
    var input: String?
    var device: String?
    var number: Int?
    var id: String?
    var question: String?
    /// Pictures and sounds, with their file names in the bank.
    var media: [Media]?
    var choices: [String]?
    var instruction: String?
    var category: [String]?
    var difficulty: Question.Difficulty?
    var player: String?
    var timeLimit: Double?
    var `repeat`: Bool?
    var text: String?
    var outcome: String?
    var reason: String?
    var rule: String?
    var heard: String?
    var reading: String?
    var alternatives: [String]?
    var matched: String?
    var answer: String?
    var confidence: Double?
    var threshold: Double?
    var evidence: [String: Double]?
    var responseTime: Double?
    var points: Points?
    var hints: Int?
    var overruled: Bool?
    var scores: [Score]?
    var yes: Bool?
    var complete: Bool?
    /// Whether other players may still answer.
    var open: Bool?
    /// Whether the judge would accept the answer.
    var correct: Bool?
    /// The number of points added; negative if points are deducted.
    var by: Int?
    var round: String?
    /// A description of the round in one sentence.
    var summary: String?
    /// The seconds that a round, or a player's turn against the clock, lasts.
    var seconds: Double?
    /// The categories and values that remain on the board.
    var board: [Column]?
    /// The value picked on a board, or a wager that is not secret.
    var value: Int?
    /// The highest wager allowed.
    var limit: Int?
    /// The number of list items that players must name.
    var wanted: Int?
    /// How many more times a player may repeat an unclear answer.
    var left: Int?
    var worth: Int?
    /// The numbers of players who were right, who answered and who were asked.
    var right: Int?
    var answered: Int?
    var asked: Int?
    /// The player with the fastest right answer.
    var fastest: String?
    var chosen: [Chosen]?
    var results: [Result]?
    /// The number of a bonus part, counted from 1, and the number of parts in the bonus.
    var part: Int?
    var parts: Int?

    init(_ event: String) {
        self.event = event
    }
}

extension GameLine {
    /// Creates the line for an effect. Returns nil for effects that concern only listening.
    init?(_ effect: GameEffect) {
        switch effect {
        case .present(let presentation): self.init(presentation)
        case .command(let heard, let sureness):
            self.init("command")
            self.heard = heard
            fill(sureness)
        case .remark(let remark): self.init(remark)
        case .hint(let hint, let taken):
            self.init("hint")
            hints = taken
            switch hint {
            case .choices(let left): choices = left
            case .letters(let letters): text = letters
            }
        case .judged(let judgement): self.init(judgement)
        case .scores(let standings):
            self.init("score")
            scores = standings.map(Score.init)
        case .paused(let why):
            self.init("pause")
            switch why {
            case .device(let text), .storage(let text): reason = text
            case .host: reason = "host"
            case .player: break
            }
        case .unpaused: self.init("resume")
        case .decide(let decision):
            self.init("decide")
            fill(decision)
        case .decided(let decision, let yes):
            self.init("decided")
            fill(decision)
            self.yes = yes
        case .finished(let summary):
            self.init("end")
            complete = summary.isComplete
            reason = summary.reason
            scores = summary.standings.map(Score.init)
        case .round(let round, let number, let count, let standings):
            self.init("round")
            self.round = round.name
            title = round.title
            summary = round.summary
            seconds = round.seconds
            self.number = number
            self.count = count
            scores = standings.isEmpty ? nil : standings.map(Score.init)
        case .run(let player, let seconds):
            self.init("run")
            self.player = player.name
            self.seconds = seconds
        case .pick(let board, let player):
            self.init("pick")
            self.player = player.name
            self.board = board.columns.map { Column(category: $0.category, values: $0.values) }
        case .picked(let category, let value, let player, _):
            self.init("picked")
            self.category = [category]
            self.value = value
            self.player = player?.name
        case .wager(let player, let limit, let category):
            self.init("wager")
            self.player = player.name
            self.limit = limit
            self.category = category.isEmpty ? nil : category
        case .wagered(let player, let points):
            self.init("wagered")
            self.player = player.name
            value = points
        case .sealed(let player, _, let heard):
            self.init("sealed")
            self.player = player.name
            self.heard = heard
        case .tallied(let tally): self.init(tally)
        case .aside(let player, let text):
            self.init("remark")
            self.player = player.name
            self.text = text
        case .found(let item, let player, let number, let wanted):
            self.init("found")
            text = item
            self.player = player?.name
            self.number = number
            self.wanted = wanted
        case .floor(let player):
            self.init("floor")
            self.player = player.name
        case .freed(let others):
            self.init("freed")
            players = others.map(\.name)
        case .claimed(let player):
            self.init("claimed")
            self.player = player.name
        case .whose(let heard, let players):
            self.init("whose")
            self.heard = heard
            self.players = players.map(\.name)
        case .tried(let judgement):
            self.init("try")
            overruled = judgement.isHostsRuling ? true : nil
            heard = judgement.heard
            player = judgement.player?.name
            by = judgement.award?.total
        case .proposed(let proposal):
            self.init("proposal")
            player = proposal.player?.name
            heard = proposal.heard
            correct = proposal.isRight
            reason = proposal.reason
            answer = proposal.official
        case .adjusted(let standing, let points):
            self.init("adjusted")
            player = standing.player.name
            by = points
            scores = [Score(standing)]
        case .takenBack(let standings, _):
            self.init("undone")
            scores = standings.map(Score.init)
        case .joined(let player):
            self.init("joined")
            self.player = player.name
        case .left(let player):
            self.init("left")
            self.player = player.name
        case .read, .listen, .stopListening, .stopReading: return nil
        }
    }

    private init(_ presentation: Presentation) {
        self.init("question")
        number = presentation.number
        count = presentation.count
        id = presentation.question.id
        question = presentation.question.prompt
        let isTold = !presentation.choices.isEmpty && !presentation.hidesChoices
        choices = isTold ? presentation.choices : nil
        category = presentation.question.category
        difficulty = presentation.question.difficulty
        player = presentation.player?.name
        timeLimit = presentation.timeLimit
        self.repeat = presentation.isRepeat ? true : nil
        round = presentation.round?.name
        wanted = presentation.wanted
        instruction = presentation.instruction
        part = presentation.bonus?.number
        parts = presentation.bonus?.count
        worth = presentation.points
        fillMedia(of: presentation.question, at: .question)
    }

    private mutating func fillMedia(of question: Question, at moment: Media.Moment) {
        let shown = question.media.filter { $0.when == moment }
        media = shown.isEmpty ? nil : shown
    }

    private init(_ remark: Remark) {
        self.init("remark")
        switch remark {
        case .sayAgain(let heard, let sureness, let left):
            outcome = "unsure"
            self.heard = heard
            self.left = left
            fill(sureness)
        case .between(let first, let second, let left):
            outcome = "between"
            heard = "\(first) or \(second)"
            self.left = left
        case .moreSpecific(let ask, let heard), .oneWanted(let ask, let heard):
            outcome = "prompt"
            text = ask
            self.heard = heard
        case .wasThatAnswer: outcome = "somethingElse"
        case .noise: outcome = "noise"
        case .notMeant(let heard):
            outcome = "negated"
            self.heard = heard
        case .help: text = "help"
        case .maySkip: text = "may skip"
        case .chatter: outcome = "chatter"
        case .noMoreHints: text = "no more hints"
        case .noSuchChoice(let letter): text = "no choice \(letter)"
        case .nothingToChallenge: text = "nothing to challenge"
        case .keyFirst: text = "press your key first"
        case .nameFirst: text = "name the player who answers"
        case .decideByKey: text = "a challenge is decided by key"
        case .hadTheirShare(let player):
            text = "had their share of the questions"
            self.player = player.name
        case .untied: text = "nobody shares the first place any more"
        case .nothingToUndo: text = "nothing to undo"
        case .alreadyNamed(let item):
            text = "already named"
            heard = item
        case .notOnBoard(let name, _):
            text = "not on the board"
            category = [name]
        case .wagerTooHigh(let most):
            text = "too high a wager"
            limit = most
        case .numberWanted: text = "a number is wanted"
        case .nothingToRule: text = "nothing to rule on"
        case .noSuchPlayer(let name): text = "no player \(name)"
        case .goneToo(let what): text = what
        case .stillPaused: text = "The game is paused; say “resume” to continue."
        case .whoseWanted:
            text = "Whose answer was it? Say the player’s name, or press the player’s key."
        case .notNow(let why): text = why
        }
    }

    private init(_ judgement: Judgement) {
        self.init("verdict")
        number = judgement.index + 1
        id = judgement.question.id
        player = judgement.player?.name
        outcome = judgement.outcome.rawValue
        reason = judgement.toldReason
        rule = judgement.rule?.rawValue
        heard = judgement.heard
        reading = judgement.reading
        alternatives = judgement.toldAlternatives.isEmpty ? nil : judgement.toldAlternatives
        matched = judgement.toldMatch
        answer = judgement.endsQuestion ? judgement.official : nil
        open = judgement.endsQuestion ? nil : true
        confidence = judgement.confidence
        threshold = judgement.threshold
        evidence = judgement.evidence.isEmpty ? nil : judgement.evidence
        responseTime = judgement.responseTime
        timeLimit = judgement.timeLimit > 0 ? judgement.timeLimit : nil
        points = judgement.award.map(Points.init)
        hints = judgement.hints == 0 ? nil : judgement.hints
        overruled = judgement.isOverruled ? true : nil
        scores = judgement.standing.map { [Score($0)] }
        if judgement.endsQuestion { fillMedia(of: judgement.question, at: .answer) }
    }

    private mutating func fill(_ sureness: HeardSureness?) {
        confidence = sureness?.confidence
        threshold = sureness?.threshold
    }

    private mutating func fill(_ decision: Decision) {
        switch decision {
        case .quit: text = "quit"
        case .challenge(let heard, let official):
            text = "challenge"
            self.heard = heard
            answer = official
        }
    }
}
