import Foundation
import Testing

@testable import SpeechRecognition

/// Holds the front end against recorded values of sphinxbase 0.8's. Scripts/make-front-end-fixture recorded them.
@Suite("The front end", .timeLimit(.minutes(30)))
struct FrontEndTests {
    /// What sphinxbase's front end made of a sound.
    struct Recorded: Decodable, CustomTestStringConvertible {
        /// Those of `feat.params`.
        var parameters: String
        /// Whether these are the loudness of ``bands`` instead of cepstra.
        var hasBands: Bool
        /// A name that ``FrontEndSound`` knows.
        var sound: String
        /// A number made from all samples.
        var samples: UInt32
        var width: Int
        /// The kept frames, as ranges with their last frame.
        var kept: [[Int]]
        /// A number made from the bits of each frame's values, in hexadecimal, eight digits each.
        var frames: String
        /// The bits of the values of every sixteenth kept frame, in the same form.
        var values: String

        var testDescription: String { "\(sound) \(hasBands ? "bands" : parameters)" }
    }

    private static let bands = MelBands(count: 40, lowest: 80, highest: 7_600)

    static let recorded: [Recorded] = {
        guard
            let url = Bundle.module.url(
                forResource: "front-end-reference", withExtension: "json",
                subdirectory: "Fixtures"),
            let data = try? Data(contentsOf: url),
            let recorded = try? JSONDecoder().decode([Recorded].self, from: data)
        else { return [] }
        return recorded
    }()

    private static func words(_ digits: String) -> [UInt32] {
        let digits = Array(digits.utf8)
        return stride(from: 0, to: digits.count, by: 8).compactMap { start in
            UInt32(String(decoding: digits[start..<start + 8], as: UTF8.self), radix: 16)
        }
    }

    /// One number made from many (FNV-1a, with words in place of bytes).
    private static func mixed(_ words: some Sequence<UInt32>) -> UInt32 {
        words.reduce(2_166_136_261) { ($0 ^ $1) &* 16_777_619 }
    }

    private static func frontEnd(_ recorded: Recorded) throws -> FrontEnd {
        let parameters = try FeatureParameters(parsing: recorded.parameters)
        return try FrontEnd(recorded.hasBands ? parameters.with(bands) : parameters)
    }

    @Test("There are recorded values")
    func recordedValues() {
        #expect(Self.recorded.count == 13)
        #expect(Self.recorded.contains { $0.hasBands })
    }

    @Test("Sounds, kept frames and values are sphinxbase's, bit by bit", arguments: recorded)
    func likeSphinxbase(_ recorded: Recorded) throws {
        let samples = FrontEndSound(recorded.sound).samples
        #expect(Self.mixed(samples.map { UInt32(UInt16(bitPattern: $0)) }) == recorded.samples)
        var frontEnd = try Self.frontEnd(recorded)
        frontEnd.start()
        try frontEnd.append(samples)
        try frontEnd.finish()
        #expect(frontEnd.width == recorded.width)
        #expect(frontEnd.keptFrames == recorded.kept.flatMap { Array($0[0]...$0[1]) })
        let rows = stride(from: 0, to: frontEnd.values.count, by: recorded.width).map { start in
            frontEnd.values[start..<start + recorded.width]
        }
        #expect(rows.map { Self.mixed($0.lazy.map(\.bitPattern)) } == Self.words(recorded.frames))
        let some = stride(from: 0, to: rows.count, by: 16).flatMap { rows[$0] }
        #expect(some == Self.words(recorded.values).map { Float(bitPattern: $0) })
    }

    @Test(
        "The division of sound into pieces changes nothing, nor does an earlier sound",
        arguments: recorded.filter { $0.sound == "bursts" }, [1, 159, 160, 1_000])
    func pieces(_ recorded: Recorded, size: Int) throws {
        let samples = FrontEndSound("bursts").samples
        var whole = try Self.frontEnd(recorded)
        try whole.append(samples)
        try whole.finish()
        var divided = try Self.frontEnd(recorded)
        try divided.append(FrontEndSound("clipping").samples)
        divided.start()
        for start in stride(from: 0, to: samples.count, by: size) {
            try divided.append(Array(samples[start..<min(start + size, samples.count)]))
        }
        try divided.finish()
        #expect(divided.values == whole.values)
        #expect(divided.keptFrames == whole.keptFrames)
    }

    @Test(
        "Nothing comes of nothing, and of zeros come finite values", arguments: [0, 1, 409, 4_000])
    func zeros(count: Int) throws {
        for recorded in Self.recorded {
            var frontEnd = try Self.frontEnd(recorded)
            try frontEnd.append(Array(repeating: 0, count: count))
            try frontEnd.finish()
            #expect(frontEnd.values.allSatisfy { $0.isFinite })
            #expect(frontEnd.values.count == frontEnd.keptFrames.count * frontEnd.width)
            #expect(count > 409 || frontEnd.keptFrames.isEmpty)
        }
    }

    @Test("Samples after the end of a sound are an error until the next one starts")
    func order() throws {
        var frontEnd = try Self.frontEnd(try #require(Self.recorded.first))
        try frontEnd.append([1, 2, 3])
        try frontEnd.finish()
        #expect(throws: SpeechDecoderError.self) { try frontEnd.append([4]) }
        #expect(throws: SpeechDecoderError.self) { try frontEnd.finish() }
        frontEnd.start()
        try frontEnd.append([1, 2, 3])
        try frontEnd.finish()
    }
}
