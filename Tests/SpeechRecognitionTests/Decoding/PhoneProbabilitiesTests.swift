import Foundation
import Testing

@testable import SpeechRecognition

@Suite("How likely phones are")
struct PhoneProbabilitiesTests {
    /// Two phones, two frames.
    private let heard: PhoneProbabilities

    init() throws {
        let priors = try #require(
            PhonePriors([0.3, 0.3, 0.3, 0.05, 0.025, 0.025], phoneCount: 2))
        heard = PhoneProbabilities(
            priors: priors,
            values: [0.5, 0.2, 0.1, 0.1, 0.05, 0.05, 0, 0, 0, 0.5, 0.25, 0.25].map {
                (share: Float) in log(share)
            })
    }

    @Test("The share of a phone in what was learned is that of its states together")
    func prior() {
        #expect(abs(heard.priors.logShare(ofPhone: 0) - log(0.9)) < 1e-5)
        #expect(abs(heard.priors.logShare(ofPhone: 1) - log(0.1)) < 1e-5)
    }

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
