import Glibc

/// Why a microphone delivers no sound, or no longer does.
///
/// `device` is the ALSA name that was opened; `code` is ALSA's (negative) error number.
public enum AudioCaptureError: Error, Hashable, Sendable {
    /// There is no such device.
    case missing(device: String, code: Int)
    /// Another program is using it.
    case busy(device: String, code: Int)
    /// The user does not have permission to open it.
    case denied(device: String, code: Int)
    /// Its sound server does not respond.
    case unreachable(device: String, code: Int)
    /// None of its recording formats can be converted.
    case unsuitable(device: String, code: Int)
    /// It disappeared during recording.
    case vanished(device: String, code: Int)
    /// The machine or the driver suspended it.
    case suspended(device: String, code: Int)
    /// It is open but delivers no sound.
    case stalled(device: String, seconds: Int)
    /// Any other error; `operation` is the ALSA call.
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
    /// What happened, to which device, and what to do next.
    public var description: String {
        switch self {
        case .missing(let device, _):
            "microphone '\(device)': not there; plug one in or choose another"
        case .busy(let device, _):
            "microphone '\(device)': another program is using it; close that one,"
                + " or choose another"
        case .denied(let device, _):
            "microphone '\(device)': you may not use it; join the audio group"
                + " (sudo usermod -aG audio $USER) and log in again"
        case .unreachable(let device, _):
            "microphone '\(device)': its sound server does not answer;"
                + " start it (systemctl --user start pipewire-pulse or pulseaudio --start)"
        case .unsuitable(let device, _):
            "microphone '\(device)': does not record 16-bit sound;"
                + " open it as plug:'\(device)' or plughw instead"
        case .vanished(let device, _):
            "microphone '\(device)': it went away; plug it in again"
        case .suspended(let device, _):
            "microphone '\(device)': it was put to sleep; wake it or choose another"
        case .stalled(let device, let seconds):
            "microphone '\(device)': no sound for \(seconds) seconds;"
                + " check that it is not suspended or switched off"
        case .failed(let device, let operation, let code):
            "microphone '\(device)': \(operation) failed (\(systemMessage(Int32(-code))));"
                + " choose another"
        }
    }
}

extension AudioCaptureError {
    /// The error for a code that ALSA returned while opening or configuring a device.
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

    /// The error for a code that ALSA returned for a running device.
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
