import Foundation
import Testing

@testable import SpeechRecognition

@Suite("What a recording adds to a voice", .timeLimit(.minutes(30)))
struct CepstralChannelTests {
    private static let width = 13

    /// Frames of loud speech: the means of the shipped mixture, with a channel added to each.
    private static func speech(_ channel: [Float]) throws -> [Float] {
        let file = try JSONDecoder().decode(
            Shipped.self, from: LearnedFile.channel.shipped())
        return file.means.flatMap { mean in zip(mean, channel).map { $0 + $1 } }
    }

    private struct Shipped: Decodable {
        var model: String
        var usual: [Float]
        var means: [[Float]]
    }

    private static let channel: [Float] = [60, 5, -3, 8, -6, 2, -9, 0, 3, -4, 1, -2, 2]

    private func library() throws -> CepstralChannel {
        try #require(CepstralChannel(json: LearnedFile.channel.shipped()))
    }

    @Test("what the library ships is what the data folder holds, for the model it names")
    func shipped() throws {
        let content = LearnedFile.channel.shipped()
        let file = CalibrationTests.root.appendingPathComponent("data/channel/en-us.json")
        #expect(try Data(contentsOf: file) == content)
        let shipped = try JSONDecoder().decode(Shipped.self, from: content)
        #expect(shipped.model == AcousticModel.americanEnglishFingerprint)
        #expect(try Engine.model.get().fingerprint() == shipped.model)
    }

    @Test("a constant in every frame is found")
    func constant() throws {
        let found = try library().channel(of: try Self.speech(Self.channel), width: Self.width)
        for (place, (found, added)) in zip(found, Self.channel).enumerated() {
            #expect(abs(found - added) < 3, "value \(place): \(found), not \(added)")
        }
    }

    @Test("silence around the speech does not move the estimate", arguments: [10, 60, 300])
    func silence(frames: Int) throws {
        let speech = try Self.speech(Self.channel)
        let silence = (0..<frames).flatMap { _ in [Float(20)] + [Float](repeating: 0, count: 12) }
        let alone = try library().channel(of: speech, width: Self.width)
        let surrounded = try library().channel(of: silence + speech + silence, width: Self.width)
        let mean = surrounded.indices.map { abs(surrounded[$0] - alone[$0]) }.max() ?? 0
        #expect(mean < 3)
    }

    private func removed(from cepstra: [Float]) throws -> [Float] {
        CepstralChannel.removed(
            try library().channel(of: cepstra, width: Self.width), from: cepstra)
    }

    @Test("loudness is taken away whole, however quiet the recording")
    func loudness() throws {
        var quiet = Self.channel
        quiet[0] -= 40
        let loudly = try removed(from: Self.speech(Self.channel))
        let quietly = try removed(from: Self.speech(quiet))
        let difference = zip(loudly, quietly).map { abs($0 - $1) }.max() ?? 0
        #expect(difference < 3)
    }

    @Test("very little speech has the usual channel, not its own mean")
    func littleSpeech() throws {
        let shipped = try JSONDecoder().decode(
            Shipped.self, from: LearnedFile.channel.shipped())
        let one = Array(try Self.speech(shipped.usual).prefix(Self.width))
        let found = try library().channel(of: one, width: Self.width)
        let off = zip(found, shipped.usual).dropFirst().map { abs($0 - $1) }.max() ?? 0
        #expect(off < 4)
    }

    @Test("frames of another width lose their mean, and none stay none")
    func otherFrames() throws {
        #expect(try library().channel(of: [1, 2, 3, 4], width: 2) == [2, 3])
        #expect(try removed(from: []).isEmpty)
    }

    @Test(
        "what is no such file is refused",
        arguments: [
            ("\"version\": 1", "\"version\": 2"), ("\"weights\": [", "\"weights\": [0.5, "),
            ("\"usual\": [", "\"usual\": [1, "), ("\"deviation\": [", "\"deviation\": [-"),
            ("{", "["), ("\"means\"", "\"mean\""),
        ])
    func broken(part: String, changed: String) {
        let json = LearnedFile.channel.shipped()
        #expect(json.contains(part))
        #expect(CepstralChannel(json: json.replacing(part, with: changed)) == nil)
        #expect(CepstralChannel(json: Data()) == nil)
    }

    @Test("without a table the mean of all frames is taken away")
    func centred() {
        let frames: [Float] = [1, 10, 3, 20]
        let mean = CepstralChannel.mean(of: frames, width: 2)
        #expect(CepstralChannel.removed(mean, from: frames) == [-1, -5, 1, 5])
    }
}
