public import CommandMatcher
public import QuestionBank

/// What a game asks the program to do, such as to show, read aloud or listen for something.
public enum GameEffect: Sendable, Hashable {
    case present(Presentation)
    /// Read this aloud if reading aloud is on. Either way, reply with `readingEnded`.
    case read(String)
    /// Listen for this from now on, instead of what was expected before.
    case listen(Expectation)
    case stopListening
    /// Stop reading aloud, because a player has interrupted the reading or the question has ended.
    case stopReading
    /// A round begins. Carries everybody's standing; without standings, a resumed game shows its current round again.
    case round(Round, number: Int, count: Int, [Standing])
    /// A player's time begins, in a round with one clock. Carries the time in seconds.
    case run(Player, seconds: Double)
    /// A player picks from the board.
    case pick(Board, by: Player)
    /// The question that was picked, and how many are left in the round. `by` is nil if the game chose it.
    case picked(category: String, value: Int, by: Player?, left: Int)
    /// A player must wager on a question of this category, at most `limit` points.
    case wager(Player, limit: Int, category: [String])
    /// A player has wagered. `points` is nil if other players must not know the wager.
    case wagered(Player, points: Int?)
    /// A player has answered or run out of time. The answer stays secret until everybody has answered, with one
    /// exception: `heard` is a number that was said aloud, so everybody heard it.
    case sealed(Player, hasAnswered: Bool, heard: String? = nil)
    /// The result of a question that everybody answered. The effect is repeated if the host changes a ruling on the
    /// question.
    case tallied(Tally)
    /// A message shown only on this player's own screen.
    case aside(Player, String)
    /// Somebody named an item of a list. `number` counts the items named so far, and `wanted` is how many the question
    /// asks for. The name is empty if only the host heard it. When the question is shown again, the effect is repeated
    /// without a player.
    case found(String, player: Player?, number: Int, wanted: Int)
    /// This player may answer now.
    case floor(Player)
    /// These players may answer now, because another player missed the question.
    case freed([Player])
    /// The next right answer that is called out belongs to this player.
    case claimed(Player)
    /// A right answer was given. Ask which of these players gave it.
    case whose(heard: String?, players: [Player])
    /// A wrong answer that does not end the player's turn. `cost` is zero or negative. `isHostsRuling` means that the
    /// host rejected an answer that the judge would have accepted.
    case tried(heard: String?, player: Player?, cost: Int, isHostsRuling: Bool = false)
    /// An answer that the host must rule on.
    case proposed(Proposal)
    /// The host added or deducted points.
    case adjusted(Standing, by: Int)
    /// The host undid the last ruling. Carries everybody's current standing, and the removed ruling if there was one.
    case takenBack([Standing], Judgement? = nil)
    case joined(Player)
    case left(Player)
    /// These words were understood as a command, not as an answer. The sureness is nil for typed words.
    case command(heard: String, HeardSureness? = nil)
    /// A message to the player. The game itself does not change.
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
    /// How many questions the game has, as far as is known. The number may decrease during the game.
    public var count: Int
    /// The question as written in its pack.
    public var question: Question
    /// The choices still open.
    public var choices: [String]
    /// What the question is worth without any bonus.
    public var points: Int
    /// Whose turn it is; nil if everybody may answer.
    public var player: Player?
    /// Seconds for the answer; nil without a clock.
    public var timeLimit: Double?
    /// Whether the question has been shown before.
    public var isRepeat: Bool
    /// The question's round; nil in a game without rounds.
    public var round: Round?
    /// The question's position in the round, from 1.
    public var placeInRound = 1
    /// How many questions the round has; nil if the round ends when its clock runs out.
    public var countInRound: Int?
    /// Whether the choices are hidden because players call out their answers.
    public var hidesChoices = false
    /// How many items players must name; nil unless the question asks for a list.
    public var wanted: Int?
    /// For a part of a bonus: its number, and how many parts there are.
    public var bonus: BonusPart?
}

/// A part of a bonus: its position from 1, and how many parts there are.
public struct BonusPart: Sendable, Hashable {
    /// The part's position, from 1.
    public var number: Int
    /// How many parts there are.
    public var count: Int
}

/// What the recognizer should expect to hear.
public struct Expectation: Sendable, Hashable {
    /// What the game waits for.
    public enum Kind: Sendable, Hashable {
        /// An answer to the question, or a command.
        case answer
        /// More detail about an answer that was not specific enough, or a command. Carries the verdict on that answer.
        case moreSpecific(than: Verdict)
        /// A number, or a command.
        case number
        /// One of these categories and one of these values. `alone` lists the values that identify a question without a
        /// category, each with the index of the only possible category.
        case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
        /// A wager, or a command.
        case wager
        /// Yes or no.
        case decision
        /// A player's key, or a command.
        case buzz
        /// Who gave the answer: a player's key, or one of these names, in seat order.
        case who(players: [String])
        /// Only commands: the game is waiting.
        case commands
    }

    /// What the game waits for.
    public var kind: Kind
    /// The open question, or the last one if none is open.
    public var question: Question
    /// The choices still open.
    public var choices: [String]

    /// Creates an expectation for a question. Without choices, the question is open-ended.
    public init(kind: Kind, question: Question, choices: [String] = []) {
        self.kind = kind
        self.question = question
        self.choices = choices
    }
}

/// A remark to the player.
public enum Remark: Sendable, Hashable {
    /// The words may have been an answer or a command. `heard` is nil if showing it could give the answer away. Carries
    /// the confidence, and how many tries are left if they are counted.
    case sayAgain(heard: String?, HeardSureness? = nil, left: Int? = nil)
    /// One of two choices that sound alike was said, but it is unclear which. Carries how many tries are left.
    case between(String, String, left: Int? = nil)
    /// Something other than the expected words was said. If it was meant as the answer, the player should repeat it.
    /// The game asks this only once.
    case wasThatAnswer
    /// Several tries have failed and there is no clock. The player may skip the question.
    case maySkip
    /// The answer is not specific enough. `ask` asks for the missing detail; `heard` is nil if others must not see it.
    case moreSpecific(ask: String, heard: String?)
    /// Several answers were given, but only one is wanted. `ask` asks the player to choose one.
    case oneWanted(ask: String, heard: String?)
    case noise
    /// The game judged that the words were conversation, not an answer. They cost nothing.
    case chatter
    /// These words say what the answer is not, instead of what it is.
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
    /// Each player answers on a separate screen, and this answer does not name its player.
    case nameFirst
    /// With several players, a challenge is decided by key.
    case decideByKey
    case nothingToUndo
    /// Going back has also removed something other than the questions since then.
    case goneToo(String)
    /// A player who shared first place has left, so there is no longer a tie to break.
    case untied
    /// A player's time ends early, because the remaining questions are for the other players.
    case hadTheirShare(Player)
    /// This item was already named.
    case alreadyNamed(String)
    /// This value is no longer on the board. Carries the values left in its category.
    case notOnBoard(category: String, left: [Int])
    /// The wager is above the player's limit.
    case wagerTooHigh(limit: Int)
    /// The answer must be a number.
    case numberWanted
    /// There is no answer for the host to rule on.
    case nothingToRule
    case noSuchPlayer(String)
    /// This is not possible now, because the game is waiting for something else.
    case notNow(String)
}

/// Why the clock is stopped.
public enum PauseReason: Sendable, Hashable {
    case player
    case host
    /// The game cannot be saved to disk; carries the reason.
    case storage(String)
    /// The microphone is not available; carries the reason.
    case device(String)

    /// Whether a person requested the pause and may end it.
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
    /// Should this answer have counted? `heard` is nil if the words are unknown. `official` is nil while others may
    /// still answer.
    case challenge(heard: String?, official: String?)
    case quit
}
