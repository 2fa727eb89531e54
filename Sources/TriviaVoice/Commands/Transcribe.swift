import ArgumentParser
import Dispatch
import Foundation
import SpeechRecognition
import TerminalIO
import Transcript

struct Transcribe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transcribe", abstract: "Turn recordings into words.",
        discussion: """
            Recognizes recordings of any length as if they came from a microphone, and \
            prints one line per utterance. A progressive preset also prints words before \
            they are final. If a file cannot be read, standard error names it, and the exit \
            status is 3.

            EXAMPLES
              trivia-voice transcribe interview.flac
              trivia-voice transcribe *.wav --json --context "Marie Curie, Warsaw"
              trivia-voice transcribe go.wav --grammar robot.gram --json
              arecord -q -f S16_LE -r 16000 -t raw | trivia-voice transcribe - --raw
            """)

    @Argument(help: "Recordings; '-' is standard input.")
    var files: [String]

    @Flag(help: "Print one JSON object per result.")
    var json = false

    @Flag(help: "The files have no header: 16 kHz, 16 bits, little-endian, one channel.")
    var raw = false

    @OptionGroup var options: TranscriptionOptions

    func run() async throws {
        let plan = try options.plan(usual: .dictation, analyzesVoice: json)
        let isStopped = Lock(false)
        let interruption = Interruption {
            isStopped.withLock { $0 = true }
            // Exit after two seconds, because a read from standard input may block forever.
            DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
                Foundation.exit(ExitStatus.interrupted.rawValue)
            }
        }
        let isWhole = try await BlockingThread.run { [self] in
            var isWhole = true
            for file in files where !isStopped.withLock({ $0 }) {
                do {
                    try transcribe(file, plan) { isStopped.withLock { $0 } }
                } catch let error as AudioFileError {
                    StandardError.write("trivia-voice: \(error)".inert)
                    isWhole = false
                }
            }
            return isWhole
        }
        if interruption.happened { throw CommandFailure(.interrupted) }
        if !isWhole { throw CommandFailure(.refusedInput) }
    }

    private func transcribe(
        _ file: String, _ plan: TranscriptionPlan, isStopped: () -> Bool
    ) throws {
        var source = try ClipSource.open(file, format: raw ? .raw : .detected)
        var listener = try Listener(transcriber: try plan.transcriber(), settings: plan.settings)
        while !isStopped(), let chunk = try source.read(upTo: AudioTime.hertz / 10) {
            try print(try listener.hear(chunk), file, plan)
        }
        try print(try listener.flush(), file, plan)
        if source.isTruncated {
            StandardError.write(
                "trivia-voice: \(file) is shorter than its header says; the sound in it was transcribed"
                    .inert
            )
        }
    }

    private func print(
        _ events: [ListeningEvent], _ file: String, _ plan: TranscriptionPlan
    ) throws {
        for event in events {
            switch event {
            case .volatile(let words) where plan.reportsVolatile && json:
                try JSONLine.print(TranscriptionResult(volatile: words, file: file))
            case .final(let recognition):
                let result = TranscriptionResult(recognition, file: file)
                if json {
                    try JSONLine.print(result)
                } else if !result.text.isEmpty {
                    let name = files.count > 1 ? "\(file): " : ""
                    try StandardOutput.line("\(name)\(result.text)".inert)
                }
            default: break
            }
        }
    }
}
