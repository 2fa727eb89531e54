import Foundation
import Transcript

/// A thread that keeps emptying a device's ring buffer, even if the reader is busy for ten seconds.
final class CaptureThread: Sendable {
    enum Item: Sendable {
        /// The first item from a working device, with its sample rate and number of channels.
        case opened(hertz: Int, channelCount: Int)
        /// A chunk of audio, which is never empty.
        case sound(AudioChunk)
        /// The last item, which states why capturing failed.
        case failed(AudioCaptureError)
    }

    struct Losses: Sendable {
        var overrunCount = 0
        var lostSampleCount = 0
    }

    /// The maximum number of stored chunks. Each chunk is 20 to 100 ms long.
    private static let places = 500
    private static let longestChunk = AudioTime.hertz / 10

    private let items = Lock<[Item]>([])
    private let losses = Lock(Losses())
    private let isClosed = Lock(false)
    private let filled = DispatchSemaphore(value: 0)
    private let free = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)

    /// Starts the thread, which then opens the device.
    init(_ device: String) {
        for _ in 0..<Self.places { free.signal() }
        let thread = Thread { self.run(device) }
        thread.name = "capture"
        thread.start()
    }

    /// The amount of audio that has been lost because it was not read in time.
    var lost: Losses { losses.withLock { $0 } }

    /// Waits for the next item. Returns nil if no item arrives in time.
    func next(until time: DispatchTime) -> Item? {
        guard filled.wait(timeout: time) == .success else { return nil }
        free.signal()
        return items.withLock { $0.removeFirst() }
    }

    /// Closes the device, and waits at most one second for the capture thread to end. If the driver
    /// is blocked, the device is closed later.
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
