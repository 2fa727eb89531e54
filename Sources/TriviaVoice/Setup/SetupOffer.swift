import ArgumentParser
import Foundation
import PlaySession
import SpeechRecognition
import TerminalIO

/// Offers the guided setup once, before the first game with spoken answers.
struct SetupOffer {
    let environment: [String: String]

    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// Whether to offer the guided setup. Users who were asked before or who changed a setting in
    /// `settings` are not asked.
    func isOpen() throws(CommandFailure) -> Bool {
        guard !FileManager.default.fileExists(atPath: url.path) else { return false }
        let settings = try ConfigurationFile(environment: environment)?.settings ?? []
        return !settings.contains { Self.settings.contains($0.name) }
    }

    /// The settings that show how the user wants to speak to the game.
    private static let settings: Set<String> = [
        "device", "strictness", "push-to-talk", "keyboard",
    ]

    private var url: URL { DataFolder.own(environment).appending(path: "setup.json") }

    private struct Answer: Encodable {
        var wanted: Bool
    }

    /// Saves the user's reply, so that the program does not ask again. Throws an error if the reply
    /// cannot be saved.
    func remember(wanted: Bool) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(Answer(wanted: wanted)).write(to: url, options: .atomic)
    }

    /// Asks whether to run the guided setup. Returns nil if the user does not reply. `read` returns
    /// nil at the end of the input.
    static func answer(read: () -> String?, write: (String) -> Void) -> Bool? {
        write(
            "There is a microphone. Shall I check first how well I hear you?\n"
                + "It takes half a minute. I will offer this again only if I hear nothing.\n")
        while true {
            write("Type y or n, then press Return: ")
            guard let line = read() else { return nil }
            switch line.trimmingCharacters(in: .whitespaces).lowercased() {
            case "y", "yes": return true
            case "n", "no", "": return false
            default: continue
            }
        }
    }

    /// Keeps the results on the screen until the user presses Return.
    static func wait(read: () -> String?, write: (String) -> Void) {
        write("Press Return to continue. ")
        _ = read()
    }
}

extension PlayOptions {
    /// Offers the guided setup, and returns a copy of these options with the results.
    func afterSetup(isVoice: Bool) async throws -> PlayOptions {
        guard isVoice, !json, !keyboard, !resume, device == Microphone.defaultDevice,
            strictness == nil, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1
        else { return self }
        let offer = SetupOffer()
        guard try offer.isOpen(), (try? modelOptions.model()) != nil, Self.hasMicrophone else {
            return self
        }
        let answer = SetupOffer.answer(
            read: { readLine() }, write: { try? StandardOutput.write($0) })
        guard let isWanted = answer else { return self }
        var play = self
        do {
            if isWanted { play = try await setUp(offer) } else { try offer.remember(wanted: false) }
        } catch let failure as CommandFailure {
            StandardError.write(
                "\(failure.message); try again with: trivia-voice setup".inert)
        } catch {
            StandardError.write(
                "The program could not save that you were asked: \(error.localizedDescription)"
                    .inert)
        }
        if isWanted {
            SetupOffer.wait(read: { readLine() }, write: { try? StandardOutput.write($0) })
        }
        return play
    }

    private static var hasMicrophone: Bool {
        do {
            _ = try Microphone.open(device: Microphone.defaultDevice)
            return true
        } catch {
            return false
        }
    }

    private func setUp(_ offer: SetupOffer) async throws -> PlayOptions {
        let (assessment, device) = try await SetupGuide(modelOptions: modelOptions).run()
        // If nothing was heard, the setup is offered again before the next game.
        if assessment.grade != .notAtAll { try offer.remember(wanted: true) }
        var play = self
        play.device = device
        play.strictness = assessment.strictness
        play.pushToTalk = pushToTalk || assessment.usesPushToTalk
        return play
    }
}
