import Foundation
import Testing

@testable import SpeechRecognition

@Suite("One phone as the network alone hears it")
struct HeardPhoneTests {
    /// Three phones with the shares 0.6, 0.3 and 0.1, and two frames.
    private func heard() throws -> PhoneProbabilities {
        let priors = try #require(
            PhonePriors([0.2, 0.2, 0.2, 0.1, 0.1, 0.1, 0.04, 0.03, 0.03], phoneCount: 3))
        let shares: [Float] = [
            0.2, 0.2, 0.2, 0.1, 0.1, 0.1, 0.04, 0.03, 0.03,
            0.02, 0.02, 0.01, 0.3, 0.3, 0.3, 0.03, 0.01, 0.01,
        ]
        return PhoneProbabilities(priors: priors, values: shares.map { log($0) })
    }

    @Test("Its probability is the mean over its frames")
    func probability() throws {
        let phone = HeardPhone(phone: 1, frames: 0..<2, heard: try heard())
        #expect(abs(phone.probability - (log(0.3) + log(0.9)) / 2) < 1e-5)
    }

    @Test(
        "Its odds are its lead over the best other phone, after what is usual is taken away",
        arguments: [
            (0, 0..<1, 0.0), (1, 0..<1, 0.0), (1, 1..<2, log(3) - log(0.5)),
            (0, 1..<2, log(0.05 / 0.6) - log(3)),
        ])
    func odds(phone: Int, frames: Range<Int>, expected: Double) throws {
        let found = HeardPhone(phone: phone, frames: frames, heard: try heard()).odds
        #expect(abs(found - expected) < 1e-5)
    }
}
