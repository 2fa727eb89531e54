public import CommandMatcher
public import QuestionBank

/// What a game wants done.
public enum GameEffect: Sendable, Hashable {
    case present(Presentation)
    /// Say this aloud, or not; answer with `readingEnded`.
    case read(String)
    /// Listen for this from now on; replaces what was listened for before.
    case listen(Expectation)
    case stopListening
    /// Stop reading aloud: somebody answers into it.
    case stopReading
    /// A round begins, and how everybody stands; or, told of nobody, what a game is in that goes on.
    case round(Round, number: Int, count: Int, [Standing])
    /// A player's time begins in a round with one clock, in seconds.
    case run(Player, seconds: Double)
    /// A player picks from the board.
    case pick(Board, by: Player)
    /// What was picked, and how many are left; by nobody when the game did.
    case picked(category: String, value: Int, by: Player?, left: Int)
    /// A player's wager is wanted, at most so much, on a question of a category.
    case wager(Player, limit: Int, category: [String])
    /// A player has wagered; what, is told only where everybody has heard it, or nobody else plays.
    case wagered(Player, points: Int?)
    /// A player has answered, or let the time go by, and nobody is told what before all have; but for a number that
    /// everybody has heard, as it was understood.
    case sealed(Player, hasAnswered: Bool, heard: String? = nil)
    /// The result of a question that everybody answered. It comes again when the host changes a ruling on the question.
    case tallied(Tally)
    /// A text for this player's own screen alone.
    case aside(Player, String)
    /// Something of a list was named: which, and how many of how many there are now. Without a name where only the
    /// host has heard it; told again, of nobody, when the question is shown again.
    case found(String, player: Player?, number: Int, wanted: Int)
    /// This player has the floor.
    case floor(Player)
    /// These players may answer now, after another did not know it.
    case freed([Player])
    /// The next right shout is this player's.
    case claimed(Player)
    /// A right answer was given; whose is it?
    case whose(heard: String?, players: [Player])
    /// A wrong answer that was only a try; what it cost, zero or less, and whether the host refused what the judge
    /// would have let count.
    case tried(heard: String?, player: Player?, cost: Int, isHostsRuling: Bool = false)
    /// An answer that the host must rule on.
    case proposed(Proposal)
    /// The host gave or took points.
    case adjusted(Standing, by: Int)
    /// The host took back what was ruled last; how everybody stands now, and the ruling that is gone, where it was one.
    case takenBack([Standing], Judgement? = nil)
    case joined(Player)
    case left(Player)
    /// These words were understood as a command, not as an answer; how surely, where they were spoken.
    case command(heard: String, HeardSureness? = nil)
    /// Something to tell the player that changes nothing.
    case remark(Remark)
    case hint(Hint, taken: Int)
    case judged(Judgement)
    case scores([Standing])
    case paused(PauseReason)
    case unpaused
    /// A question to the player whose answer is yes or no.
    case decide(Decision)
    case decided(Decision, yes: Bool)
    case finished(Summary)
}

/// A question as it is shown.
public struct Presentation: Sendable, Hashable {
    /// From 1.
    public var number: Int
    /// How many questions the game has, as far as is known: it may shrink.
    public var count: Int
    /// The question as its pack has it.
    public var question: Question
    /// The choices still open.
    public var choices: [String]
    /// What it is worth without any bonus.
    public var points: Int
    /// Whose turn it is; nil where everybody may answer.
    public var player: Player?
    /// Seconds for the answer; nil without a clock.
    public var timeLimit: Double?
    /// Shown before, and shown again.
    public var isRepeat: Bool
    /// The round that it is in; nil in a game without any.
    public var round: Round?
    /// Its place in the round, from 1.
    public var placeInRound = 1
    /// How many the round has; nil where a clock ends it.
    public var countInRound: Int?
    /// Whether its choices are not told: players shout what comes to mind.
    public var hidesChoices = false
    /// How many answers are wanted of a list.
    public var wanted: Int?
    /// Where it is a part of a bonus: which, and of how many.
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
    /// What is awaited.
    public enum Kind: Sendable, Hashable {
        /// An answer to the question, or a command.
        case answer
        /// More about an answer that was not enough, or a command; the verdict on that answer.
        case moreSpecific(than: Verdict)
        /// A number, or a command.
        case number
        /// A category of these and one of these values; the values that need no category, with the place of the one
        /// that is meant.
        case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
        /// A wager, or a command.
        case wager
        /// Yes or no.
        case decision
        /// A player's key, or a command.
        case buzz
        /// Whose answer it was: a player's key, or one of these names, by seat.
        case who(players: [String])
        /// Commands alone: the game waits.
        case commands
    }

    /// What is awaited.
    public var kind: Kind
    /// The question that is open, or was last.
    public var question: Question
    /// The choices still open.
    public var choices: [String]

    /// An expectation about a question; without choices it is an open one.
    public init(kind: Kind, question: Question, choices: [String] = []) {
        self.kind = kind
        self.question = question
        self.choices = choices
    }
}

/// A remark to the player.
public enum Remark: Sendable, Hashable {
    /// Perhaps that was an answer, or a command; what it may have been is told only where it cannot
    /// give the answer away. How surely it was heard, and how many tries are left, where they are counted.
    case sayAgain(heard: String?, HeardSureness? = nil, left: Int? = nil)
    /// One of two choices that sound alike was said, and nobody can tell which; and how many tries are left.
    case between(String, String, left: Int? = nil)
    /// Something was said that was not listened for: if that was the answer, it is wanted again. This is asked once.
    case wasThatAnswer
    /// Where there is no clock, after tries that came to nothing: one may go on without the answer.
    case maySkip
    /// The answer is not enough; what to say more about, and what was said, where others may know it.
    case moreSpecific(ask: String, heard: String?)
    /// Several answers were given, and one is wanted; the question for which.
    case oneWanted(ask: String, heard: String?)
    case noise
    /// What was said is taken for talk, and costs nothing.
    case chatter
    /// These words say what the answer is not.
    case notMeant(String)
    /// What may be said and typed.
    case help
    /// No further hint without giving the answer away.
    case noMoreHints
    /// A choice that is not there (any more).
    case noSuchChoice(String)
    case nothingToChallenge
    /// Players press their key before they answer.
    case keyFirst
    /// An answer does not name its player although each player answers on a separate screen.
    case nameFirst
    /// A challenge among several players is decided by a key.
    case decideByKey
    case nothingToUndo
    /// What going back took along besides the questions since then.
    case goneToo(String)
    /// Whoever shared the first place has left: there is no tie to break any more.
    case untied
    /// A player's time ends early: the questions that are left are for the others.
    case hadTheirShare(Player)
    /// This was named already.
    case alreadyNamed(String)
    /// This is not on the board any more; what is left of its category.
    case notOnBoard(category: String, left: [Int])
    /// More than the player may wager.
    case wagerTooHigh(limit: Int)
    /// A number is wanted.
    case numberWanted
    /// There is no answer here that the host could rule on.
    case nothingToRule
    case noSuchPlayer(String)
    /// Only when the game waits for something else.
    case notNow(String)
}

/// Why the clock stands.
public enum PauseReason: Sendable, Hashable {
    case player
    case host
    /// The game cannot be kept on disk, and why.
    case storage(String)
    /// The microphone is gone, and why.
    case device(String)

    /// Whether somebody wanted it, and may end it.
    var isWished: Bool { self == .player || self == .host }
}

/// An answer that the host is asked about.
public struct Proposal: Sendable, Hashable {
    /// Whose answer it is; nil where nobody has said.
    public var player: Player?
    /// What was heard or typed; nil where only the host heard it.
    public var heard: String?
    /// What the judge says of it, and why.
    public var isRight: Bool
    /// Why the judge says so, in one sentence.
    public var reason: String
    /// The official answer, for the host.
    public var official: String
}

/// A matter for yes or no.
public enum Decision: Sendable, Hashable {
    /// Should this answer have counted? Without words where nobody knows what was said, and without the official
    /// answer while others may still find it.
    case challenge(heard: String?, official: String?)
    case quit
}
