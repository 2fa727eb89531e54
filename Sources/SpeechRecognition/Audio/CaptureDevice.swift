import CAlsa
import Glibc

/// A microphone listed by ALSA.
public struct CaptureDevice: Sendable, Hashable {
    /// The result of probing a device.
    public enum State: Sendable, Hashable {
        /// The device can be opened.
        case ready(hertz: Int, channelCount: Int)
        /// The device cannot be opened.
        case unusable(AudioCaptureError)
    }

    /// The name to pass to ``Microphone/open(device:)``.
    public var name: String
    /// A one-line, human-readable description.
    public var description: String

    /// Whether this is the system's default device.
    public var isDefault: Bool { name == Microphone.defaultDevice }

    /// Lists all devices that can record, without opening them. The default device comes first.
    public static func all() -> [CaptureDevice] {
        CAlsa_silenceLog()
        var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
        guard unsafe snd_device_name_hint(-1, "pcm", &hints) == 0, let first = unsafe hints else {
            return []
        }
        defer { unsafe _ = snd_device_name_free_hint(first) }
        var devices: [CaptureDevice] = []
        var place = unsafe first
        while let hint = unsafe place.pointee {
            unsafe place += 1
            guard let name = unsafe text("NAME", of: hint), !converters.contains(name),
                unsafe text("IOID", of: hint) ?? "Input" == "Input"
            else { continue }
            let lines = unsafe (text("DESC", of: hint) ?? "").split(separator: "\n")
            devices.append(
                CaptureDevice(name: name, description: lines.joined(separator: ", ")))
        }
        return devices.sorted { $0.isDefault && !$1.isDefault }
    }

    /// Opens and closes the device to find out whether it can be used. The probe blocks the calling
    /// thread until a sound server responds, so do not call this method from a task.
    public func probe() -> State {
        do {
            let stream = try CaptureStream.open(name)
            return .ready(hertz: stream.nativeHertz, channelCount: stream.nativeChannelCount)
        } catch {
            return .unusable(error)
        }
    }

    /// The names of ALSA's own converters, which ALSA lists as if they were devices.
    private static let converters: Set<String> = [
        "null", "lavrate", "samplerate", "speexrate", "speex", "jack", "oss", "upmix", "vdownmix",
    ]

    private static func text(_ key: String, of hint: UnsafeMutableRawPointer) -> String? {
        guard let value = unsafe snd_device_name_get_hint(hint, key) else { return nil }
        defer { unsafe free(value) }
        return unsafe String(cString: value)
    }
}
