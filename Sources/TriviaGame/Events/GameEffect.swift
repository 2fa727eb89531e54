public import CommandMatcher
public import QuestionBank

/// What a game asks its surroundings to do.
public enum GameEffect: Sendable, Hashable {
    case present(Presentation)
    /// Read this aloud if reading aloud is on. Either way, reply with `readingEnded`.
    case read(String)
    /// Listen for this from now on. It replaces the previous expectation.
    case listen(Expectation)
    case stopListening
    /// Stop reading aloud, because a player interrupts the reading or the question has ended.
    case stopReading
    /// A round begins, with everybody's standing. Without standings, a resumed game shows its current round again.
    case round(Round, number: Int, count: Int, [Standing])
    /// A player's time begins, in seconds, in a round that has one clock.
    case run(Player, seconds: Double)
    /// A player picks from the board.
    case pick(Board, by: Player)
    /// The question that was picked, and how many are left in the round. `by` is nil if the game picked.
    case picked(category: String, value: Int, by: Player?, left: Int)
    /// A player must wager on a question of this category, at most `limit` points.
    case wager(Player, limit: Int, category: [String])
    /// A player has wagered. `points` is nil if other players must not know the wager.
    case wagered(Player, points: Int?)
    /// A player has answered or run out of time. The answer stays secret until everybody has answered, except a number
    /// that everybody heard: `heard` is that number as it was understood.
    case sealed(Player, hasAnswered: Bool, heard: String? = nil)
    /// The result of a question that everybody answered. It comes again when the host changes a ruling on the question.
    case tallied(Tally)
    /// A text for this player's own screen alone.
    case aside(Player, String)
    /// Somebody named an item of a list: its number among the items found so far, and how many are wanted. The name is
    /// empty if only the host heard it. When the question is shown again, the effect repeats without a player.
    case found(String, player: Player?, number: Int, wanted: Int)
    /// This player has the floor.
    case floor(Player)
    /// These players may answer now, because another player missed the question.
    case freed([Player])
    /// The next right shout belongs to this player.
    case claimed(Player)
    /// A right answer was given. Ask these players whose it was.
    case whose(heard: String?, players: [Player])
    /// A wrong answer that was only a try. `cost` is zero or less. `isHostsRuling` means that the host refused an
    /// answer that the judge would have accepted.
    case tried(heard: String?, player: Player?, cost: Int, isHostsRuling: Bool = false)
    /// An answer that the host must rule on.
    case proposed(Proposal)
    /// The host gave or took points.
    case adjusted(Standing, by: Int)
    /// The host took back the last ruling. Carries everybody's standing now, and the removed ruling if there was one.
    case takenBack([Standing], Judgement? = nil)
    case joined(Player)
    case left(Player)
    /// These words were understood as a command, not as an answer. The sureness is nil for typed words.
    case command(heard: String, HeardSureness? = nil)
    /// A message to the player that changes nothing in the game.
    case remark(Remark)
    case hint(Hint, taken: Int)
    case judged(Judgement)
    case scores([Standing])
    case paused(PauseReason)
    case unpaused
    /// A yes-or-no question to the player.
    case decide(Decision)
    case decided(Decision, yes: Bool)
    case finished(Summary)
}

/// A question as the screen shows it.
public struct Presentation: Sendable, Hashable {
    /// From 1.
    public var number: Int
    /// How many questions the game has, as far as is known. The number may shrink.
    public var count: Int
    /// The question as its pack has it.
    public var question: Question
    /// The choices still open.
    public var choices: [String]
    /// What the question is worth without any bonus.
    public var points: Int
    /// Whose turn it is; nil if everybody may answer.
    public var player: Player?
    /// Seconds for the answer; nil without a clock.
    public var timeLimit: Double?
    /// Whether it was shown before.
    public var isRepeat: Bool
    /// The question's round; nil in a game without rounds.
    public var round: Round?
    /// Its place in the round, from 1.
    public var placeInRound = 1
    /// How many questions the round has; nil if a clock ends it.
    public var countInRound: Int?
    /// Whether the choices are hidden because players shout what comes to mind.
    public var hidesChoices = false
    /// How many items of a list the players must name.
    public var wanted: Int?
    /// For a part of a bonus: its number, and how many parts there are.
    public var bonus: BonusPart?
}

/// A part of a bonus: its place from 1, and how many parts there are.
public struct BonusPart: Sendable, Hashable {
    /// The part's place, from 1.
    public var number: Int
    /// How many parts there are.
    public var count: Int
}

/// What the ear should be ready for.
public struct Expectation: Sendable, Hashable {
    /// What the game waits for.
    public enum Kind: Sendable, Hashable {
        /// An answer to the question, or a command.
        case answer
        /// More detail about an answer that was not specific enough, or a command. Carries the verdict on that answer.
        case moreSpecific(than: Verdict)
        /// A number, or a command.
        case number
        /// One of these categories and one of these values. `alone` lists the values that need no category, with the
        /// index of the only category they can mean.
        case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
        /// A wager, or a command.
        case wager
        /// Yes or no.
        case decision
        /// A player's key, or a command.
        case buzz
        /// Whose answer it was: a player's key, or one of these names, in seat order.
        case who(players: [String])
        /// Only commands: the game is waiting.
        case commands
    }

    /// What the game waits for.
    public var kind: Kind
    /// The open question, or the last one.
    public var question: Question
    /// The choices still open.
    public var choices: [String]

    /// An expectation about a question. Without choices, the question is open-ended.
    public init(kind: Kind, question: Question, choices: [String] = []) {
        self.kind = kind
        self.question = question
        self.choices = choices
    }
}

/// A remark to the player.
public enum Remark: Sendable, Hashable {
    /// That may have been an answer or a command. `heard` is nil if showing it could give the answer away. Carries how
    /// surely it was heard, and how many tries are left if they are counted.
    case sayAgain(heard: String?, HeardSureness? = nil, left: Int? = nil)
    /// One of two choices that sound alike was said, and it is not clear which. Carries how many tries are left.
    case between(String, String, left: Int? = nil)
    /// Something other than the expected words was said. If it was the answer, the player should repeat it. The game
    /// asks this once.
    case wasThatAnswer
    /// After several failed tries without a clock: the player may skip the question.
    case maySkip
    /// The answer is not specific enough. `ask` says what is missing; `heard` is nil if others must not see it.
    case moreSpecific(ask: String, heard: String?)
    /// Several answers were given, but only one is wanted. `ask` asks which.
    case oneWanted(ask: String, heard: String?)
    case noise
    /// The game took what was said for talk. It costs nothing.
    case chatter
    /// These words say what the answer is not.
    case notMeant(String)
    /// What players can say and type.
    case help
    /// Another hint would give the answer away.
    case noMoreHints
    /// That choice does not exist or is no longer open.
    case noSuchChoice(String)
    case nothingToChallenge
    /// Players must press their key before they answer.
    case keyFirst
    /// An answer does not name its player although each player answers on a separate screen.
    case nameFirst
    /// With several players, a key decides a challenge.
    case decideByKey
    case nothingToUndo
    /// What else going back removed, besides the questions since then.
    case goneToo(String)
    /// A player who shared first place has left, so there is no tie to break any more.
    case untied
    /// A player's time ends early, because the remaining questions are for the others.
    case hadTheirShare(Player)
    /// This item was named already.
    case alreadyNamed(String)
    /// This value is no longer on the board. Carries what is left of its category.
    case notOnBoard(category: String, left: [Int])
    /// The wager is above the player's limit.
    case wagerTooHigh(limit: Int)
    /// The answer must be a number.
    case numberWanted
    /// There is no answer here for the host to rule on.
    case nothingToRule
    case noSuchPlayer(String)
    /// Not possible now, because the game is waiting for something else.
    case notNow(String)
}

/// Why the clock is stopped.
public enum PauseReason: Sendable, Hashable {
    case player
    case host
    /// The game cannot be saved to disk; carries the reason.
    case storage(String)
    /// The microphone is gone; carries the reason.
    case device(String)

    /// Whether a person asked for the pause and may end it.
    var isWished: Bool { self == .player || self == .host }
}

/// An answer that the host must rule on.
public struct Proposal: Sendable, Hashable {
    /// Whose answer it is; nil if it is not known yet.
    public var player: Player?
    /// What was heard or typed; nil if only the host heard it.
    public var heard: String?
    /// Whether the judge would accept it.
    public var isRight: Bool
    /// The judge's reason, in one sentence.
    public var reason: String
    /// The official answer, for the host.
    public var official: String
}

/// A question to be answered with yes or no.
public enum Decision: Sendable, Hashable {
    /// Should this answer have counted? `heard` is nil if the words are not known. `official` is nil while others may
    /// still find the answer.
    case challenge(heard: String?, official: String?)
    case quit
}
