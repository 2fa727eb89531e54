import Foundation
import SpeechRecognition
import TerminalIO

/// The guided setup, which measures how well the program recognizes the user's speech and saves
/// suitable settings.
struct SetupGuide {
    /// The ALSA name of the microphone, or nil to ask the user.
    var device: String?
    /// Whether to show the result without saving it.
    var savesNothing = false
    /// Whether to print the result as one JSON object.
    var asJSON = false
    var modelOptions: ModelOptions

    func run() async throws -> (HearingAssessment, device: String) {
        let model = try modelOptions.model()
        let device = try chosenDevice()
        let trial = HearingTrial(
            model: model, pronouncing: try modelOptions.pronouncing(for: model), device: device)
        let noise: Double
        let words: [HearingAssessment.Word]
        do {
            (noise, words) = try await trial.run(tell)
        } catch let error as AudioCaptureError {
            throw CommandFailure(error)
        }
        let assessment = HearingAssessment(noise: noise, words: words)
        try report(assessment, noise, words, device)
        if !savesNothing, assessment.grade != .notAtAll {
            try keep(assessment, device)
            try SetupOffer().remember(wanted: true)
        }
        return (assessment, device)
    }

    // MARK: Choosing

    /// The specified microphone, or the microphone that the user chooses.
    private func chosenDevice() throws -> String {
        if let device { return device }
        guard isatty(STDIN_FILENO) == 1, !asJSON else { return Microphone.defaultDevice }
        let ready = CaptureDevice.all().filter {
            if case .ready = $0.probe() { true } else { false }
        }
        guard ready.count > 1 else { return ready.first?.name ?? Microphone.defaultDevice }
        say("Which microphone?")
        for (index, device) in ready.enumerated() {
            say("  \(index + 1)  \(device.name): \(device.description)")
        }
        guard let chosen = Self.choice(among: ready.count, read: { readLine() }, write: say) else {
            throw CommandFailure(.usage, "no microphone was chosen; name one with --device")
        }
        return ready[chosen].name
    }

    /// Lets the user choose from a list. Returns the index of the choice, or nil at the end of the
    /// input.
    static func choice(
        among count: Int, read: () -> String?, write: (String) -> Void
    ) -> Int? {
        while true {
            write("Type a number and press Return, or just press Return for 1.")
            guard let line = read()?.trimmingCharacters(in: .whitespaces) else { return nil }
            if line.isEmpty { return 0 }
            if let number = Int(line), (1...count).contains(number) { return number - 1 }
            write("“\(line)” is not a number from 1 to \(count).")
        }
    }

    // MARK: Reporting

    private func tell(_ step: HearingTrial.Step) {
        switch step {
        case .quiet: say("Please be quiet for two seconds …")
        case .say(let word): say("Please say: \(word)")
        case .heard(_, let outcome):
            switch outcome {
            case .right: say("  ✔ understood")
            case .wrong: say("  ✘ mistaken for something else")
            case .unsure: say("  ○ not sure")
            case .nothing: say("  ○ nothing was heard")
            }
        }
    }

    /// Prints text for the user. If standard output is used for JSON, prints to standard error.
    private func say(_ text: String) {
        if asJSON {
            StandardError.write(text)
        } else {
            try? StandardOutput.line(text.inert)
        }
    }

    private struct Report: Encodable {
        var device: String
        var noise: Double
        var understood: Int
        var words: Int
        var grade: String
        var strictness: String
        var pushToTalk: Bool
    }

    private func report(
        _ assessment: HearingAssessment, _ noise: Double, _ words: [HearingAssessment.Word],
        _ device: String
    ) throws {
        for sentence in assessment.advice {
            try asJSON ? say(sentence) : StandardOutput.line(sentence.inert)
        }
        guard asJSON else { return }
        try JSONLine.print(
            Report(
                device: device, noise: noise, understood: words.count { $0.outcome == .right },
                words: words.count, grade: assessment.grade.rawValue,
                strictness: assessment.strictness.rawValue,
                pushToTalk: assessment.usesPushToTalk))
    }

    // MARK: Saving

    private func keep(_ assessment: HearingAssessment, _ device: String) throws {
        let path = ConfigurationFile.path(ProcessInfo.processInfo.environment)
        var text = ""
        if FileManager.default.fileExists(atPath: path) {
            guard let data = FileManager.default.contents(atPath: path),
                let present = String(data: data, encoding: .utf8)
            else { throw CommandFailure(.refusedInput, "\(path) cannot be read as text".inert) }
            text = present
        }
        let isUsual = device == Microphone.defaultDevice
        let options: [(String, String?)] = [
            ("device", isUsual ? nil : ConfigurationText.quoted(device)),
            (
                "strictness",
                assessment.strictness == .normal
                    ? nil : ConfigurationText.quoted(assessment.strictness.rawValue)
            ),
            ("push-to-talk", assessment.usesPushToTalk ? "true" : nil),
        ]
        for (name, value) in options {
            text = ConfigurationText.setting(name, to: value, in: text)
        }
        guard !text.isEmpty else {
            return say("No settings need to change. Start a game with: trivia-voice play")
        }
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try OutputFile.write(to: path, isPrivate: true) { write in try write(Array(text.utf8)) }
        say("Saved in \(path).")
    }
}
