import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

/// Commands that hear, and what may happen to them: signals, sleep, pipes that close, nothing to hear
/// with.
@Suite(.timeLimit(.minutes(30)), .needsModel) struct InterruptedCommandTests {
    private static let folder = "/usr/share/pocketsphinx/test/data"
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func start(
        _ arguments: String..., microphone: TapeMicrophone? = nil
    ) throws -> RunningProgram {
        try RunningProgram(
            arguments,
            environment: BuiltProgram.environment(
                home: home.url.path, microphone?.environment ?? [:]))
    }

    private func sentence() throws -> [Int16] {
        try AudioClip.read(Self.folder + "/goforward.raw", format: .raw).samples
    }

    /// Waits for its end; a program that does not end goes with the test's time.
    private func end(of program: RunningProgram) async throws -> BuiltProgram.Result {
        try await withTaskCancellationHandler {
            try await BlockingThread.run { program.waitForEnd() }
        } onCancel: {
            program.send(SIGKILL)
        }
    }

    /// Waits until a program has said that it wants to handle SIGTERM itself.
    private func handlesTermination(_ process: Int32) async throws {
        let termination: UInt64 = 1 << (UInt64(SIGTERM) - 1)
        while true {
            let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            let masks = status.split(separator: "\n").filter {
                $0.hasPrefix("SigCgt:") || $0.hasPrefix("SigIgn:")
            }.compactMap { $0.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } }
            if masks.contains(where: { $0 & termination != 0 }) { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Speaks as soon as the program has the microphone open.
    private func say(
        _ samples: [Int16], to microphone: TapeMicrophone, _ program: RunningProgram
    ) async throws {
        while program.isRunning {
            if (try? microphone.say(samples)) != nil { return }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func listeningThatIsEndedKeepsTheLastWords(signal: Int32) async throws {
        // The words come again and again without a pause, so that only the signal ends the utterance.
        let words = try sentence()[6_400..<35_200]
        let microphone = try TapeMicrophone(Array(repeatElement(words, count: 6).joined()))
        let program = try start("listen", "--json", microphone: microphone)
        while program.isRunning, !program.outputSoFar.contains("forward ten met") {
            try await Task.sleep(for: .milliseconds(20))
        }
        program.send(signal)
        let result = try await end(of: program)
        #expect(result.status == 130)
        let last = result.events.last { $0["isFinal"] as? Bool == true }
        // How the rest is written depends on where the signal cuts it off.
        let text = (last?["text"] as? String ?? "").lowercased()
        #expect(text.hasPrefix("go "), "\(result.output)")
    }

    @Test func aProgramThatWasStoppedForAWhileGoesOn() async throws {
        let microphone = try TapeMicrophone(pace: .device)
        let program = try start(
            "listen", "--json", "--grammar", Self.folder + "/goforward.gram",
            microphone: microphone)
        /// Waits for the sentence; what is heard beside it, the breath at its end, is no command.
        func hear(times: Int) async throws {
            func isHeard(_ line: Substring) -> Bool {
                line.contains(#""isFinal":true"#)
                    && line.contains(#""text":"go forward ten meters""#)
            }
            while program.isRunning,
                program.outputSoFar.split(separator: "\n").count(where: isHeard) < times
            {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        try await say(sentence(), to: microphone, program)
        try await hear(times: 1)
        program.send(SIGSTOP)
        try await Task.sleep(for: .seconds(2.5))
        program.send(SIGCONT)
        // What is said before it has noticed is lost with the time that it slept.
        while program.isRunning, !program.errorsSoFar.contains("samples lost") {
            try await Task.sleep(for: .milliseconds(20))
        }
        try await say(sentence(), to: microphone, program)
        try await hear(times: 2)
        program.send(SIGINT)
        let result = try await end(of: program)
        #expect(result.status == 130)
        #expect(result.errors.contains("samples lost"))
        let finals = result.events.filter {
            $0["isFinal"] as? Bool == true && $0["text"] as? String == "go forward ten meters"
        }
        #expect(finals.count == 2, "\(result.output)\n\(result.errors)")
        let starts = finals.compactMap { ($0["range"] as? [Double])?.first }
        #expect((starts.last ?? 0) - (starts.first ?? 0) > 2.5, "time that passed is counted")
    }

    @Test func standardInputThatGivesNothingDoesNotKeepTheProgram() async throws {
        let process = Process()
        process.executableURL = BuiltProgram.url
        process.arguments = ["transcribe", "-", "--raw"]
        process.environment = BuiltProgram.environment(home: home.url.path)
        let silent = Pipe()
        process.standardInput = silent
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try await handlesTermination(process.processIdentifier)
        process.terminate()
        try await BlockingThread.run { process.waitUntilExit() }
        #expect(process.terminationStatus == 130)
        try silent.fileHandleForWriting.close()
    }

    @Test func aReaderThatGoesAwayEndsTheProgramWithoutAWord() async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        let errors = home.path("errors")
        process.arguments = [
            "-c",
            "\"$0\" transcribe --json --raw \"$1\" \"$1\" \"$1\" 2>\"$2\" | head -c 1 >/dev/null; "
                + "exit ${PIPESTATUS[0]}",
            BuiltProgram.url.path, Self.folder + "/goforward.raw", errors,
        ]
        process.environment = BuiltProgram.environment(home: home.url.path)
        try process.run()
        try await BlockingThread.run { process.waitUntilExit() }
        #expect(process.terminationStatus == 128 + SIGPIPE)
        #expect(try String(contentsOfFile: errors, encoding: .utf8).isEmpty)
    }

    @Test(arguments: [
        ["listen"], ["transcribe", "/usr/share/sounds/alsa/Front_Left.wav"], ["doctor"],
        ["models", "--check"],
    ])
    func withoutAModelTheWayToOneIsNamed(arguments: [String]) async throws {
        let environment = BuiltProgram.environment(
            home: home.url.path, ["TRIVIA_VOICE_MODEL": home.path("no-model")])
        let result = try await BuiltProgram.run(arguments, environment: environment)
        #expect(result.status == 4)
        let said = result.output + result.errors
        #expect(said.contains("pocketsphinx-en-us"))
        #expect(said.contains(home.path("no-model")))
    }

    @Test(arguments: [
        (["listen", "--count", "0"], "--count"),
        (["listen", "--grammar", "missing.gram"], "missing.gram"),
        (["transcribe"], "files"),
        (["transcribe", "x.wav", "--grammar", "/etc/hostname"], "/etc/hostname"),
        (["transcribe", "x.wav", "--context-file", "missing.txt"], "missing.txt"),
        (["devices", "--level", "--seconds", "-1"], "--seconds"),
        (["models", "--install", "/nonexistent"], "/nonexistent"),
    ])
    func wrongInputIsNamed(arguments: [String], culprit: String) async throws {
        let result = try await BuiltProgram.run(
            arguments, environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.status == 2 || result.status == 3)
        #expect(result.errors.contains(culprit))
        #expect(result.output.isEmpty)
    }
}
