internal import Foundation
internal import Synchronization
internal import Transcript

/// Plays speech on an ALSA device, with a separate thread for each sound. A new sound stops the
/// current sound.
public final class Speaker: Sendable {
    /// How a sound ended.
    public enum Outcome: Sendable, Hashable {
        /// The whole sound was played.
        case finished
        /// The sound was cut off by ``Speaker/stop()``, a new sound or a canceled task.
        case stopped(heardSampleCount: Int)
    }

    /// The ALSA name of the device.
    public let device: String
    /// Identifies the only sound that may be played now. A thread stops playing if the number of
    /// its sound is different from this number.
    private let turn = Atomic<Int>(0)
    /// A lock held by the thread that has opened the device.
    private let floor = Lock<Void>(())

    /// Creates a speaker for an ALSA name, as listed by `aplay -L`.
    public init(device: String = "default") {
        self.device = device
    }

    /// Plays 16 kHz mono samples. Returns after the last sample has been heard, or at most 100 ms
    /// after a stop. Canceling the task stops the sound. Throws ``AudioPlaybackError`` if the
    /// device cannot be used.
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

    /// The reason why the device cannot be opened now; nil if it can be opened. This method briefly
    /// blocks the calling thread.
    package func problem() -> AudioPlaybackError? {
        do throws(AudioPlaybackError) {
            _ = try PlaybackHandle.open(device)
            return nil
        } catch {
            return error
        }
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
            // Devices with their own timing (`null`, `file`) never have pending samples.
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
