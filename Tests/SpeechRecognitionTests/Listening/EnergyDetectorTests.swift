import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

@Suite struct EnergyDetectorTests {
    /// The share of frames that are classified as speech.
    private func share(
        of samples: [Int16], after lead: [Int16] = [], sensitivity: SpeechSensitivity = .medium
    ) -> Double {
        var detector = EnergyDetector(sensitivity: sensitivity)
        func frames(_ samples: [Int16]) -> [ArraySlice<Int16>] {
            stride(from: 0, to: samples.count - speechFrameSampleCount + 1, by: 160)
                .map { samples[$0..<$0 + speechFrameSampleCount] }
        }
        for frame in frames(lead) { _ = detector.step(frame) }
        let verdicts = frames(samples).map { detector.step($0) }
        return Double(verdicts.count(where: { $0 })) / Double(verdicts.count)
    }

    private func hum(_ frequency: Double, decibels: Double, seconds: Double = 1) -> [Int16] {
        Tone.samples(
            frequency: frequency, seconds: seconds,
            amplitude: pow(10, decibels / 20) * 2.0.squareRoot())
    }

    @Test func aQuietRoomIsNoSpeech() {
        #expect(share(of: Beeps.silence(3)) == 0)
    }

    @Test func speechIsHeardFromTheFirstFrameOfARecording() {
        #expect(share(of: hum(500, decibels: -25)) > 0.98)
    }

    @Test func rumbleIsNoSpeech() {
        #expect(share(of: hum(50, decibels: -38), after: Beeps.silence(1)) < 0.05)
    }

    @Test func steadyNoiseBecomesTheFloorWithinThreeSeconds() {
        let noise = hum(1_000, decibels: -35, seconds: 3)
        #expect(share(of: hum(1_000, decibels: -35), after: noise) == 0)
        #expect(share(of: hum(1_000, decibels: -20), after: noise) > 0.95)
    }

    @Test func theFloorComesDownAgainAtOnce() {
        let loud = hum(1_000, decibels: -30, seconds: 3)
        #expect(share(of: hum(1_000, decibels: -35), after: loud + Beeps.silence(0.5)) > 0.95)
    }

    @Test(arguments: [(SpeechSensitivity.low, false), (.medium, false), (.high, true)])
    func sensitivityDecidesOnQuietVoices(sensitivity: SpeechSensitivity, isHeard: Bool) {
        let room = hum(900, decibels: -66, seconds: 3)
        let voice = share(of: hum(900, decibels: -58.5), after: room, sensitivity: sensitivity)
        #expect((voice > 0.5) == isHeard)
    }
}
