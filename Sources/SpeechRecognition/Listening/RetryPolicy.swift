/// How a session tries to reopen a lost microphone.
public struct RetryPolicy: Sendable, Hashable {
    /// The delay before the first attempt. Each further delay is twice as long…
    public var firstDelay: Duration
    /// …up to this limit.
    public var longestDelay: Duration
    /// Attempts before the session gives up; nil never gives up.
    public var attemptLimit: Int?

    /// By default, tries forever, in the end every four seconds.
    public init(
        firstDelay: Duration = .milliseconds(250), longestDelay: Duration = .seconds(4),
        attemptLimit: Int? = nil
    ) {
        self.firstDelay = firstDelay
        self.longestDelay = longestDelay
        self.attemptLimit = attemptLimit
    }

    /// The delay before an attempt, counted from 0; nil if there is no further attempt.
    func delay(before attempt: Int) -> Duration? {
        if let attemptLimit, attempt >= attemptLimit { return nil }
        return min(longestDelay, firstDelay * (1 << min(attempt, 16)))
    }
}
