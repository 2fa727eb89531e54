/// How a session tries to get a lost microphone back.
public struct RetryPolicy: Sendable, Hashable {
    /// Wait before the first attempt; each further wait is twice as long…
    public var firstDelay: Duration
    /// …up to this.
    public var longestDelay: Duration
    /// Attempts before the session gives up; nil tries for ever.
    public var attemptLimit: Int?

    /// Tries for ever, at last every four seconds, unless something else is said.
    public init(
        firstDelay: Duration = .milliseconds(250), longestDelay: Duration = .seconds(4),
        attemptLimit: Int? = nil
    ) {
        self.firstDelay = firstDelay
        self.longestDelay = longestDelay
        self.attemptLimit = attemptLimit
    }

    /// The wait before an attempt, counted from 0, or nil when there shall be none.
    func delay(before attempt: Int) -> Duration? {
        if let attemptLimit, attempt >= attemptLimit { return nil }
        return min(longestDelay, firstDelay * (1 << min(attempt, 16)))
    }
}
