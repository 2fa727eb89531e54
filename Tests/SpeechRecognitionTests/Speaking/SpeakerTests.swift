import Foundation
import Testing

@testable import SpeechRecognition

@Suite(.timeLimit(.minutes(30))) struct SpeakerTests {
    @Test func aSoundIsPlayedToItsEnd() async throws {
        let outcome = try await Speaker(device: "null").play([Int16](repeating: 100, count: 32_000))
        #expect(outcome == .finished)
    }

    @Test func everySampleReachesTheDevice() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("speaker-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("out.raw")
        let samples = (0..<20_123).map { Int16(truncatingIfNeeded: $0) }
        let device = "file:'\(file.path)',raw"
        #expect(try await Speaker(device: device).play(samples) == .finished)
        let written = try Data(contentsOf: file)
        let expected = samples.flatMap {
            [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        }
        #expect(written.prefix(expected.count) == Data(expected))
    }

    @Test func aDeviceThatIsNotThereIsNamed() async {
        await #expect(throws: AudioPlaybackError.self) {
            try await Speaker(device: "no-such-device").play([0])
        }
        #expect(
            AudioPlaybackError.of("hw:7", operation: "snd_pcm_open", code: -2).description
                .contains("hw:7"))
    }

    @Test func aCancelledSoundEnds() async throws {
        let speaker = Speaker(device: "null")
        let task = Task { try await speaker.play([Int16](repeating: 0, count: 16_000 * 600)) }
        task.cancel()
        _ = try await task.value
        speaker.stop()
        #expect(try await speaker.play([1, 2, 3]) == .finished)
    }
}
