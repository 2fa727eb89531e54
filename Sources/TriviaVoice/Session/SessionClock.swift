import Transcript

/// The time of a game at a keyboard, counted in the samples that would have come.
protocol SessionClock: Sendable {
    var now: AudioTime { get }
    /// Returns after about a twentieth of a second, or at once when the task is cancelled.
    func tick() async
}

/// The computer's clock, from the moment of its making. It stands while the computer sleeps, as a player's
/// thoughts do, and nobody sets it.
struct SystemSessionClock: SessionClock {
    private let start = SuspendingClock.now

    var now: AudioTime {
        AudioTime(seconds: start.duration(to: .now) / .seconds(1))
    }

    func tick() async {
        try? await Task.sleep(for: .milliseconds(50))
    }
}
