import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

/// The built program with a microphone made of a file, and without any.
@Suite(.timeLimit(.minutes(30))) struct MicrophoneCommandTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func run(
        _ arguments: String..., microphone: TapeMicrophone? = nil
    ) async throws -> BuiltProgram.Result {
        let environment = BuiltProgram.environment(
            home: home.url.path, microphone?.environment ?? [:])
        return try await BuiltProgram.run(arguments, environment: environment)
    }

    @Test func devicesAreListedWithTheirRate() async throws {
        let microphone = try TapeMicrophone(hertz: 48_000, channelCount: 2)
        let result = try await run("devices", "--json", microphone: microphone)
        #expect(result.status == 0)
        #expect(result.output.contains(#""isUsable":true"#))
        #expect(result.output.contains(#""name":"default""#))
    }

    @Test(arguments: [true, false]) func aMicrophoneThatCannotBeUsedEndsWithFour(
        isBusy: Bool
    ) async throws {
        let microphone = try TapeMicrophone()
        if isBusy { try microphone.setBusy(true) } else { try microphone.setPresent(false) }
        for command in ["devices", "doctor"] {
            let result = try await run(command, microphone: microphone)
            #expect(result.status == 4)
        }
        let level = try await run("devices", "--level", microphone: microphone)
        #expect(level.status == 4)
        let listening = try await run("listen", "--json", microphone: microphone)
        #expect(listening.status == 4)
        #expect(listening.errors.contains(isBusy ? "another program" : "not found"))
    }

    @Test func theLevelIsShownEveryTenthOfASecond() async throws {
        let microphone = try TapeMicrophone([Int16](repeating: .max, count: 8_000))
        let result = try await run(
            "devices", "--level", "--seconds", "0.4", microphone: microphone)
        #expect(result.status == 0)
        #expect(result.events.count >= 3)
        #expect(result.output.contains(#""clipped":16"#))
    }

    @Test func theDoctorLikesAMicrophoneInAQuietRoom() async throws {
        let room = (0..<32_000).map { Int16($0 % 7) }
        let result = try await run("doctor", microphone: TapeMicrophone(room))
        #expect(result.output.contains("'default' at 16000 Hz"))
    }

    private struct Word {
        var text: String
        /// Seconds.
        var start: Double
        var duration: Double
    }

    /// Words with their times, of final results.
    private func words(_ result: BuiltProgram.Result) -> [Word] {
        result.events.filter { $0["isFinal"] as? Bool == true }
            .flatMap { $0["words"] as? [[String: Any]] ?? [] }
            .map {
                Word(
                    text: $0["text"] as? String ?? "", start: $0["start"] as? Double ?? -1,
                    duration: $0["duration"] as? Double ?? -1)
            }
    }

    @Test func theMicrophoneHearsWhatTheRecordingSays() async throws {
        let folder = "/usr/share/pocketsphinx/test/data"
        let arguments = ["--json", "--grammar", "\(folder)/goforward.gram"]
        let recorded = try await run(
            "transcribe", "\(folder)/goforward.raw", "--raw", arguments[0], arguments[1],
            arguments[2])
        #expect(recorded.status == 0)
        #expect(recorded.events.compactMap { $0["text"] as? String } == ["go forward ten meters"])
        let sound = try AudioClip.read("\(folder)/goforward.raw", format: .raw).samples
        let spoken = try await run(
            "listen", "--count", "1", arguments[0], arguments[1], arguments[2],
            microphone: TapeMicrophone(sound))
        #expect(spoken.status == 0)
        #expect(words(spoken).map(\.text) == words(recorded).map(\.text))
        // A microphone goes on where a recording ends: the last word's end may be heard a few hundredths
        // of a second apart.
        for (live, known) in zip(words(spoken), words(recorded)) {
            #expect(abs(live.start - known.start) < 0.02, "\(live) \(known)")
            #expect(abs(live.duration - known.duration) < 0.05, "\(live) \(known)")
        }
    }

    @Test func recordingsThatCannotBeReadDoNotStopTheOthers() async throws {
        let result = try await run(
            "transcribe", home.path("missing.wav"), "/usr/share/sounds/alsa/Front_Right.wav",
            "--json")
        #expect(result.status == 3)
        #expect(result.errors.contains("missing.wav: there is no such file"))
        #expect((result.events.last?["text"] as? String)?.contains("right") == true)
    }
}
