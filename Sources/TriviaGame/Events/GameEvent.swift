public import CommandMatcher

/// What happens to a game. Each comes with the time it happened at, in samples of the stream; at a
/// keyboard the session counts the samples that would have come.
public enum GameEvent: Sendable, Hashable {
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
    /// Enough of this verdict.
    case next
    /// The ear is gone, and why.
    case interrupted(reason: String)
    /// The ear is back.
    case resumed
    /// The game ends here and now, and why.
    case stop(reason: String)
}
