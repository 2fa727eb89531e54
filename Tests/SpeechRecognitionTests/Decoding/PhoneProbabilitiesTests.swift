import Foundation
import Testing

@testable import SpeechRecognition

@Suite("How likely phones are")
struct PhoneProbabilitiesTests {
    /// Two phones, two frames.
    private let heard = PhoneProbabilities(
        stateCount: 6,
        values: [0.5, 0.2, 0.1, 0.1, 0.05, 0.05, 0, 0, 0, 0.5, 0.25, 0.25].map {
            (share: Float) in log(share)
        })

    @Test("a phone is as likely as its states together, several as all of theirs")
    func together() {
        #expect(heard.frameCount == 2)
        #expect(abs(heard.logProbability(ofAnyOf: [0], inFrame: 0) - log(0.8)) < 1e-5)
        #expect(abs(heard.logProbability(ofAnyOf: [0, 1], inFrame: 0)) < 1e-5)
        #expect(abs(heard.logProbability(ofAnyOf: [1], inFrame: 1)) < 1e-5)
    }

    @Test("what cannot be has an end too")
    func impossible() {
        #expect(heard.logProbability(ofAnyOf: [0], inFrame: 1) > -14)
        #expect(heard.logProbability(ofAnyOf: [], inFrame: 0) > -14)
    }
}
