import Glibc

/// Whether a microphone can be used at the moment, and if not, why not.
public enum CaptureAvailability: Sendable, Hashable {
    /// The microphone can record.
    case available
    /// The microphone cannot record, for the given reason.
    case unavailable(AudioCaptureError)

    /// Checks a microphone once by opening and closing the device. Do not call this method from a
    /// task, because the method blocks the calling thread.
    public static func check(
        device: String = Microphone.defaultDevice
    ) -> CaptureAvailability {
        switch CaptureDevice(name: device, description: "").probe() {
        case .ready: .available
        case .unusable(let error): .unavailable(error)
        }
    }

    /// Reports the current availability and every later change. Each check opens the device, so no
    /// session may use the device while changes are being reported.
    public static func changes(
        device: String = Microphone.defaultDevice, every interval: Duration = .seconds(1),
        clock: any Clock<Duration> = ContinuousClock()
    ) -> AsyncStream<CaptureAvailability> {
        let last = LastAvailability()
        return AsyncStream {
            while !Task.isCancelled {
                if let now = try? await BlockingThread.run({ check(device: device) }),
                    last.replace(with: now)
                {
                    return now
                }
                try? await clock.sleep(for: interval)
            }
            return nil
        }
    }

    /// Whether the user may open a recording device. If the computer has no sound card, the result
    /// is true, because the sound server decides when the device is opened.
    public static var isPermitted: Bool {
        let nodes = recordingNodes
        return nodes.isEmpty || nodes.contains { unsafe access($0, R_OK | W_OK) == 0 }
    }

    /// The kernel's device files for recording.
    package static var recordingNodes: [String] {
        var found: [String] = []
        guard let folder = unsafe opendir("/dev/snd") else { return [] }
        defer { unsafe _ = closedir(folder) }
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix("pcm"), name.hasSuffix("c") { found.append("/dev/snd/\(name)") }
        }
        return found.sorted()
    }
}

/// The most recent availability that the stream reported.
private final class LastAvailability: Sendable {
    private let value = Lock<CaptureAvailability?>(nil)

    func replace(with new: CaptureAvailability) -> Bool {
        value.withLock { old in
            defer { old = new }
            return old != new
        }
    }
}
