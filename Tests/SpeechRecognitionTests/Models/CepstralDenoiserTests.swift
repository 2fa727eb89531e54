import Foundation
import Testing

@testable import SpeechRecognition

@Suite("Taking noise out of cepstra", .timeLimit(.minutes(10)))
struct CepstralDenoiserTests {
    private static let recordings = ["001", "002", "003", "004", "005"]

    private func library() throws -> CepstralDenoiser {
        try #require(CepstralDenoiser(file: LearnedFile.denoiser.shipped()))
    }

    private struct Shipped: Decodable {
        var model: String
    }

    @Test("what the library ships is what the data folder holds, for the model it names")
    func shipped() throws {
        let file = CalibrationTests.root.appendingPathComponent("data/denoiser/en-us.bin")
        let content = try Data(contentsOf: file)
        #expect(content == LearnedFile.denoiser.shipped())
        let shipped = try JSONDecoder().decode(Shipped.self, from: content.prefix { $0 != 0 })
        #expect(shipped.model == AcousticModel.americanEnglishFingerprint)
    }

    /// Noise that is the same in every run, with samples of at most `amplitude`.
    private func hiss(_ count: Int, amplitude: Double) -> [Double] {
        var state: UInt64 = 42
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return amplitude * (Double(state >> 33) / Double(1 << 30) - 1)
        }
    }

    private func inNoise(_ samples: [Int16], share: Double) -> [Int16] {
        let peak = Double(samples.map { Int($0.magnitude) }.max() ?? 0)
        return zip(samples, hiss(samples.count, amplitude: share * peak)).map {
            Int16(clamping: Int((Double($0) + $1).rounded()))
        }
    }

    /// The cepstra of a sound, by frame index.
    private func frames(
        _ samples: [Int16], _ denoiser: CepstralDenoiser? = nil
    ) throws -> [Int: [Float]] {
        var frontEnd = try FrontEnd.open(Engine.model.get())
        frontEnd.start()
        try frontEnd.append(samples)
        try frontEnd.finish()
        let width = frontEnd.width
        let cepstra =
            denoiser?.denoised(frontEnd.values, width: width) ?? frontEnd.values
        let kept = frontEnd.keptFrames
        return Dictionary(
            uniqueKeysWithValues: kept.indices.map {
                (kept[$0], Array(cepstra[($0 * width)..<(($0 + 1) * width)]))
            })
    }

    /// The mean squared difference over the louder frames that both sounds have.
    private func distance(_ found: [Int: [Float]], _ clean: [Int: [Float]]) -> Float {
        let loudest = clean.values.map { $0[0] }.max() ?? 0
        let both = clean.filter { found[$0.key] != nil && $0.value[0] > loudest - 12 }
        var sum: Float = 0
        for (index, frame) in both {
            for (value, other) in zip(frame, found[index] ?? []) {
                sum += (value - other) * (value - other)
            }
        }
        return sum / Float(max(both.count, 1))
    }

    @Test("speech in hiss comes closer to the speech alone")
    func noisy() throws {
        var (before, after) = (Float(0), Float(0))
        for name in Self.recordings {
            let samples = try InstalledSpeech.samples(
                InstalledSpeech.testData + "/cards/\(name).wav")
            let noisy = inNoise(samples, share: 0.1)
            let clean = try frames(samples)
            before += distance(try frames(noisy), clean)
            after += distance(try frames(noisy, library()), clean)
        }
        #expect(after < 0.7 * before, "\(before) → \(after)")
    }

    @Test("speech without noise stays nearly what it was", arguments: recordings)
    func clean(name: String) throws {
        let samples = try InstalledSpeech.samples(InstalledSpeech.testData + "/cards/\(name).wav")
        let clean = try frames(samples)
        let moved = distance(try frames(samples, library()), clean)
        let noise = distance(try frames(inNoise(samples, share: 0.1)), clean)
        #expect(moved < 0.25 * noise, "\(moved) of \(noise)")
    }

    @Test("too little to tell, or frames of another width, stay as they are")
    func untouched() throws {
        for (frames, width) in [(0, 13), (11, 13), (40, 2)] {
            let cepstra = (0..<(frames * width)).map { Float($0) }
            #expect(try library().denoised(cepstra, width: width) == cepstra)
        }
        #expect(
            try library().denoised(Array(repeating: 1, count: 12 * 13), width: 13).count
                == 12 * 13)
    }

    @Test(
        "what is no such file is refused",
        arguments: [
            ("\"version\": 2", "\"version\": 1"), ("\"centre\": [", "\"centre\": [1, "),
            ("\"taps\": 5", "\"taps\": 3"), ("\"kind\": \"linear\"", "\"kind\": \"sum\""),
            ("\"scale\": [", "\"scale\": [-"), ("\"bias\": [", "\"bias\": [0, "),
            ("\0", "\0\0"), ("\0", ""), ("{", "["),
        ])
    func broken(part: String, changed: String) {
        let file = LearnedFile.denoiser.shipped()
        #expect(file.contains(part))
        #expect(CepstralDenoiser(file: file.replacing(part, with: changed)) == nil)
        #expect(CepstralDenoiser(file: Data()) == nil)
    }
}
