import PlaySession
import SpeechRecognition
import TerminalIO
import Transcript
import Trials

/// Shows recognized words. Words that may still change appear dimmed on a line that is redrawn, and
/// final words stay above that line.
struct ListeningScreen {
    let terminal: any Terminal
    let asJSON: Bool
    let showsVolatile: Bool
    /// The number of utterances so far that contained words.
    private(set) var resultCount = 0
    /// The failure that ended listening, or nil if listening did not fail.
    private(set) var failure: CommandFailure?
    private var isSpeaking = false

    init(terminal: any Terminal, asJSON: Bool, showsVolatile: Bool) {
        self.terminal = terminal
        self.asJSON = asJSON
        self.showsVolatile = showsVolatile
    }

    mutating func show(_ event: ListeningEvent) throws {
        switch event {
        case .progress, .changed, .obeyed, .refused, .resumed, .ended: break
        case .level(let level):
            if !isSpeaking { idle(level) }
        case .speechStarted:
            isSpeaking = true
            changing(StyledLine("…", .faint))
        case .volatile(let words):
            if asJSON, showsVolatile {
                try JSONLine.print(TranscriptionResult(volatile: words, file: nil))
            } else if !asJSON {
                changing(StyledLine(words.text, .faint))
            }
        case .final(let recognition):
            isSpeaking = false
            try show(recognition)
        case .gap(_, let place, let count):
            note("\(Figures.count(count, "sample")) lost at \(place.seconds.rounded4) s")
        case .interrupted(let reason): note("\(reason). Waiting for it …")
        case .missed(let count): note("\(Figures.count(count, "event")) not shown in time")
        case .failed(let error):
            failure =
                (error as? AudioCaptureError).map { CommandFailure($0) }
                ?? CommandFailure(.refusedInput, "\(error)".inert)
        }
    }

    func end() { terminal.show(nil) }

    private mutating func show(_ recognition: Recognition) throws {
        let result = TranscriptionResult(recognition, file: nil)
        if asJSON {
            try JSONLine.print(result)
        } else {
            terminal.show(nil)
            if !result.text.isEmpty { terminal.write([line(result, recognition.outcome)]) }
        }
        if !result.text.isEmpty { resultCount += 1 }
    }

    private func line(_ result: TranscriptionResult, _ outcome: HearingOutcome) -> StyledLine {
        var line = StyledLine(result.text, outcome == .heard ? .plain : .faint)
        for (name, value) in (result.tags ?? [:]).sorted(by: { $0.key < $1.key }) {
            line.add("  \(name)=\(value)", .accent)
        }
        if outcome != .heard, let name = result.outcome { line.add("  (\(name))", .warning) }
        return line
    }

    private func idle(_ level: AudioLevel) {
        var line = StyledLine("listening  ", .faint)
        line.add(String(repeating: "▮", count: max(0, Int((level.mean + 60) / 4))), .faint)
        if level.isClipping { line.add("  too loud", .bad) }
        changing(line)
    }

    private func changing(_ line: StyledLine) {
        if !asJSON { terminal.show(line) }
    }

    private func note(_ text: String) {
        if asJSON || !terminal.isInteractive {
            StandardError.write("trivia-voice: \(text)".inert)
        } else {
            terminal.write([StyledLine(text, .warning)])
        }
    }
}
