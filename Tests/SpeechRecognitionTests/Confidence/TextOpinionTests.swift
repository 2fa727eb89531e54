import Testing

@testable import SpeechRecognition

/// How what a decoder would write changes the confidence.
@Suite struct TextOpinionTests {
    private static func logOdds(
        own: Double?, other: Double? = nil, lead: Double = 0, similar: Double? = nil,
        words: Double = 1, sounds: Double = 0
    ) -> Double {
        var evidence = Evidence()
        evidence[.ownText] = own
        evidence[.otherText] = other
        evidence[.otherTextLead] = lead
        evidence[.similarLead] = similar
        evidence[.wordCount] = words
        return TextOpinion.usual.logOdds(bySounds: sounds, evidence)
    }

    @Test("Without a decoder the sounds decide alone")
    func nothing() {
        #expect(Self.logOdds(own: nil) == 0)
        #expect(Self.logOdds(own: nil, other: -0.1, similar: -9, sounds: 1.5) == 1.5)
    }

    @Test("Words that the decoder would write too are surer, up to a limit")
    func agreement() {
        #expect(Self.logOdds(own: -0.1) == Self.logOdds(own: -1))
        #expect(Self.logOdds(own: -0.1) > 0)
        #expect(Self.logOdds(own: -0.1, sounds: -4) == -1)
    }

    @Test("A probable other text makes the answer doubtful, more so if its sounds fit better")
    func contradiction() {
        let guess = Self.logOdds(own: -12, other: -4)
        let other = Self.logOdds(own: -12, other: -0.5)
        let better = Self.logOdds(own: -12, other: -0.5, lead: -50)
        #expect(better < other && other < guess)
        #expect(other == Self.logOdds(own: -12, other: -0.5, lead: 50))
    }

    @Test(
        "A similar word that fits better makes the answer doubtful, unless the decoder is certain")
    func similarWord() {
        let none = Self.logOdds(own: -12)
        let worse = Self.logOdds(own: -12, similar: 12)
        let better = Self.logOdds(own: -12, similar: -12)
        #expect(better < none && none < worse)
        #expect(better < 0)
        #expect(better > Self.logOdds(own: -12, similar: -14))
        #expect(Self.logOdds(own: -12, similar: -40) == Self.logOdds(own: -12, similar: -15))
        #expect(Self.logOdds(own: -1, similar: -12) == Self.logOdds(own: -1, similar: 12))
    }

    @Test("An improbable text counts less in a long sentence")
    func length() {
        #expect(Self.logOdds(own: -30, words: 1) < Self.logOdds(own: -30, words: 6))
        #expect(Self.logOdds(own: -100, words: 1) == Self.logOdds(own: -1_000, words: 1))
    }

    @Test(
        "Whatever is still unknown, the log odds stay in the range",
        arguments: [-8.0, -2, 0, 3, 6], [-70.0, -9, -2, -1])
    func range(sounds: Double, own: Double) {
        var evidence = Evidence()
        evidence[.wordCount] = 2
        let before = TextOpinion.usual.range(bySounds: sounds, evidence, knowsTexts: false)
        evidence[.ownText] = own
        let compared = TextOpinion.usual.range(bySounds: sounds, evidence, knowsTexts: false)
        for other in [nil, -30, -3, -1.2, -0.5] as [Double?] where Self.fit(own, other) {
            for lead in [-90.0, -20, 0, 20] {
                // Another text with the same words can still confirm them.
                for confirmed in [own, -0.9] where Self.fit(confirmed, other) {
                    evidence[.ownText] = confirmed
                    evidence[.otherText] = other
                    evidence[.otherTextLead] = lead
                    evidence[.similarLead] = nil
                    let known = TextOpinion.usual.range(
                        bySounds: sounds, evidence, knowsTexts: true)
                    for similar in [nil, -40, -15, 0, 9, 40] as [Double?] {
                        evidence[.similarLead] = similar
                        let found = TextOpinion.usual.logOdds(bySounds: sounds, evidence)
                        #expect(before.contains(found) && compared.contains(found))
                        #expect(known.contains(found))
                    }
                }
            }
        }
    }

    /// Whether two texts can have these log probabilities at the same time.
    private static func fit(_ own: Double, _ other: Double?) -> Bool {
        own.exponential + (other?.exponential ?? 0) <= 1
    }

    @Test(
        "The decoder is asked further only if it can change the outcome",
        arguments: [
            (-20.0, nil, RecognitionMaker.Prospect.decided), (-20, -5, .decided), (0, nil, .open),
            (0, -5, .open), (8, nil, .open), (8, -5, .heard),
        ])
    func prospect(sounds: Double, own: Double?, expected: RecognitionMaker.Prospect) throws {
        let maker = RecognitionMaker(
            calibration: try Calibration(
                json: """
                    {"format": "trivia-voice-confidence", "version": 2, "model": "", "bias": \(sounds),
                     "absent": {}, "durations": {}, "trees": [],
                     "thresholds": {"relaxed": -1, "normal": 0, "strict": 1}}
                    """), strictness: .normal, neverReported: [])
        var evidence = Evidence()
        evidence[.ownText] = own
        #expect(maker.prospect(of: evidence, knowsTexts: false) == expected)
    }

    @Test("The confidence file states the weights, and the decoder can add at most 3")
    func weights() throws {
        let opinion = try Calibration(
            json: """
                {"format": "trivia-voice-confidence", "version": 2, "model": "", "bias": 0,
                 "absent": {}, "durations": {}, "trees": [],
                 "opinion": {"bias": 1, "sounds": 0.5, "ownText": 0.25, "similarLead": 0.125,
                             "otherText": 2, "otherTextLead": 0.5},
                 "thresholds": {"relaxed": -1, "normal": 0, "strict": 1}}
                """
        ).opinion
        var evidence = Evidence()
        evidence[.wordCount] = 1
        evidence[.ownText] = -10
        evidence[.similarLead] = 8
        #expect(opinion.logOdds(bySounds: 2, evidence) == 1 + 0.5 * 2 - 0.25 * 4 + 0.125 * 8)
        evidence[.otherText] = 0
        evidence[.otherTextLead] = -3
        #expect(opinion.logOdds(bySounds: 2, evidence) == 2 - (2 + 0.5 * 3))
        evidence[.otherText] = nil
        evidence[.ownText] = 0
        #expect(opinion.logOdds(bySounds: -4, evidence) == -1)
    }

    @Test("The range says nothing below the words' own text, and is narrower with each step")
    func steps() {
        var evidence = Evidence()
        evidence[.wordCount] = 3
        let before = TextOpinion.usual.range(bySounds: 2, evidence, knowsTexts: false)
        evidence[.ownText] = -5
        let compared = TextOpinion.usual.range(bySounds: 2, evidence, knowsTexts: false)
        let known = TextOpinion.usual.range(bySounds: 2, evidence, knowsTexts: true)
        #expect(before.lowerBound == -.infinity)
        #expect(before.upperBound == compared.upperBound)
        #expect(compared.lowerBound < known.lowerBound)
        #expect(known.upperBound <= compared.upperBound)
    }
}
