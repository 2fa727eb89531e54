internal import Foundation
internal import Synchronization
internal import Transcript

/// Plays speech on an ALSA device, each sound on a separate thread, and can be stopped.
///
/// Sounds do not mix: a new sound stops the one that is playing.
public final class Speaker: Sendable {
    /// How a sound ended.
    public enum Outcome: Sendable, Hashable {
        /// All of it was played.
        case finished
        /// It was cut off by ``Speaker/stop()``, by another sound, or because its task was cancelled.
        /// `heardSampleCount` samples had been played.
        case stopped(heardSampleCount: Int)
    }

    /// The ALSA name of the device.
    public let device: String
    /// The number of the sound that may play. A thread with another number falls silent.
    private let turn = Atomic<Int>(0)
    /// The thread that has the device open holds this lock.
    private let floor = Lock<Void>(())

    /// - Parameter device: An ALSA name as `aplay -L` lists it.
    public init(device: String = "default") {
        self.device = device
    }

    /// Plays 16 kHz mono samples. Returns after the last one was heard, or at most 100 ms after the sound was stopped.
    /// Cancelling the task stops the sound.
    ///
    /// - Throws: ``AudioPlaybackError``. Being stopped does not throw.
    @discardableResult
    public func play(_ samples: [Int16]) async throws -> Outcome {
        let mine = turn.add(1, ordering: .relaxed).newValue
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread { [self] in
                    continuation.resume(with: Result { try playNow(samples, turn: mine) })
                }
            }
        } onCancel: {
            _ = turn.compareExchange(expected: mine, desired: mine + 1, ordering: .relaxed)
        }
    }

    /// Stops the sound that is playing.
    public func stop() {
        turn.add(1, ordering: .relaxed)
    }

    private func playNow(_ samples: [Int16], turn mine: Int) throws(AudioPlaybackError) -> Outcome {
        try floor.withLock { _ throws(AudioPlaybackError) in
            var position = 0
            func isStopped() -> Bool { turn.load(ordering: .relaxed) != mine }
            guard !isStopped() else { return .stopped(heardSampleCount: 0) }
            let handle = try PlaybackHandle.open(device)
            while position < samples.count {
                if isStopped() { return Self.stopped(handle, after: position) }
                let end = min(position + AudioTime.hertz / 10, samples.count)
                position += try handle.write(samples[position..<end])
            }
            handle.start()
            // Devices with their own pace (null, file) never have pending samples.
            while handle.pending() > 0 {
                if isStopped() { return Self.stopped(handle, after: position) }
                Thread.sleep(forTimeInterval: 0.01)
            }
            return .finished
        }
    }

    private static func stopped(_ handle: borrowing PlaybackHandle, after position: Int) -> Outcome
    {
        let heard = max(0, position - handle.pending())
        handle.drop()
        return .stopped(heardSampleCount: heard)
    }
}
