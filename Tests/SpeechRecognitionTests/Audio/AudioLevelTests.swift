import SoundTestSupport
import SpeechRecognition
import Testing

@Suite struct AudioLevelTests {
    @Test func aSineIsThreeDecibelsBelowItsPeak() {
        let level = AudioLevel(of: Tone.samples(frequency: 400, seconds: 1, amplitude: 0.5))
        #expect(abs(level.peak - -6.02) < 0.05)
        #expect(abs(level.mean - -9.03) < 0.05)
        #expect(!level.isClipping && !level.isDigitalSilence)
    }

    @Test(
        arguments: [([Int16.max, 0, .min], 2), ([.max - 1, .min + 1], 1), ([100], 0)]
            as [([Int16], Int)])
    func samplesAtTheEndOfTheScaleAreClipped(samples: [Int16], count: Int) {
        #expect(AudioLevel(of: samples).clippedSampleCount == count)
    }

    @Test(arguments: [[], [Int16](repeating: 0, count: 100)])
    func nothingButZerosIsDigitalSilence(samples: [Int16]) {
        #expect(AudioLevel(of: samples).isDigitalSilence)
        #expect(AudioLevel(of: samples).mean == -100)
    }
}
