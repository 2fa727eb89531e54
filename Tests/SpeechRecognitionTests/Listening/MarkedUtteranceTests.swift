import SoundTestSupport
import SpeechRecognition
import Testing

@Suite struct MarkedUtteranceTests {
    /// Hears a sound in pieces, as a phone sends it.
    private func utterance(_ samples: [Int16], hertz: Int = 16_000) throws -> MarkedUtterance {
        let utterance = try MarkedUtterance(hertz: hertz)
        for start in stride(from: 0, to: samples.count, by: 1_000) {
            utterance.append(Array(samples[start..<min(start + 1_000, samples.count)]))
        }
        utterance.end()
        return utterance
    }

    private var speech: [Int16] {
        get throws { try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw") }
    }

    @Test func thePauseBeginsWhereTheSpeechEnds() throws {
        let speech = try speech
        let utterance = try utterance(speech + Beeps.silence(1))
        // The words last until 2.2 s in the recording. The detector keeps on for a moment.
        let end = try #require(utterance.speechEnd)
        #expect((33_000..<40_000).contains(end))
        #expect(utterance.pause == speech.count + 16_000 - end)
        #expect(utterance.samples == speech + Beeps.silence(1))
    }

    @Test func withoutSpeechThereIsNoPause() throws {
        let utterance = try utterance(Beeps.silence(2))
        #expect(utterance.speechEnd == nil && utterance.pause == 0)
    }

    @Test func anotherRateIsConvertedWhileTheSoundArrives() throws {
        let speech = try speech
        let utterance = try utterance(speech, hertz: 48_000)
        #expect(utterance.samples.count == (speech.count + 1) / 3)
        #expect(utterance.samples == AudioClip(converting: speech, hertz: 48_000).samples)
    }
}
