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

    /// Evidence for a transcript that fits the audio well, in a quiet room.
    private static let clear = [
        "dictation": 0.5, "dictationFit": 1.0, "dictationLead": 2.0, "signalToNoise": 40,
    ]

    private static func outcome(
        _ outcome: HearingOutcome, heard: String = "", _ text: String, isCut: Bool = false,
        evidence: [String: Double] = clear
    ) -> HearingOutcome {
        decision.outcome(
            recognition(outcome, heard, evidence: evidence),
            saying: Dictation(text: text, probability: 0.5, isCut: isCut))
    }

    @Test("A transcript counts if it is certain, fits the audio, and was said in a quiet room")
    func logOdds() {
        func logOdds(_ changes: [String: Double]) -> Double {
            SaidInstead.logOdds(Evidence(values: Self.clear.merging(changes) { $1 }))
        }
        #expect(logOdds([:]) > 0)
        for (name, worse) in [
            ("dictation", 0.05), ("dictationFit", 0), ("dictationLead", 1), ("signalToNoise", 10),
        ] {
            #expect(logOdds([name: worse]) < logOdds([:]))
        }
        let everything = [
            "dictation": 0.05, "dictationFit": 0, "dictationLead": 0.5, "signalToNoise": 10.0,
        ]
        #expect(logOdds(everything) < 0)
        #expect(SaidInstead.logOdds(Evidence()) == -.infinity)
        #expect(Dictation(text: "So.", probability: 0.4, isCut: false).sureness == 0)
        #expect(logOdds(["dictation": 0]) == -.infinity)
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
        for text in ["Melbourne", "What Leonardo da Vinci"] {
            #expect(Self.outcome(outcome, text + ".") == .somethingElse(heard: text))
        }
    }

    @Test(
        "Long, cut and foul texts are not told",
        arguments: [
            ("What, no?", false), ("", false), ("…", false),
            ("I want a small latte with soy milk please", false), ("Melbourne", true),
            ("Damn it", false),
        ])
    func notTold(text: String, isCut: Bool) {
        let nothing = HearingOutcome.somethingElse(heard: nil)
        #expect(Self.outcome(.somethingElse(heard: "you"), text, isCut: isCut) == nothing)
        #expect(Self.outcome(.chatter, text, isCut: isCut) == .chatter)
        #expect(Self.outcome(.unsure, heard: "sydney", text, isCut: isCut) == .unsure)
    }

    @Test(
        "A text that does not fit the audio is not told, nor is one that noise produces",
        arguments: [["dictationFit": -4.0], ["dictation": 0]])
    func unclear(changes: [String: Double]) {
        let unclear = Self.clear.merging(changes) { $1 }
        let nothing = HearingOutcome.somethingElse(heard: nil)
        #expect(Self.outcome(.somethingElse(heard: "you"), "Perth", evidence: unclear) == nothing)
        #expect(Self.outcome(.chatter, "Perth", evidence: unclear) == .chatter)
        #expect(Self.outcome(.unsure, heard: "sydney", "Perth", evidence: unclear) == .unsure)
    }

    @Test("Against doubt, a text must consist of other words")
    func doubt() {
        #expect(
            Self.outcome(.unsure, heard: "sydney", "Sidcup") == .somethingElse(heard: "Sidcup"))
        #expect(Self.outcome(.unsure, heard: "sydney", "Sydney!") == .unsure)
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
