import Foundation
import Testing
import Transcript

@testable import SpeechRecognition

@Suite struct VoiceAnalyticsTests {
    /// Damped pulses, one for each period, as in a voice. Each period and strength is known.
    private static func voice(
        periods: [Double], strengths: [Double]
    ) -> [Int16] {
        let length = Int(periods.reduce(0, +)) + 400
        var sound = [Double](repeating: 0, count: length)
        var start = 0.0
        for (period, strength) in zip(periods, strengths) {
            for sample in Int(start.rounded(.up))..<min(length, Int(start) + 400) {
                let time = (Double(sample) - start) / 16_000
                sound[sample] += strength * 6_000 * exp(-time * 400) * sin(2 * .pi * 700 * time)
            }
            start += period
        }
        return sound.map { Int16(max(-32_768, min(32_767, $0))) }
    }

    private static func tone(_ hertz: Double, seconds: Double = 0.5) -> [Int16] {
        (0..<Int(seconds * 16_000)).map { sample in
            let phase = 2 * Double.pi * hertz * Double(sample) / 16_000
            return Int16(6_000 * sin(phase) + 3_000 * sin(2 * phase) + 1_000 * sin(3 * phase))
        }
    }

    @Test(arguments: [70.0, 82.4, 110, 147.3, 220, 311.1, 440])
    func theToneOfAKnownPitchIsFound(hertz: Double) throws {
        let analytics = VoiceAnalytics(samples: Self.tone(hertz))
        // The first and last frames extend beyond the samples.
        let inner = analytics.pitch.dropFirst(3).dropLast(3)
        for pitch in inner {
            let pitch = try #require(pitch)
            #expect(abs(pitch / hertz - 1) < 0.005)
        }
        #expect(try #require(analytics.meanVoicing) > 0.9)
        #expect(try #require(analytics.meanJitter) < 0.002)
        #expect(try #require(analytics.meanShimmer) < 0.05)
    }

    @Test(arguments: [0.003, 0.005, 0.01, 0.02])
    func knownJitterIsMeasured(part: Double) throws {
        // If periods are longer and shorter in turn, neighbours differ by twice the deviation.
        let periods = (0..<60).map { 128 * (1 + ($0 % 2 == 0 ? part : -part) / 2) }
        let samples = Self.voice(periods: periods, strengths: Array(repeating: 1, count: 60))
        let jitter = try #require(VoiceAnalytics(samples: samples).meanJitter)
        #expect(abs(jitter - part) < max(0.15 * part, 0.0015))
    }

    @Test(arguments: [0.2, 0.5, 1.0, 2.0])
    func knownShimmerIsMeasured(decibels: Double) throws {
        let strengths = (0..<60).map { $0 % 2 == 0 ? 1 : pow(10, -decibels / 20) }
        let samples = Self.voice(periods: Array(repeating: 128, count: 60), strengths: strengths)
        let shimmer = try #require(VoiceAnalytics(samples: samples).meanShimmer)
        #expect(abs(shimmer - decibels) < 0.25 * decibels)
    }

    @Test(arguments: [90.0, 120, 160])
    func aSyntheticVoiceHasThePitchItWasGiven(hertz: Double) throws {
        let synthesizer = SpeechSynthesizer(voice: .kal, monotonePitch: hertz)
        let speech = try synthesizer.speech(for: "where were you all morning, anna")
        let pitches = VoiceAnalytics(samples: speech.samples).pitch.compactMap { $0 }.sorted()
        #expect(pitches.count > 60)
        #expect(abs(pitches[pitches.count / 2] / hertz - 1) < 0.02)
        let near = pitches.count { abs($0 / hertz - 1) < 0.05 }
        #expect(Double(near) > 0.9 * Double(pitches.count))
    }

    @Test func noiseAndSilenceHaveNoPitch() {
        var random = SeededGenerator(seed: 1)
        let noise = (0..<16_000).map { _ in Int16.random(in: -8_000...8_000, using: &random) }
        let analytics = VoiceAnalytics(samples: noise)
        #expect(analytics.pitch.count { $0 != nil } < 3)
        #expect(analytics.meanVoicing ?? 1 < 0.6)
        for empty in [[], [Int16](repeating: 0, count: 5_000), [7]] {
            let silence = VoiceAnalytics(samples: empty)
            #expect(silence.pitch.allSatisfy { $0 == nil })
            #expect(silence.pitch.count == (empty.count + 159) / 160)
            #expect(silence.meanPitch == nil)
        }
    }
}
