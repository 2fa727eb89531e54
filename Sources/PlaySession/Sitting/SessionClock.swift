package import Transcript

/// The clock of a game without a microphone, in samples.
package protocol SessionClock: Sendable {
    var now: AudioTime { get }
    /// Returns after about a twentieth of a second, or at once if the task is canceled.
    func tick() async
}

/// The computer's clock, which starts when this value is created. The clock stops while the
/// computer sleeps.
struct SystemSessionClock: SessionClock {
    private let start = SuspendingClock.now

    var now: AudioTime {
        AudioTime(seconds: start.duration(to: .now) / .seconds(1))
    }

    func tick() async {
        try? await Task.sleep(for: .milliseconds(50))
    }
}
