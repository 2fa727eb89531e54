/// How a session tries to reopen a lost microphone.
public struct RetryPolicy: Sendable, Hashable {
    /// The delay before the first attempt. The delay doubles with each further attempt.
    public var firstDelay: Duration
    /// The longest delay.
    public var longestDelay: Duration
    /// The number of attempts before the session gives up; nil means that the session never gives
    /// up.
    public var attemptLimit: Int?

    /// Creates a policy. By default, the session never gives up.
    public init(
        firstDelay: Duration = .milliseconds(250), longestDelay: Duration = .seconds(4),
        attemptLimit: Int? = nil
    ) {
        self.firstDelay = firstDelay
        self.longestDelay = longestDelay
        self.attemptLimit = attemptLimit
    }

    /// The delay before an attempt; nil if there are no more attempts. Attempts are numbered from
    /// 0.
    func delay(before attempt: Int) -> Duration? {
        if let attemptLimit, attempt >= attemptLimit { return nil }
        return min(longestDelay, firstDelay * (1 << min(attempt, 16)))
    }
}
