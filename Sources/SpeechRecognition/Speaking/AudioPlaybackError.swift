internal import Glibc

/// The reason why audio cannot be played. `device` is the ALSA name, and `code` is ALSA's negative
/// error number.
public enum AudioPlaybackError: Error, Hashable, Sendable {
    /// There is no such device, or the device's sound server does not respond.
    case missing(device: String, code: Int)
    /// Another program is using the device.
    case busy(device: String, code: Int)
    /// The user does not have permission to open the device.
    case denied(device: String, code: Int)
    /// An error of any other kind; `operation` is the ALSA call that failed.
    case failed(device: String, operation: String, code: Int)

    static func of(_ device: String, operation: String, code: Int32) -> AudioPlaybackError {
        let number = Int(code)
        return switch -code {
        case ENOENT, ENODEV, ENXIO, ECONNREFUSED: .missing(device: device, code: number)
        case EBUSY, EAGAIN: .busy(device: device, code: number)
        case EACCES, EPERM: .denied(device: device, code: number)
        default: .failed(device: device, operation: operation, code: number)
        }
    }
}

extension AudioPlaybackError: CustomStringConvertible {
    /// A message that names the device, describes what happened, and tells the user what to do
    /// next.
    public var description: String {
        switch self {
        case .missing(let device, _):
            "the loudspeaker '\(device)' was not found; choose a different one, or play without speech"
        case .busy(let device, _):
            "the loudspeaker '\(device)' is in use by another program; close that program"
        case .denied(let device, _):
            "you are not allowed to use the loudspeaker '\(device)'; join the audio group"
                + " (sudo usermod -aG audio $USER) and log in again"
        case .failed(let device, let operation, let code):
            "the loudspeaker '\(device)' failed at \(operation) (\(reason(Int32(-code))))"
        }
    }

    private func reason(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}
