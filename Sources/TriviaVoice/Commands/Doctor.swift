import ArgumentParser
import SpeechRecognition
import TerminalIO

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Report what is missing and how to install it.",
        discussion: """
            Checks everything that a voice game needs: the model, the microphone and the \
            permission to use it, its sound, pronunciations, questions, and the bank. The \
            exit status is 4 if a game cannot be played by voice.

            EXAMPLES
              trivia-voice doctor
              trivia-voice doctor --device plughw:1 --json
            """)

    @Flag(help: "Print one JSON object per finding.")
    var json = false

    @Option(help: "The microphone to check, as ALSA names it.")
    var device = Microphone.defaultDevice

    @OptionGroup var modelOptions: ModelOptions
    @OptionGroup var bankOptions: BankOptions

    func run() async throws {
        let examination = Examination(
            device: device, modelFolder: modelOptions.folder, locale: modelOptions.locale,
            bankPath: bankOptions.path)
        let findings = try await BlockingThread.run { examination.findings() }
        if json {
            for finding in findings { try JSONLine.print(finding) }
        } else {
            try SystemTerminal().put(Self.lines(for: findings))
        }
        if findings.contains(where: { $0.state == .missing && $0.isNeededForVoice }) {
            throw CommandFailure(.unavailable)
        }
    }

    static func lines(for findings: [Finding]) -> [StyledLine] {
        var lines = findings.flatMap(\.lines)
        let missing = findings.filter { $0.state == .missing }
        lines.append(StyledLine())
        if missing.contains(where: \.isNeededForVoice) {
            lines.append(
                StyledLine("A game cannot be played by voice yet. Follow the advice above.", .bad))
        } else if missing.isEmpty {
            lines.append(
                StyledLine("Everything is ready. Start a game with: trivia-voice play", .good))
        } else {
            lines.append(StyledLine("A game can be played by voice.", .good))
        }
        return lines
    }
}
