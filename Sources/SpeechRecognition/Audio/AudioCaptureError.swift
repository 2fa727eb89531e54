import Glibc

/// The reason why a microphone delivers no audio, with ALSA's device name and negative error code.
public enum AudioCaptureError: Error, Hashable, Sendable {
    /// The device does not exist.
    case missing(device: String, code: Int)
    /// Another program is using the device.
    case busy(device: String, code: Int)
    /// The user does not have permission to open the device.
    case denied(device: String, code: Int)
    /// The device's sound server does not respond.
    case unreachable(device: String, code: Int)
    /// None of the device's recording formats can be converted.
    case unsuitable(device: String, code: Int)
    /// The device disappeared during recording.
    case vanished(device: String, code: Int)
    /// The computer or the driver suspended the device.
    case suspended(device: String, code: Int)
    /// The device is open but delivers no audio.
    case stalled(device: String, seconds: Int)
    /// An error of any other kind; `operation` is the ALSA call that failed.
    case failed(device: String, operation: String, code: Int)

    /// The ALSA name of the affected device.
    public var device: String {
        switch self {
        case .missing(let device, _), .busy(let device, _), .denied(let device, _),
            .unreachable(let device, _), .unsuitable(let device, _), .vanished(let device, _),
            .suspended(let device, _), .stalled(let device, _), .failed(let device, _, _):
            device
        }
    }
}

extension AudioCaptureError: CustomStringConvertible {
    /// A message that names the device, describes what happened, and tells the user what to do
    /// next.
    public var description: String {
        switch self {
        case .missing(let device, _):
            "the microphone '\(device)' was not found; plug it in, or choose a different one"
        case .busy(let device, _):
            "the microphone '\(device)' is in use by another program; close that program,"
                + " or choose a different microphone"
        case .denied(let device, _):
            "you are not allowed to use the microphone '\(device)'; join the audio group"
                + " (sudo usermod -aG audio $USER) and log in again"
        case .unreachable(let device, _):
            "the sound server of the microphone '\(device)' does not answer;"
                + " start it (systemctl --user start pipewire-pulse or pulseaudio --start)"
        case .unsuitable(let device, _):
            "the microphone '\(device)' does not record 16-bit sound;"
                + " open it as plug:'\(device)' or plughw instead"
        case .vanished(let device, _):
            "the microphone '\(device)' was disconnected; plug it in again"
        case .suspended(let device, _):
            "the microphone '\(device)' was suspended; wake it, or choose a different one"
        case .stalled(let device, let seconds):
            "the microphone '\(device)' has delivered no sound for \(seconds) seconds;"
                + " check that it is not suspended or switched off"
        case .failed(let device, let operation, let code):
            "the microphone '\(device)' failed at \(operation) (\(systemMessage(Int32(-code))));"
                + " choose a different one"
        }
    }
}

extension AudioCaptureError {
    /// Converts an error code that ALSA returned while opening or configuring a device.
    static func opening(_ device: String, operation: String, code: Int32) -> AudioCaptureError {
        let number = Int(code)
        return switch -code {
        case ENOENT, ENODEV, ENXIO,
            EINVAL where operation == "snd_pcm_open":
            .missing(device: device, code: number)
        case EBUSY, EAGAIN: .busy(device: device, code: number)
        case EACCES, EPERM: .denied(device: device, code: number)
        case ECONNREFUSED, ECONNRESET, ETIMEDOUT: .unreachable(device: device, code: number)
        case EINVAL: .unsuitable(device: device, code: number)
        default: .failed(device: device, operation: operation, code: number)
        }
    }

    /// Converts an error code that ALSA returned for a running device.
    static func running(_ device: String, operation: String, code: Int32) -> AudioCaptureError {
        let number = Int(code)
        return switch -code {
        case ENODEV, EIO, ENXIO, EBADFD, ENOTTY, ECONNRESET, ECONNREFUSED:
            .vanished(device: device, code: number)
        case ESTRPIPE: .suspended(device: device, code: number)
        default: .failed(device: device, operation: operation, code: number)
        }
    }
}
