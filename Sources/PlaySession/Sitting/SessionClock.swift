package import Transcript

/// The time of a game without a microphone, counted in samples as if there were a stream.
package protocol SessionClock: Sendable {
    var now: AudioTime { get }
    /// Returns after about a twentieth of a second, or immediately if the task is cancelled.
    func tick() async
}

/// The computer's clock, starting when the value is created. This clock stops while the computer sleeps, and setting
/// the time does not affect it.
struct SystemSessionClock: SessionClock {
    private let start = SuspendingClock.now

    var now: AudioTime {
        AudioTime(seconds: start.duration(to: .now) / .seconds(1))
    }

    func tick() async {
        try? await Task.sleep(for: .milliseconds(50))
    }
}
