import Testing
import Transcript

@testable import SpeechRecognition

@Suite("What was said instead of an answer")
struct SaidInsteadTests {
    private static let decision = SaidInstead(neverReported: ["what", "no"], foul: ["damn"])

    private static func recognition(
        _ outcome: HearingOutcome, _ heard: String = "", evidence: [String: Double] = [:]
    ) -> Recognition {
        let range = TimeRange(start: .zero, end: .zero)
        var recognition = Recognition(
            outcome: outcome, speech: range,
            best: Transcription(
                segments: heard.split(separator: " ").map {
                    Segment(text: String($0), range: range)
                }), confidence: 0)
        recognition.evidence = evidence
        return recognition
    }

    private static func outcome(
        _ outcome: HearingOutcome, heard: String = "", _ text: String, _ probability: Double = 0.5,
        isCut: Bool = false, isContradicted: Bool = false
    ) -> HearingOutcome {
        decision.outcome(
            recognition(outcome, heard),
            saying: Dictation(text: text, probability: probability, isCut: isCut),
            isContradicted: isContradicted)
    }

    @Test("Instead of a command that the decoder contradicts, less certain words are quoted")
    func contradictedCommand() {
        let said = Self.outcome(.unsure, heard: "repeat", "Three.", 0.1, isContradicted: true)
        #expect(said == .somethingElse(heard: "Three"))
        #expect(Self.outcome(.unsure, heard: "repeat", "Three.", 0.1) == .unsure)
        let improbable = Self.outcome(.unsure, heard: "repeat", "G.", 0.01, isContradicted: true)
        #expect(improbable == .unsure)
    }

    @Test(
        "The decoder contradicts words that it finds improbable, if its own transcript fits the audio better"
    )
    func contradiction() {
        func contradicts(_ own: Double?, _ lead: Double?) -> Bool {
            var evidence = Evidence()
            evidence[.ownText] = own
            evidence[.otherTextLead] = lead
            return TextOpinion.contradicts(evidence)
        }
        #expect(contradicts(-20, -50))
        #expect(!contradicts(-3, -50))
        #expect(!contradicts(-20, 5))
        #expect(!contradicts(-20, nil))
        #expect(!contradicts(nil, -50))
    }

    @Test("Words are quoted without the punctuation around them")
    func words() {
        let dictation = Dictation(
            text: "“O’Brien, 86,400…” - St. Ives.", probability: 1, isCut: false)
        #expect(dictation.words == ["O'Brien", "86,400", "St", "Ives"])
        #expect(dictation.says(["o'brien86,400", "st", "ives"]))
        #expect(!dictation.says(["ives"]))
    }

    @Test("The probability of words is that of all the ways in which they are written")
    func likeliest() {
        func text(_ text: String, _ probability: Double) -> Dictation {
            Dictation(text: text, probability: probability, isCut: false)
        }
        #expect(Dictation.distinct([]).isEmpty)
        let texts = Dictation.distinct([
            text("No burn.", 0.2), text("Melbourne", 0.125), text("Melbourne.", 0.25),
            text("melbourne!", 0.125),
        ])
        #expect(texts == [text("Melbourne.", 0.5), text("No burn.", 0.2)])
    }

    @Test(
        "Few words that were surely said are told",
        arguments: [
            HearingOutcome.somethingElse(heard: nil), .somethingElse(heard: "you"), .chatter,
        ])
    func told(outcome: HearingOutcome) {
        #expect(Self.outcome(outcome, "Melbourne.") == .somethingElse(heard: "Melbourne"))
        #expect(
            Self.outcome(outcome, "What Leonardo da Vinci", 0.06)
                == .somethingElse(heard: "What Leonardo da Vinci"))
    }

    @Test(
        "Unclear, long, cut and foul texts are not told",
        arguments: [
            ("Melbourne", 0.04, false), ("So", 0.4, false), ("What, no?", 0.9, false),
            ("", 0.9, false),
            ("…", 0.9, false),
            ("I want a small latte with soy milk please", 0.9, false), ("Melbourne", 0.9, true),
            ("Damn it", 0.9, false),
        ])
    func notTold(text: String, probability: Double, isCut: Bool) {
        let nothing = HearingOutcome.somethingElse(heard: nil)
        #expect(
            Self.outcome(.somethingElse(heard: "you"), text, probability, isCut: isCut) == nothing)
        #expect(Self.outcome(.chatter, text, probability, isCut: isCut) == .chatter)
        #expect(Self.outcome(.unsure, heard: "sydney", text, probability, isCut: isCut) == .unsure)
    }

    @Test("Against doubt a text must be surer, and must be other words")
    func doubt() {
        #expect(
            Self.outcome(.unsure, heard: "sydney", "Sidcup", 0.15)
                == .somethingElse(heard: "Sidcup")
        )
        #expect(Self.outcome(.unsure, heard: "sydney", "Sidcup", 0.14) == .unsure)
        #expect(Self.outcome(.unsure, heard: "sydney", "Sydney!", 0.9) == .unsure)
    }

    @Test("The decoder is not asked about answers, noise, long talk or other people")
    func asked() {
        let other = HearingOutcome.somethingElse(heard: nil)
        let near = ["keptFrames": 250, "noiseShare": 0.75, "softness": 10.0]
        for outcome in [other, .unsure, .chatter] {
            #expect(SaidInstead.isPossible(Self.recognition(outcome, evidence: near)))
            for (name, value) in [("keptFrames", 251), ("noiseShare", 0.76), ("softness", 10.1)] {
                let far = near.merging([name: value]) { $1 }
                #expect(!SaidInstead.isPossible(Self.recognition(outcome, evidence: far)))
            }
        }
        for outcome in [HearingOutcome.heard, .noise, .silence] {
            #expect(!SaidInstead.isPossible(Self.recognition(outcome, evidence: near)))
        }
    }
}
