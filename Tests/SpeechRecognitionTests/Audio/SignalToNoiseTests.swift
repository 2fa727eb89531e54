import Foundation
import Testing

@testable import SpeechRecognition

@Suite("How far speech stands above its noise")
struct SignalToNoiseTests {
    /// Half a second of a tone, with half a second of a quieter tone before and after it.
    private func sound(quieter: Double) -> [Int16] {
        (0..<24_000).map { index in
            let amplitude = (8_000..<16_000).contains(index) ? 20_000 : 20_000 / quieter
            return Int16(amplitude * sin(2 * Double.pi * 400 * Double(index) / 16_000))
        }
    }

    @Test("ten times the amplitude are 20 dB", arguments: [(1.0, 0.0), (10, 20), (100, 40)])
    func ratio(quieter: Double, decibels: Double) {
        #expect(abs(SignalToNoise(of: sound(quieter: quieter)).decibels - decibels) < 0.5)
    }

    @Test("between digital silence and speech lies the most there is, in silence alone nothing")
    func silence() {
        #expect(SignalToNoise(of: sound(quieter: .infinity)).decibels == 60)
        #expect(SignalToNoise(of: Array(repeating: 0, count: 16_000)).decibels == 0)
        #expect(SignalToNoise(of: []).decibels == 0)
        #expect(SignalToNoise(of: [1, 2, 3]).decibels == 0)
    }
}
