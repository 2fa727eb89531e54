import Foundation
import Transcript

/// A thread that empties a device's ring, so that no sound is lost while its reader looks at what was
/// said: rings are short, a tenth of a second on some cards, and a look may take longer.
///
/// What was read waits here, in order. When nobody takes it for ten seconds the thread waits too, the
/// ring runs over, and the loss is a gap like any other.
final class CaptureThread: Sendable {
    enum Item: Sendable {
        /// The first one of a device that can be heard: its rate and its channels.
        case opened(hertz: Int, channelCount: Int)
        /// Never empty.
        case sound(AudioChunk)
        /// The last one.
        case failed(AudioCaptureError)
    }

    struct Losses: Sendable {
        var overrunCount = 0
        var lostSampleCount = 0
    }

    /// How many chunks may wait, each of a fiftieth to a tenth of a second.
    private static let places = 500
    private static let longestChunk = AudioTime.hertz / 10

    private let items = Lock<[Item]>([])
    private let losses = Lock(Losses())
    private let isClosed = Lock(false)
    private let filled = DispatchSemaphore(value: 0)
    private let free = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)

    /// Starts the thread, which opens the device.
    init(_ device: String) {
        for _ in 0..<Self.places { free.signal() }
        let thread = Thread { self.run(device) }
        thread.name = "capture"
        thread.start()
    }

    /// Sound that nobody read from the ring in time, so far.
    var lost: Losses { losses.withLock { $0 } }

    /// Waits for what comes next; nil when nothing came in time.
    func next(until time: DispatchTime) -> Item? {
        guard filled.wait(timeout: time) == .success else { return nil }
        free.signal()
        return items.withLock { $0.removeFirst() }
    }

    /// Returns when the device is closed, a tenth of a second later as a rule. A driver that holds the
    /// thread longer than a second is left to itself: it closes the device when it comes back, if ever.
    func close() {
        isClosed.withLock { $0 = true }
        free.signal()
        _ = ended.wait(timeout: .now() + .seconds(1))
    }

    private func run(_ device: String) {
        defer { ended.signal() }
        do throws(AudioCaptureError) {
            var stream = try CaptureStream.open(device)
            put(.opened(hertz: stream.nativeHertz, channelCount: stream.nativeChannelCount))
            while !isClosed.withLock({ $0 }) {
                let chunk = try stream.next(upTo: Self.longestChunk)
                if chunk.samples.isEmpty { continue }
                let lost = Losses(
                    overrunCount: stream.overrunCount, lostSampleCount: stream.lostSampleCount)
                losses.withLock { $0 = lost }
                put(.sound(chunk))
            }
        } catch {
            put(.failed(error))
        }
    }

    private func put(_ item: Item) {
        free.wait()
        items.withLock { $0.append(item) }
        filled.signal()
    }
}
