import SpeechRecognition
import TerminalIO

/// Turns a library's error into a failure that tells the user which option or command helps.
extension CommandFailure {
    init(_ error: AudioCaptureError) {
        let advice =
            switch error {
            case .missing, .busy, .suspended, .failed:
                " (with --device; 'trivia-voice devices' lists them)"
            case .denied, .unreachable, .unsuitable, .vanished, .stalled: ""
            }
        self.init(.unavailable, "\(error)\(advice)".inert)
    }

    init(_ error: ModelError) {
        let advice =
            switch error {
            case .notFound, .incomplete: " (with --model)"
            case .noneFor: " (with --locale; 'trivia-voice models' lists them)"
            case .refused, .notInstalled: ""
            }
        self.init(.unavailable, "\(error)\(advice)".inert)
    }

    /// Creates a failure with advice from any speech recognition or audio capture error.
    init(hearing error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as AudioCaptureError: self.init(error)
        case let error as ModelError: self.init(error)
        default: self.init(.unavailable, "\(error)".inert)
        }
    }
}
