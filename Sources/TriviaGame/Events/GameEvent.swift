public import CommandMatcher
public import Transcript

/// An event in a game. Each event has a time, in samples of the audio stream. Without a microphone, the session counts
/// the samples that the stream would have delivered.
public enum GameEvent: Sendable, Hashable, Codable {
    /// The game begins.
    case begin
    /// The reading of the question has ended. If it was read aloud, the clock starts now. Otherwise it starts after the
    /// time for reading the screen.
    case readingEnded(aloud: Bool)
    /// The stream has reached this time.
    case clock
    /// Somebody began to speak.
    case speechStarted
    /// A known player begins to speak into a phone. Contains the seat. `answered` always follows.
    case speaking(Int)
    /// Spoken or typed words with their meaning and verdict.
    case ruled(Ruling)
    /// A command from a key.
    case command(GameCommand)
    /// A player's key, by seat index: "I know it", or "it was me".
    case buzz(Int)
    /// A known player's answer, by seat. The answer comes from that player's own screen, while others answer on theirs.
    case answered(Int, Ruling)
    /// A known player's wager. Contains the seat.
    case wagered(Int, GameCommand.Wager)
    /// A player or a team joins or leaves. The points stay.
    case joined(String)
    /// The player of this name has left.
    case left(String)
    /// The host acts.
    case host(HostAction)
    /// Continues: the game stops showing this ruling or announcement.
    case next
    /// The microphone is gone. Contains the reason.
    case interrupted(reason: String)
    /// The microphone is back.
    case resumed
    /// The game cannot be saved to disk. Contains the reason. `recovered` means that saving works again.
    case stalled(reason: String)
    /// The disk stores events again.
    case recovered
    /// An interrupted game continues in a new session. Contains the last moment of the previous session.
    case reopened(since: AudioTime)
    /// The game ends immediately. Contains the reason.
    case stop(reason: String)
}
