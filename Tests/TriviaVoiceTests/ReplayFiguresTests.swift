import SpokenAnswers
import Testing

@testable import Trials

@Suite("Replay's figures", .timeLimit(.minutes(30)))
struct ReplayFiguresTests {
    @Test("Noise is mixed at the ratio asked for, the same for the same seed and trial")
    func noise() {
        var random = SplitMix64(seed: 7)
        let noise = (0..<40_000).map { _ in Int16.random(in: -200...200, using: &random) }
        let speech = (0..<16_000).map { Int16(($0 / 40) % 2 == 0 ? 4_000 : -4_000) }
        let mixer = NoiseMixer(noise: noise, decibels: 10, seed: 1)
        let mixed = mixer.mix(speech, key: "a")
        #expect(mixed == mixer.mix(speech, key: "a"))
        #expect(mixed != mixer.mix(speech, key: "b"))
        #expect(mixed.map { abs(Int($0)) }.max() == 16_384)
        // What is not speech is noise: a tenth of its power.
        let gain = Double(mixed.map { Int($0) }.max() ?? 0)
        #expect(gain > 0)
        let scale =
            zip(mixed, speech).reduce(0.0) { $0 + Double($1.0) * Double($1.1) }
            / speech.reduce(0.0) { $0 + Double($1) * Double($1) }
        let rest = zip(mixed, speech).reduce(0.0) {
            let difference = Double($1.0) - scale * Double($1.1)
            return $0 + difference * difference
        }
        let signal = speech.reduce(0.0) { $0 + scale * scale * Double($1) * Double($1) }
        #expect((0.08...0.12).contains(rest / signal))
    }

    @Test("Nothing to mix leaves the clip alone")
    func silence() {
        let mixer = NoiseMixer(noise: [0, 0], decibels: 10, seed: 1)
        #expect(mixer.mix([1, 2, 3], key: "a") == [1, 2, 3])
        #expect(mixer.mix([], key: "a").isEmpty)
    }

    @Test(
        "A wrong answer may be judged wrong or not at all",
        arguments: [
            (Trial.Expectation.correct, ReplayResult.Verdict.correct, true),
            (.correct, .none, false), (.incorrect, .none, true), (.incorrect, .incorrect, true),
            (.incorrect, .correct, false), (.none, .incorrect, true), (.prompt, .correct, false),
        ])
    func expectations(
        expected: Trial.Expectation, verdict: ReplayResult.Verdict, isMet: Bool
    ) {
        #expect(ReplaySummary.meets(expected, verdict) == isMet)
    }

    @Test("Shares carry the interval Wilson gives them")
    func intervals() {
        let rate = Rate(part: 8, whole: 10)
        #expect((0.48...0.50).contains(rate.interval.lowerBound))
        #expect((0.94...0.95).contains(rate.interval.upperBound))
        #expect(Rate(part: 0, whole: 0).text == "–")
    }

    @Test("The error curve and the reliability say what the records say")
    func curves() {
        func record(_ isRight: Bool, _ confidence: Double) -> TrialRecord {
            TrialRecord(
                kind: "open", set: "", group: "", isRight: isRight, isAccepted: false,
                heardAnswer: true, confidence: confidence, computeSeconds: 0)
        }
        let records = [
            record(true, 0.9), record(true, 0.6), record(false, 0.7), record(false, 0.1),
        ]
        let curve = ErrorCurve(records)
        #expect(curve.falseRejects(atFalseAccepts: 0) == 0.5)
        #expect(curve.falseRejects(atFalseAccepts: 0.5) == 0)
        let reliability = Reliability([record(true, 0.95), record(false, 0.05)])
        #expect(abs(reliability.error - 0.05) < 1e-9)
    }
}
