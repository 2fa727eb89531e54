import SoundTestSupport
import SpeechRecognition
import Testing

@Suite struct VoiceDetectorTests {
    /// The frames that are classified as speech.
    private func decisions(
        _ samples: [Int16], _ sensitivity: SpeechSensitivity = .medium
    ) throws -> [Bool] {
        var detector = try VoiceDetector(sensitivity: sensitivity)
        return stride(from: 0, to: samples.count - speechFrameSampleCount + 1, by: 160)
            .map { detector.step(samples[$0..<$0 + speechFrameSampleCount]) }
    }

    private func share(_ decisions: some Collection<Bool>) -> Double {
        Double(decisions.count(where: { $0 })) / Double(max(1, decisions.count))
    }

    @Test(arguments: SpeechSensitivity.allCases)
    func recordedSpeechIsHeardAndTheRoomAroundItIsNot(sensitivity: SpeechSensitivity) throws {
        let speech = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        let frames = try decisions(Beeps.silence(2) + speech + Beeps.silence(2), sensitivity)
        // The words last from 0.5 s to 2.2 s in the recording.
        #expect(share(frames[255..<410]) > 0.8)
        #expect(share(frames[..<200]) < 0.1)
        #expect(share(frames.suffix(150)) < 0.1)
    }

    @Test func aDetectorThatForgetsDecidesLikeANewOne() throws {
        let speech = try InstalledSpeech.samples(InstalledSpeech.testData + "/goforward.raw")
        var detector = try VoiceDetector()
        func run() -> [Bool] {
            stride(from: 0, to: speech.count - 159, by: 160)
                .map { detector.step(speech[$0..<$0 + speechFrameSampleCount]) }
        }
        let first = run()
        #expect(run() != first, "it follows the room")
        detector.reset()
        #expect(run() == first)
    }
}
