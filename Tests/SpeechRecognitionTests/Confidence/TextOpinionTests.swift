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
        return TextOpinion.logOdds(bySounds: sounds, evidence)
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
}
