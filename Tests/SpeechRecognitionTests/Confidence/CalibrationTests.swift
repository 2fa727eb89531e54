import Foundation
import Testing

@testable import SpeechRecognition

@Suite("Confidence coefficients", .timeLimit(.minutes(1)))
struct CalibrationTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("The library carries the file in data/ and no other")
    func embedded() throws {
        let file = Self.root.appendingPathComponent("data/confidence/en-us.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == Calibration.americanEnglish)
    }

    @Test("Coefficients of another acoustic model are refused")
    func otherModel() throws {
        let model = try Engine.model.get()
        let other = Calibration.americanEnglish.replacing(
            try model.scoringFingerprint(), with: "0123456789abcdef")
        let calibration = try Calibration(json: other)
        #expect(
            throws: CalibrationError.otherModel(
                expected: "0123456789abcdef", found: try model.scoringFingerprint())
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
        let calibration = try Calibration(json: Calibration.americanEnglish)
        #expect(calibration.threshold(.relaxed) < calibration.threshold(.normal))
        #expect(calibration.threshold(.normal) < calibration.threshold(.strict))
    }

    @Test("Better evidence never lowers the odds")
    func monotone() throws {
        let calibration = try Calibration(json: Calibration.americanEnglish)
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
        #expect(calibration.logOdds(Evidence()) < calibration.logOdds(weak))
    }
}
