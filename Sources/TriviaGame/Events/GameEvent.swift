public import CommandMatcher
public import Transcript

/// Something that happens to a game. Each event comes with its time in samples of the audio stream. With keyboard input
/// only, the session counts the samples that would have come.
public enum GameEvent: Sendable, Hashable, Codable {
    case begin
    /// The reading of the question has ended. After reading aloud, the clock starts here; on the screen, after the time
    /// that reading takes.
    case readingEnded(aloud: Bool)
    /// The stream has reached this time.
    case clock
    case speechStarted
    /// A known player begins to speak into a phone, by seat. `answered` follows, whatever was said.
    case speaking(Int)
    /// What was said or typed, already interpreted and judged.
    case ruled(Ruling)
    /// A command from a key.
    case command(GameCommand)
    /// A player's key, by seat from 0: "I know it", or "it was me".
    case buzz(Int)
    /// A known player's answer, by seat. It comes from that player's own screen, while others answer on theirs.
    case answered(Int, Ruling)
    /// What a known player wagers, by seat.
    case wagered(Int, GameCommand.Wager)
    /// A player or a team joins or leaves. Points are kept.
    case joined(String)
    case left(String)
    case host(HostAction)
    /// Go on: stop showing this ruling or announcement.
    case next
    /// The microphone is gone; carries the reason.
    case interrupted(reason: String)
    /// The microphone is back.
    case resumed
    /// The game cannot be saved to disk, with the reason; `recovered` means that it can be saved again.
    case stalled(reason: String)
    case recovered
    /// An interrupted game continues in a new session. Carries the last moment of the previous session.
    case reopened(since: AudioTime)
    /// The game ends immediately; carries the reason.
    case stop(reason: String)
}
