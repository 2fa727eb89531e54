import ArgumentParser
import Foundation
import SpeechRecognition
import TerminalIO

struct Models: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "models", abstract: "List, check and install acoustic models.",
        discussion: """
            A model folder holds an acoustic model, a .dict file and perhaps a language \
            model. Your own models come before the system's. The command also reads the \
            learned files beside a model. If one of them is broken, it names the file, and \
            the exit status is 4.

            EXAMPLES
              trivia-voice models
              trivia-voice models --check --json
              trivia-voice models --install ~/Downloads/en-us
              trivia-voice models --install de.tar.gz --locale de --sha256 9f86d08…
            """)

    @Flag(help: "Start the engine once with each model.")
    var check = false

    @Option(
        help:
            "Install a model folder, or a .tar.gz archive of one, among your own models, completely or not at all."
    )
    var install: String?

    @Option(name: .customLong("sha256"), help: "The SHA-256 that the archive must have.")
    var checksum: String?

    @Option(help: "Language of the installed model; by default its folder's name.")
    var locale: String?

    @Flag(help: "Print one JSON object per model.")
    var json = false

    func run() async throws {
        if let install {
            do {
                let model = try ModelInstaller().install(
                    from: URL(fileURLWithPath: install), locale: locale, sha256: checksum)
                try print(row(for: model.folder))
            } catch let error as ModelError {
                throw CommandFailure(.refusedInput, "\(error)".inert)
            }
            return
        }
        let locator = ModelLocator()
        let folders = locator.override.map { [$0] } ?? locator.installed()
        guard !folders.isEmpty else {
            let error = ModelError.notFound(
                searched: ([locator.userFolder] + locator.systemFolders).map(\.path))
            throw CommandFailure(error)
        }
        var isAnyBroken = false
        for folder in folders {
            let row = row(for: folder)
            if row.problem != nil { isAnyBroken = true }
            try print(row)
        }
        if isAnyBroken { throw CommandFailure(.unavailable) }
    }

    private struct Row: Encodable {
        var locale: String
        var folder: String
        var fingerprint: String?
        /// The model's fingerprints. The fingerprint `scoring` covers the model's transforms, and
        /// `hearing` also covers the coefficients.
        var scoring: String?
        var hearing: String?
        var hasLanguageModel: Bool
        var checked: Bool
        var problem: String?
    }

    private func row(for folder: URL) -> Row {
        do {
            let model = try AcousticModel(folder: folder)
            if check { try model.check() } else { try model.checkLearned() }
            return Row(
                locale: model.locale, folder: folder.path, fingerprint: try model.fingerprint(),
                scoring: try model.scoringFingerprint(), hearing: try model.hearingFingerprint(),
                hasLanguageModel: model.languageModel != nil, checked: check)
        } catch {
            return Row(
                locale: folder.lastPathComponent, folder: folder.path, hasLanguageModel: false,
                checked: check, problem: "\(error)")
        }
    }

    private func print(_ row: Row) throws {
        if json { return try JSONLine.print(row) }
        var parts = [row.locale, row.folder]
        if let problem = row.problem {
            parts.append(problem)
        } else {
            if let fingerprint = row.fingerprint { parts.append(fingerprint) }
            if let hearing = row.hearing { parts.append("hears as " + hearing) }
            if row.hasLanguageModel { parts.append("with language model") }
            if row.checked { parts.append("starts") }
        }
        try StandardOutput.line(parts.joined(separator: "\t"))
    }
}
