public import CommandMatcher
public import Transcript

/// What happens to a game. Each comes with the time it happened at, in samples of the stream; at a
/// keyboard the session counts the samples that would have come.
public enum GameEvent: Sendable, Hashable, Codable {
    case begin
    /// The question's reading ended. Read aloud, the clock starts here; on the screen, when it can
    /// have been read.
    case readingEnded(aloud: Bool)
    /// The stream has come this far.
    case clock
    case speechStarted
    /// What was said or typed, ruled on by whoever knows hearing and judging.
    case ruled(Ruling)
    /// A command from a key.
    case command(GameCommand)
    /// A player's key, by the player's seat from 0: "I know it", or "it was me".
    case buzz(Int)
    /// What a known player answered, by seat: on a screen of their own, while others do on theirs.
    case answered(Int, Ruling)
    /// What a known player wagers, by seat.
    case wagered(Int, GameCommand.Wager)
    /// A player or a team comes, or goes; the points stay.
    case joined(String)
    case left(String)
    case host(HostAction)
    /// Enough of this verdict.
    case next
    /// The ear is gone, and why.
    case interrupted(reason: String)
    /// The ear is back.
    case resumed
    /// The game cannot be kept on disk, and why; and it can again.
    case stalled(reason: String)
    case recovered
    /// An interrupted game goes on in another sitting; its last moment in the one before.
    case reopened(since: AudioTime)
    /// The game ends here and now, and why.
    case stop(reason: String)
}
