import SpeechRecognition
import Transcript

extension ListeningEvent {
    /// The kind of event in one or two words. Nil for progress.
    var kind: String? {
        switch self {
        case .progress, .level: nil
        case .changed: "changed"
        case .obeyed: "obeyed"
        case .refused: "refused"
        case .speechStarted: "started"
        case .volatile(let words): "volatile \(words.text)"
        case .final(let recognition): "final \(recognition.best.text)"
        case .gap(let number, _, _): "gap \(number)"
        case .interrupted: "interrupted"
        case .resumed: "resumed"
        case .missed(let count): "missed \(count)"
        case .failed: "failed"
        case .ended: "ended"
        }
    }
}

extension Sequence<ListeningEvent> {
    var finals: [Recognition] {
        compactMap { if case .final(let recognition) = $0 { recognition } else { nil } }
    }

    var progress: [AudioTime] {
        compactMap { if case .progress(let time) = $0 { time } else { nil } }
    }

    /// All events that contain words or times of speech, for comparing two runs.
    var words: [String] {
        compactMap { event in
            switch event {
            case .speechStarted(let time): "started \(time.sampleIndex)"
            case .volatile(let words): "volatile \(words.segments)"
            case .final(let result): "final \(result.speech) \(result.best.segments)"
            default: nil
            }
        }
    }
}
