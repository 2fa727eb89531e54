import Foundation
import Testing

@testable import SpeechRecognition

@Suite("What is learned of confidence", .timeLimit(.minutes(30)))
struct CalibrationTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "The library carries the files in data/",
        arguments: [
            (AcousticModel.Ear.encoder, "en-us"), (.network, "en-us-network"),
        ])
    func embedded(ear: AcousticModel.Ear, name: String) throws {
        let file = Self.root.appendingPathComponent("data/confidence/\(name).json")
        #expect(try Data(contentsOf: file) == LearnedFile.confidence.shipped(for: ear))
    }

    /// Two trees. One has a question inside a question.
    private static let small = """
        {"format": "trivia-voice-confidence", "version": 2, "model": "0123456789abcdef", "bias": 0.5,
         "absent": {"duration": 3}, "durations": {"AA": [2, 0.5]},
         "thresholds": {"relaxed": -1, "normal": 0, "strict": 1},
         "trees": [
           {"evidence": "duration", "threshold": 2, "below": 1, "above": -1},
           {"evidence": "worstWord", "threshold": -10, "below": -2,
            "above": {"evidence": "duration", "threshold": 1, "below": 4, "above": 2}}]}
        """

    @Test("The trees' answers add up, and absent evidence has its own value")
    func trees() throws {
        let calibration = try Calibration(json: Self.small)
        func logOdds(_ duration: Double?, _ worstWord: Double) -> Double {
            var evidence = Evidence()
            evidence[.duration] = duration
            evidence[.worstWord] = worstWord
            return calibration.logOdds(evidence)
        }
        // The parts are the offset of the file and the answers of the two trees.
        let sums: [(duration: Double?, worstWord: Double, parts: [Double])] = [
            (0.5, -5, [0.5, 1, 4]), (1, -5, [0.5, 1, 2]), (2, -5, [0.5, -1, 2]),
            (0.5, -20, [0.5, 1, -2]), (nil, -5, [0.5, -1, 2]),
        ]
        for sum in sums {
            #expect(logOdds(sum.duration, sum.worstWord) == sum.parts.reduce(0, +))
        }
        // Missing evidence counts as 0 if the file has no value for it.
        #expect(calibration.logOdds(Evidence()) == 1.5)
    }

    @Test("Limits belong to the file; one without them has the usual ones")
    func limits() throws {
        let usual = try Calibration(json: Self.small).limits
        #expect(usual.somethingElse == 0.035)
        #expect(usual.rivalRatio == 18)
        let own = try Calibration(
            json: Self.small.replacing(
                "\"bias\"",
                with: "\"limits\": {\"somethingElse\": 0.1, \"rivalRatio\": 12}, \"bias\"")
        ).limits
        #expect(own.somethingElse == 0.1)
        #expect(own.rivalRatio == 12)
    }

    @Test(
        "A broken file says what is wrong with it",
        arguments: [
            ("\"version\": 2", "\"version\": 1", "format 'trivia-voice-confidence' 1 is not known"),
            ("\"worstWord\"", "\"bestWord\"", "evidence 'bestWord' is not known"),
            ("\"strict\"", "\"harsh\"", "there is no threshold for 'strict'"),
            ("[2, 0.5]", "[2]", "the duration of 'AA' is not a mean and a deviation"),
            ("[2, 0.5]", "[2, 0]", "the duration of 'AA' is not a mean and a deviation"),
            ("\"below\": -2,", "", "it is not the JSON of version 2"),
            (
                "\"bias\"", Opinion.json(similarLead: -0.1),
                "a weight in 'opinion' is not between 0 and 100"
            ),
            (
                "\"bias\"", Opinion.json(similarLead: 1e300),
                "a weight in 'opinion' is not between 0 and 100"
            ),
        ])
    func broken(part: String, changed: String, why: String) {
        #expect(throws: CalibrationError.unreadable(why: why)) {
            try Calibration(json: Self.small.replacing(part, with: changed))
        }
    }

    @Test("What belongs to another acoustic model is refused")
    func otherModel() throws {
        let model = try Engine.model.get()
        let other = LearnedFile.confidence.shipped().replacing(
            try model.scoringFingerprint(), with: "0123456789abcdef")
        let calibration = try Calibration(json: other)
        #expect(
            throws: CalibrationError.otherModel(
                expected: "0123456789abcdef", found: try model.scoringFingerprint(), files: [])
        ) { try calibration.check(model) }
    }

    @Test(
        "A file that is no calibration is refused",
        arguments: ["", "{}", "[]", "{\"format\":\"trivia-voice-confidence\"}"])
    func unreadable(text: String) {
        #expect(throws: CalibrationError.self) { try Calibration(json: text) }
    }

    @Test("Strictness orders the thresholds")
    func thresholds() throws {
        let calibration = try Calibration(json: LearnedFile.confidence.shipped())
        #expect(calibration.threshold(.relaxed) < calibration.threshold(.normal))
        #expect(calibration.threshold(.normal) < calibration.threshold(.strict))
    }

    @Test("Better evidence never lowers the odds")
    func monotone() throws {
        let calibration = try Calibration(json: LearnedFile.confidence.shipped())
        var weak = Evidence()
        weak[.loopRatioLength] = -20
        weak[.aroundRivals] = -5
        weak[.worstWord] = -40
        weak[.duration] = 3
        var strong = weak
        strong[.loopRatioLength] = 5
        #expect(calibration.logOdds(strong) >= calibration.logOdds(weak))
        strong = weak
        strong[.duration] = 1
        #expect(calibration.logOdds(strong) >= calibration.logOdds(weak))
        // Missing evidence counts as weak evidence, except that words around the answer are optional.
        weak[.aroundRivals] = nil
        #expect(calibration.logOdds(Evidence()) <= calibration.logOdds(weak))
        strong = weak
        strong[.phoneProbability] = -0.2
        #expect(calibration.logOdds(weak) < calibration.logOdds(strong))
        #expect(calibration.logOdds(Evidence()) < calibration.logOdds(strong))
    }
}

private enum Opinion {
    /// The weights in a file, in front of its bias.
    static func json(similarLead: Double) -> String {
        """
        "opinion": {"bias": 1, "sounds": 1, "ownText": 0, "similarLead": \(similarLead), "otherText": 0, \
        "otherTextLead": 0}, "bias"
        """
    }
}
