import ArgumentParser
import Foundation
import PlaySession
import SpeechRecognition
import SpokenAnswers
import TerminalIO
import Trials

struct Replay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Judge recorded answers.",
        discussion: """
            Reads trials, one JSON object per line, and recognizes and judges each clip as \
            the game would. Results are printed in the order of the trials, as soon as they \
            are known. If the trials have "expect", a summary follows on standard error.

            A trial needs "id", "clip" (a recording, relative to the file of trials) and \
            "answer", for instance:
              {"id":"1","clip":"1.wav","answer":"Mars","expect":"correct"}
            These fields are optional: "accept", "promptOn" and "reject" (lists of texts), \
            "choices", "question", "rivals" (answers to other questions), \
            "pronunciations" (ARPAbet, by word) and "speaking" ("pressed" after a key \
            press, "turn", or "anyone" if several players may answer). "expect" is "correct", "incorrect", \
            "prompt" or "none" (no answer). With --grammar, a trial needs only "id" and "clip".

            EXAMPLES
              trivia-voice replay trials.jsonl --json > results.jsonl
              trivia-voice replay trials.jsonl --noise cafe.flac --snr 10 --jobs 4
              head -n 20 trials.jsonl | trivia-voice replay - --explain
              trivia-voice replay orders.jsonl --grammar coffee.gram --json
              trivia-voice replay answers/trials.jsonl --strictness strict
            """)

    @Argument(help: "Trials, one JSON object per line; '-' reads them from standard input.")
    var trials: String

    @Flag(help: "Print one JSON object per trial.")
    var json = false

    @Option(help: "A JSGF grammar that replaces the answers and choices of every clip.")
    var grammar: String?

    @Option(help: "A recording of noise to mix into every clip.")
    var noise: String?

    @Option(help: "Signal-to-noise ratio in decibels for --noise.")
    var snr: Double?

    @Option(help: "The seed that chooses the stretches of noise.")
    var seed: UInt64 = 1

    @Flag(help: "Play every clip in real time.")
    var realtime = false

    @Flag(
        help:
            "Recognize each clip as one utterance, without finding where speech begins and ends (for comparison only)."
    )
    var whole = false

    @Flag(
        help:
            "Listen only for answers and choices, without words around them (for comparison only)."
    )
    var bare = false

    @Option(help: "How many trials to run at once, each with its own engine.")
    var jobs = 1

    @Option(help: "How sure the recognizer must be: relaxed, normal or strict.")
    var strictness = StrictnessArgument.normal

    @Flag(help: "Show the evidence behind every confidence.")
    var explain = false

    @Flag(help: "Also list the words that a game shows while somebody speaks.")
    var shown = false

    @Option(help: "Folder for tables and diagrams of the whole run.")
    var report: String?

    @Flag(
        help: ArgumentHelp(
            "Consecutive trials with the same clip share its acoustic scores. This is faster, for training.",
            visibility: .hidden))
    var reuse = false

    @Flag(
        help: ArgumentHelp(
            "Recognize words only after an utterance has ended. This is faster, for training.",
            visibility: .hidden))
    var finalOnly = false

    @OptionGroup var languageOptions: LanguageOptions

    @OptionGroup var modelOptions: ModelOptions

    func validate() throws {
        guard (noise == nil) == (snr == nil) else {
            throw ValidationError("--noise and --snr must be used together")
        }
        guard (1...256).contains(jobs) else {
            throw ValidationError("--jobs must be a number from 1 to 256")
        }
        if let snr, !snr.isFinite { throw ValidationError("--snr must be a finite number") }
    }

    func run() async throws {
        let reader = try TrialReader(path: trials)
        let settings = try makeSettings()
        let output = ResultPrinter(asJSON: json)
        let run = ReplayRun(reader: reader, settings: settings) { try output.print($0) }
        let interruption = Interruption { run.stop() }
        let summary = try run.run(jobs: jobs)
        for line in summary.text { StandardError.write(line) }
        if let report {
            try ReplayReport(
                records: summary.records,
                realTimeFactor: summary.workSeconds / max(summary.audioSeconds, 1)
            ).write(to: report)
        }
        if interruption.happened { throw CommandFailure(.interrupted) }
        if summary.errorCount > 0 { throw CommandFailure(.refusedInput) }
        if summary.unexpectedCount > 0 { throw CommandFailure(.qualityFailure) }
    }

    private func makeSettings() throws -> ReplaySettings {
        let model = try modelOptions.model()
        let language = try languageOptions.compiled()
        return ReplaySettings(
            model: model,
            pronouncing: try modelOptions.pronouncing(for: model)
                .replacingHost(HostPronunciations.of([], in: language)),
            language: language, commands: try HostCommands.read(language),
            grammar: try grammar.map { try GrammarFile.read($0) },
            noise: try makeMixer(), strictness: strictness.value, explains: explain, reuses: reuse,
            reportsVolatile: !finalOnly, showsWords: shown,
            isRealTime: realtime, isWhole: whole, isBare: bare)
    }

    private func makeMixer() throws -> NoiseMixer? {
        guard let noise, let snr else { return nil }
        do {
            return NoiseMixer(
                noise: try AudioClip.read(noise).samples, decibels: snr, seed: seed)
        } catch {
            throw CommandFailure(.refusedInput, "\(error)")
        }
    }
}
