public import CommandMatcher
public import Transcript

/// An event in a game. Each event has a time, in samples of the audio stream. Without a microphone, the session counts
/// the samples that the stream would have delivered.
public enum GameEvent: Sendable, Hashable, Codable {
    /// The game begins.
    case begin
    /// The reading of the question has ended. If the question was read aloud, the clock starts now. Otherwise, the
    /// clock starts after the time for reading the screen.
    case readingEnded(aloud: Bool)
    /// The stream has reached this time.
    case clock
    /// Somebody has begun to speak.
    case speechStarted
    /// A known player begins to speak into a phone. Contains the seat. An `answered` event always follows.
    case speaking(Int)
    /// Spoken or typed words with their meaning and verdict.
    case ruled(Ruling)
    /// A command that was given with a key.
    case command(GameCommand)
    /// A player has pressed a key to say "I know it" or "it was me". Contains the seat index.
    case buzz(Int)
    /// A known player's answer, by seat. The answer comes from that player's own screen, while the others answer on
    /// their own screens.
    case answered(Int, Ruling)
    /// A known player's wager. Contains the seat.
    case wagered(Int, GameCommand.Wager)
    /// A player or a team joins. A player who left and comes back keeps the points.
    case joined(String)
    /// The player with this name has left.
    case left(String)
    /// The host performs an action.
    case host(HostAction)
    /// Continues: the game stops showing this ruling or announcement.
    case next
    /// The microphone is no longer available. Contains the reason.
    case interrupted(reason: String)
    /// The microphone is available again.
    case resumed
    /// The game cannot be saved to disk. Contains the reason. `recovered` means that saving works again.
    case stalled(reason: String)
    /// Events can be saved to disk again.
    case recovered
    /// An interrupted game continues in a new session. Contains the last moment of the previous session.
    case reopened(since: AudioTime)
    /// The game ends immediately. Contains the reason.
    case stop(reason: String)
}
