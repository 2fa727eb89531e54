import Testing

@testable import SpeechRecognition

@Suite("The gate that drops frames without speech", .timeLimit(.minutes(30)))
struct SpeechGateTests {
    private static let few = FeatureParameters.Silence(
        framesBefore: 3, framesToBegin: 2, framesToEnd: 3)

    /// The places of the frames that pass. In the text, `s` is a frame with speech.
    private func passed(_ frames: String, _ parameters: FeatureParameters.Silence = few) -> [Int] {
        var gate = SpeechGate(parameters, width: 2)
        var output: [Float] = []
        for (place, letter) in frames.enumerated() {
            let before = output.count
            let count = gate.pass(
                [Float(place), 0], hasSpeech: letter == "s", to: &output)
            #expect(output.count - before == 2 * count)
        }
        return stride(from: 0, to: output.count, by: 2).map { Int(output[$0]) }
    }

    @Test(
        "opens after enough speech, lets earlier frames through, and closes after silence",
        arguments: [
            ("........", []), ("s.s.s.s.", []), ("ss", [0, 1]),
            (".....ss", [3, 4, 5, 6]), (".....ss..s..", [3, 4, 5, 6, 7, 8, 9, 10, 11]),
            ("ss...", [0, 1, 2, 3]), ("ss....ss", [0, 1, 2, 3, 5, 6, 7]),
            ("ss...ss", [0, 1, 2, 3, 5, 6]), ("ss..s...", [0, 1, 2, 3, 4, 5, 6]),
        ])
    func passing(frames: String, expected: [Int]) {
        #expect(passed(frames) == expected)
    }

    @Test("loses frames if it can hold fewer than it needs")
    func holdingFew() {
        let parameters = FeatureParameters.Silence(
            framesBefore: 0, framesToBegin: 3, framesToEnd: 3)
        #expect(passed("sssss", parameters) == [2, 3, 4])
    }

    @Test("lets the last frame of a sound through if it is open, without the frames it holds")
    func last() {
        var gate = SpeechGate(Self.few, width: 1)
        var output: [Float] = []
        #expect(gate.pass([1], hasSpeech: true, to: &output) == 0)
        #expect(gate.passLast([2], hasSpeech: true, to: &output) == 1)
        #expect(output == [2])
        gate.start()
        #expect(gate.passLast([3], hasSpeech: true, to: &output) == 0)
        #expect(output == [2])
    }
}
