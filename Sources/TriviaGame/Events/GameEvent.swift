public import CommandMatcher
public import Transcript

/// An event in a game. The time of an event is a position in the audio stream, in samples.
public enum GameEvent: Sendable, Hashable, Codable {
    /// The game begins.
    case begin
    /// The reading of the question has ended. If `aloud` is false, players get time to read the
    /// screen.
    case readingEnded(aloud: Bool)
    /// The audio stream has reached this time.
    case clock
    /// Somebody has begun to speak.
    case speechStarted
    /// The player in this seat begins to speak into a phone. An `answered` event always follows.
    case speaking(Int)
    /// Spoken or typed words with their meaning and verdict.
    case ruled(Ruling)
    /// A command that a player gave with a key.
    case command(GameCommand)
    /// The player in this seat has pressed a key to say "I know it" or "it was me".
    case buzz(Int)
    /// An answer that the player in this seat gave on a separate screen.
    case answered(Int, Ruling)
    /// A wager by the player in this seat.
    case wagered(Int, GameCommand.Wager)
    /// A player or a team joins. Returning players keep their points.
    case joined(String)
    /// The player with this name has left.
    case left(String)
    /// The host performs an action.
    case host(HostAction)
    /// The game stops showing a ruling or an announcement.
    case next
    /// The microphone is no longer available. `reason` says why.
    case interrupted(reason: String)
    /// The microphone is available again.
    case resumed
    /// The game cannot be saved to disk. `reason` says why.
    case stalled(reason: String)
    /// Events can be saved to disk again.
    case recovered
    /// An interrupted game continues in a new session. The previous session ended at the time
    /// `since`.
    case reopened(since: AudioTime)
    /// The game ends immediately. `reason` says why.
    case stop(reason: String)
}
