public import CommandMatcher
public import QuestionBank

/// An instruction from the game to the program, for example to show or read a question.
public enum GameEffect: Sendable, Hashable {
    /// Show a question.
    case present(Presentation)
    /// Read this text aloud if reading aloud is on. Always reply with `readingEnded`.
    case read(String)
    /// Listen for the input that this expectation describes. The expectation replaces the previous
    /// expectation.
    case listen(Expectation)
    /// Listen for nothing until the next ``listen(_:)``.
    case stopListening
    /// Stop reading aloud.
    case stopReading
    /// A round begins. The standings are empty if a resumed game shows its current round again.
    case round(Round, number: Int, count: Int, [Standing])
    /// A player's turn begins. In this round, one clock limits the whole turn.
    case run(Player, seconds: Double)
    /// This player must pick a question from the board.
    case pick(Board, by: Player)
    /// A question was picked, and `left` questions remain in the round. `by` is nil if the game
    /// picked the question.
    case picked(category: String, value: Int, by: Player?, left: Int)
    /// A player must wager at most `limit` points on a question in this category.
    case wager(Player, limit: Int, category: [String])
    /// A player has wagered. `points` is nil if other players must not know the wager.
    case wagered(Player, points: Int?)
    /// A player answered in secret or ran out of time. `heard` is nil unless the player said a
    /// number aloud.
    case sealed(Player, hasAnswered: Bool, heard: String? = nil)
    /// The result of a question that all players answered. If the host changes a ruling, this
    /// effect may be repeated.
    case tallied(Tally)
    /// A message shown only on this player's own screen.
    case aside(Player, String)
    /// A player named item `number` of the `wanted` list items. The name is empty if only the host
    /// heard the item. `player` is nil if the question is shown again.
    case found(String, player: Player?, number: Int, wanted: Int)
    /// This player may answer now.
    case floor(Player)
    /// These players may answer now, because another player missed the question.
    case freed([Player])
    /// The next right answer that anybody calls out counts for this player.
    case claimed(Player)
    /// Ask which of these players gave the right answer.
    case whose(heard: String?, players: [Player])
    /// The ruling on a wrong answer after which the players may go on trying.
    case tried(Judgement)
    /// An answer that the host must rule on.
    case proposed(Proposal)
    /// The host added points, or deducted points if the number is negative.
    case adjusted(Standing, by: Int)
    /// The host undid the last ruling. The associated values are the current standings of all
    /// players and the ruling that was undone.
    case takenBack([Standing], Judgement? = nil)
    /// A player has joined.
    case joined(Player)
    /// A player has left.
    case left(Player)
    /// The game has understood these words as a command. The confidence is nil if the words were
    /// typed.
    case command(heard: String, HeardSureness? = nil)
    /// A message to the player. The message does not change the game.
    case remark(Remark)
    /// Show a hint. `taken` is the number of hints that players have taken on this question.
    case hint(Hint, taken: Int)
    /// A ruling was made.
    case judged(Judgement)
    /// Show the standings.
    case scores([Standing])
    /// The game has stopped its clock.
    case paused(PauseReason)
    /// The game continues after a pause.
    case unpaused
    /// Ask the player a yes-or-no question.
    case decide(Decision)
    /// The player has answered a yes-or-no question, or the time for the answer is up.
    case decided(Decision, yes: Bool)
    /// The game is over.
    case finished(Summary)
}

/// A question as the screen shows it.
public struct Presentation: Sendable, Hashable {
    /// The number of the question, starting at 1.
    public var number: Int
    /// The expected number of questions in the game, which may decrease during the game.
    public var count: Int
    /// The question as written in its pack.
    public var question: Question
    /// The choices that are still open.
    public var choices: [String]
    /// The points that the question is worth, without extra points.
    public var points: Int
    /// The player whose turn it is; nil if all players may answer.
    public var player: Player?
    /// The time for an answer, in seconds; nil if there is no clock.
    public var timeLimit: Double?
    /// Whether the question has been shown before.
    public var isRepeat: Bool
    /// The question's round; nil in a game without rounds.
    public var round: Round?
    /// The question's position in the round, starting at 1.
    public var placeInRound = 1
    /// The number of questions in the round; nil if the round ends when its clock runs out.
    public var countInRound: Int?
    /// Whether the choices are hidden because players call out their answers.
    public var hidesChoices = false
    /// The number of items or choices that an answer must name; nil if a single item or choice is
    /// enough.
    public var wanted: Int?
    /// A sentence that tells players what to do with the choices; nil if a single choice is the
    /// answer.
    public var instruction: String?
    /// The part's position in its bonus; nil if the question is not part of a bonus.
    public var bonus: BonusPart?
}

/// The position of a part within a bonus, and the number of parts.
public struct BonusPart: Sendable, Hashable {
    /// The part's position, starting at 1.
    public var number: Int
    /// The number of parts in the bonus.
    public var count: Int
}

/// The speech that the recognizer should expect.
public struct Expectation: Sendable, Hashable {
    /// The input that the game waits for.
    public enum Kind: Sendable, Hashable {
        /// An answer to the question, or a command.
        case answer
        /// A command, or more detail for an incomplete answer that got this verdict.
        case moreSpecific(than: Verdict)
        /// A number, or a command.
        case number
        /// A pick of one of these categories and values. `alone` maps a value to the only category
        /// that still has the value.
        case pick(categories: [String], values: [Int], alone: [Int: Int] = [:])
        /// A wager, or a command.
        case wager
        /// Yes or no.
        case decision
        /// A press of a player's key, or a command.
        case buzz
        /// The identity of the player who gave the answer: a press of that player's key, or one of
        /// these names. The names are in seat order.
        case who(players: [String])
        /// Only commands.
        case commands
    }

    /// The input that the game waits for.
    public var kind: Kind
    /// The open question, or the last question if no question is open.
    public var question: Question
    /// The choices that are still open.
    public var choices: [String]

    /// Creates an expectation for a question. If there are no choices, the question is open-ended.
    public init(kind: Kind, question: Question, choices: [String] = []) {
        self.kind = kind
        self.question = question
        self.choices = choices
    }
}

/// A remark to the player.
public enum Remark: Sendable, Hashable {
    /// The words were unclear, and the player should repeat them. `left` counts the remaining
    /// attempts. `heard` is nil if quoting the words could reveal the answer.
    case sayAgain(heard: String?, HeardSureness? = nil, left: Int? = nil)
    /// The player said one of two choices that sound alike. `left` counts the remaining attempts.
    case between(String, String, left: Int? = nil)
    /// The player said something unexpected. If these words were the answer, the player should
    /// repeat them.
    case wasThatAnswer
    /// Several attempts have failed and there is no clock, so the player may skip the question.
    case maySkip
    /// The answer is not specific enough. `heard` is nil if other players must not see the words.
    case moreSpecific(ask: String, heard: String?)
    /// The player gave several answers, but only one answer is wanted.
    case oneWanted(ask: String, heard: String?)
    /// The microphone picked up only noise.
    case noise
    /// The game treated the words as chatter, not as an answer. The player loses no points.
    case chatter
    /// The player's words say only what the answer is not.
    case notMeant(String)
    /// Show what players can say and type.
    case help
    /// Another hint would reveal the answer.
    case noMoreHints
    /// The choice that the player named does not exist or is no longer open.
    case noSuchChoice(String)
    /// The player has no ruling to challenge.
    case nothingToChallenge
    /// Players must press their key before they answer.
    case keyFirst
    /// Players answer on separate screens, but the last answer does not name its player.
    case nameFirst
    /// In a game with several players, a key press must decide a challenge.
    case decideByKey
    /// There is no ruling that the host can undo.
    case nothingToUndo
    /// Going back to an earlier question has also undone other changes, which the text describes.
    case goneToo(String)
    /// A player in first place has left, and the tie is over.
    case untied
    /// The player's turn ends, because the remaining questions are for the other players.
    case hadTheirShare(Player)
    /// This item has already been named.
    case alreadyNamed(String)
    /// The requested value is no longer on the board. `left` lists the category's remaining values.
    case notOnBoard(category: String, left: [Int])
    /// The wager is above the player's limit.
    case wagerTooHigh(limit: Int)
    /// The answer must be a number.
    case numberWanted
    /// There is no answer for the host to rule on.
    case nothingToRule
    /// No player has this name.
    case noSuchPlayer(String)
    /// The game is paused, and only a command can continue it.
    case stillPaused
    /// The game waits for the name or key of the player who gave an answer.
    case whoseWanted
    /// The action is not possible now. The associated value is the reason.
    case notNow(String)
}

/// Why the clock is stopped.
public enum PauseReason: Sendable, Hashable {
    /// A player asked for a pause.
    case player
    /// The host paused the game.
    case host
    /// The game cannot be saved to disk. The associated value is the reason.
    case storage(String)
    /// The microphone is not available. The associated value is the reason.
    case device(String)

    /// Whether a person requested the pause and may end it.
    var isWished: Bool { self == .player || self == .host }
}

/// An answer that the host must rule on.
public struct Proposal: Sendable, Hashable {
    /// The player who gave the answer, if known.
    public var player: Player?
    /// The spoken or typed words; nil if only the host heard the words.
    public var heard: String?
    /// Whether the judge would accept the answer.
    public var isRight: Bool
    /// The judge's reason, in one sentence.
    public var reason: String
    /// The official answer, for the host.
    public var official: String
}

/// A question to be answered with yes or no.
public enum Decision: Sendable, Hashable {
    /// The question of whether the last answer, with the words `heard`, should have been accepted.
    /// The official answer is nil while it must stay secret.
    case challenge(heard: String?, official: String?)
    /// The question of whether to end the game.
    case quit
}
