import Foundation
import SoundTestSupport
import Testing

/// The built program with a microphone made of a file, and without any.
@Suite(.timeLimit(.minutes(2))) struct MicrophoneCommandTests {
    private func run(
        _ arguments: String..., microphone: TapeMicrophone
    ) async throws -> ProgramResult {
        try await Program.run(arguments, environment: microphone.environment)
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
        #expect(level.errors.contains(isBusy ? "another program" : "not there"))
    }

    @Test func theLevelIsShownEveryTenthOfASecond() async throws {
        let microphone = try TapeMicrophone([Int16](repeating: .max, count: 8_000))
        let result = try await run(
            "devices", "--level", "--seconds", "0.4", microphone: microphone)
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n").count >= 3)
        #expect(result.output.contains(#""clipped":16"#))
    }

    @Test func theDoctorLikesAMicrophoneInAQuietRoom() async throws {
        let room = (0..<32_000).map { Int16($0 % 7) }
        let result = try await run("doctor", microphone: TapeMicrophone(room))
        #expect(result.output.contains("'default' at 16000 Hz"))
    }
}
