public import CommandMatcher
public import Transcript

/// Something that happens to a game. Each event comes with its time, in samples of the audio stream. Without a
/// microphone, the session counts the samples that the stream would have delivered.
public enum GameEvent: Sendable, Hashable, Codable {
    case begin
    /// The reading of the question has ended. If it was read aloud, the clock starts now. Otherwise it starts after the
    /// time that players need to read the screen.
    case readingEnded(aloud: Bool)
    /// The stream has reached this time.
    case clock
    case speechStarted
    /// A known player begins to speak into a phone. Carries the seat. `answered` always follows.
    case speaking(Int)
    /// What was said or typed, already interpreted and judged.
    case ruled(Ruling)
    /// A command from a key.
    case command(GameCommand)
    /// A player's key, by seat from 0: "I know it", or "it was me".
    case buzz(Int)
    /// A known player's answer, by seat. It comes from that player's own screen, while others answer on theirs.
    case answered(Int, Ruling)
    /// A known player's wager. Carries the seat.
    case wagered(Int, GameCommand.Wager)
    /// A player or a team joins or leaves. Points are kept.
    case joined(String)
    case left(String)
    case host(HostAction)
    /// Continue: stop showing this ruling or announcement.
    case next
    /// The microphone is gone; carries the reason.
    case interrupted(reason: String)
    /// The microphone is back.
    case resumed
    /// The game cannot be saved to disk; carries the reason. `recovered` means that it can be saved again.
    case stalled(reason: String)
    case recovered
    /// An interrupted game continues in a new session. Carries the last moment of the previous session.
    case reopened(since: AudioTime)
    /// The game ends immediately; carries the reason.
    case stop(reason: String)
}
