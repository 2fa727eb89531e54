import Foundation
import Testing

@testable import SpeechRecognition

@Suite("The acoustic model through a telephone", .timeLimit(.minutes(30)))
struct TelephoneTransformTests {
    @Test("The library carries the file in data/ and no other")
    func embedded() throws {
        let file = CalibrationTests.root.appendingPathComponent("data/telephone/en-us.mllr")
        #expect(try Data(contentsOf: file) == LearnedFile.telephone.shipped())
    }

    @Test("The confidence was learned with it and with the model it was learned with")
    func sameModel() throws {
        let model = try Engine.model.get()
        #expect(try model.fingerprint() == AcousticModel.americanEnglishFingerprint)
        #expect(
            try Calibration(json: LearnedFile.confidence.shipped()).model
                == model.scoringFingerprint())
        #expect(try TelephoneTransform.forModel(Engine.model.get()) != nil)
    }

    @Test("The file that is lent is gone afterwards")
    func lent() throws {
        let transform = try #require(try TelephoneTransform.forModel(Engine.model.get()))
        var lent = ""
        let text = try transform.withFile { path throws(SpeechDecoderError) in
            lent = path
            return try? String(contentsOfFile: path, encoding: .utf8)
        }
        #expect(text == transform.text)
        #expect(!FileManager.default.fileExists(atPath: lent))
    }

    /// The name of the phone that the free phone loop finds in each frame.
    private func phones(_ scorer: inout AcousticScorer, _ samples: [Int16]) throws -> [String] {
        let loop = try #require(
            PhoneLoop(try PhoneTopology(Engine.model.get()))
                .bestPath(on: try scorer.score(samples).scores))
        return loop.segments.flatMap { Array(repeating: $0.text, count: $0.frameCount) }
    }

    @Test("More of a telephone's frames are heard as the phones they are at full width")
    func samePhones() throws {
        // Use only the Gaussians, because the network was trained on telephone speech.
        var model = try Engine.model.get()
        model.ear = .network
        let weights = NetworkScorer.Weights(inQuiet: 0, inNoise: 0, ofBoth: 1)
        var transformed = try AcousticScorer.open(model, weights: weights)
        var plain = try AcousticScorer.open(model, transform: nil, weights: weights)
        var (same, sameWithout) = (0, 0)
        for name in ["001", "002", "003", "004", "005"] {
            let samples = try InstalledSpeech.samples(
                InstalledSpeech.testData + "/cards/\(name).wav")
            let wide = try phones(&transformed, samples)
            let narrow = throughTelephone(samples)
            same += zip(wide, try phones(&transformed, narrow)).count { $0 == $1 }
            sameWithout += zip(wide, try phones(&plain, narrow)).count { $0 == $1 }
        }
        #expect(Double(same) > 1.1 * Double(sameWithout), "\(same) against \(sameWithout) frames")
    }
}
