package import Transcript

/// The clock of a game without a microphone. This clock counts time in samples, as if there were an audio stream.
package protocol SessionClock: Sendable {
    var now: AudioTime { get }
    /// Returns after about a twentieth of a second, or immediately if the task is canceled.
    func tick() async
}

/// The computer's clock, counted from the creation of this value. The clock stops while the computer sleeps, and
/// changes to the system time do not affect it.
struct SystemSessionClock: SessionClock {
    private let start = SuspendingClock.now

    var now: AudioTime {
        AudioTime(seconds: start.duration(to: .now) / .seconds(1))
    }

    func tick() async {
        try? await Task.sleep(for: .milliseconds(50))
    }
}
