import Foundation
import Testing

@testable import SpeechRecognition

@Suite("How far up a sound reaches", .timeLimit(.minutes(30)))
struct SoundBandwidthTests {
    private func tone(_ hertz: Double, amplitude: Double) -> [Double] {
        (0..<8_000).map { amplitude * sin(2 * Double.pi * hertz * Double($0) / 16_000) }
    }

    private func mixed(_ tones: [Double]...) -> [Int16] {
        tones[0].indices.map { index in
            Int16(tones.reduce(0) { $0 + $1[index] }.rounded())
        }
    }

    @Test("Low sound alone is a telephone's")
    func low() {
        #expect(
            SoundBandwidth(of: mixed(tone(440, amplitude: 8_000), tone(3_400, amplitude: 800)))
                == .telephone)
    }

    @Test("A trace of high sound, 40 dB below, makes it wide", arguments: [4_750.0, 5_500, 6_600])
    func trace(hertz: Double) {
        #expect(
            SoundBandwidth(of: mixed(tone(440, amplitude: 8_000), tone(hertz, amplitude: 80)))
                == .wide)
    }

    @Test("Silence and sounds shorter than a window tell nothing and are wide")
    func nothing() {
        #expect(SoundBandwidth(of: []) == .wide)
        #expect(SoundBandwidth(of: [Int16](repeating: 0, count: 16_000)) == .wide)
        #expect(SoundBandwidth(of: Array(mixed(tone(440, amplitude: 8_000)).prefix(500))) == .wide)
    }

    @Test("Speech is wide, and a telephone's after a telephone", arguments: ["001", "003", "005"])
    func speech(name: String) throws {
        let recorded = try InstalledSpeech.samples(
            InstalledSpeech.testData + "/cards/\(name).wav")
        // The sound is loud, so that rounding noise stays below the band's threshold.
        let peak = recorded.map { Int($0.magnitude) }.max() ?? 1
        let samples = recorded.map { Int16(Int($0) * 20_000 / peak) }
        #expect(SoundBandwidth(of: samples) == .wide)
        #expect(SoundBandwidth(of: throughTelephone(samples)) == .telephone)
    }
}
