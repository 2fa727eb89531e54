import Foundation
import Testing

@testable import SpeechRecognition

@Suite("How loud bands of the sound are", .timeLimit(.minutes(30)))
struct MelBandsTests {
    private static let bands = MelBands(count: 40, lowest: 80, highest: 7_600)

    private func heard(_ samples: [Int16]) throws -> (values: [Float], kept: [Int]) {
        var frontEnd = try FrontEnd.open(try Engine.model.get(), bands: Self.bands)
        #expect(frontEnd.width == Self.bands.count)
        frontEnd.start()
        try frontEnd.append(samples)
        try frontEnd.finish()
        return (frontEnd.values, frontEnd.keptFrames)
    }

    private func tone(_ hertz: Double, seconds: Double) -> [Int16] {
        (0..<Int(16_000 * seconds)).map {
            Int16(8_000 * sin(2 * .pi * hertz * Double($0) / 16_000))
        }
    }

    @Test("every frame is there, silence too, in the place it has in the sound")
    func everyFrame() throws {
        let found = try heard([Int16](repeating: 0, count: 16_000) + tone(1_000, seconds: 0.5))
        #expect(found.kept == Array(found.kept.indices))
        #expect(abs(found.kept.count - 150) <= 2)
        #expect(found.values.count == found.kept.count * Self.bands.count)
        #expect(found.values.allSatisfy { $0.isFinite })
    }

    @Test("a tone is loudest in the band it lies in", arguments: [300.0, 1_000, 3_000, 6_000])
    func tones(hertz: Double) throws {
        func mel(_ hertz: Double) -> Double { 2_595 * log10(1 + hertz / 700) }
        let values = try heard(tone(hertz, seconds: 0.3)).values
        let middle = Array(values[(10 * 40)..<(11 * 40)])
        let loudest = try #require(middle.indices.max { middle[$0] < middle[$1] })
        let width = (mel(7_600) - mel(80)) / 41
        let expected = (mel(hertz) - mel(80)) / width - 1
        #expect(abs(Double(loudest) - expected) < 1)
    }

    @Test("twice as loud is the same distance further in all bands: logarithms of energies")
    func loudness() throws {
        var random = SystemRandomNumberGenerator()
        let hiss = (0..<8_000).map { _ in Int16.random(in: -4_000...4_000, using: &random) }
        let once = try heard(hiss).values
        let twice = try heard(hiss.map { $0 * 2 }).values
        let apart = zip(once, twice).map { Double($1 - $0) }
        #expect(apart.allSatisfy { abs($0 - log(4)) < 0.01 })
    }

    @Test("bands that the front end cannot tell apart are told")
    func unfit() {
        #expect(Self.bands.areFit)
        #expect(!MelBands(count: 0, lowest: 80, highest: 7_600).areFit)
        #expect(!MelBands(count: 40, lowest: 80, highest: 9_000).areFit)
        #expect(!MelBands(count: 40, lowest: 7_000, highest: 7_600).areFit)
        #expect(!MelBands(count: 40, lowest: -1, highest: 7_600).areFit)
    }
}
