import Testing

@testable import SpeechRecognition

/// How what a decoder would write changes the confidence.
@Suite struct TextOpinionTests {
    private static func logOdds(
        own: Double?, other: Double? = nil, lead: Double = 0, words: Double = 1
    ) -> Double {
        var evidence = Evidence()
        evidence[.ownText] = own
        evidence[.otherText] = other
        evidence[.otherTextLead] = lead
        evidence[.wordCount] = words
        return TextOpinion.logOdds(evidence)
    }

    @Test("Without a decoder the sounds decide alone")
    func nothing() {
        #expect(Self.logOdds(own: nil) == 0)
        #expect(Self.logOdds(own: nil, other: -0.1) == 0)
    }

    @Test("Words that the decoder would write too are surer, up to a limit")
    func agreement() {
        #expect(Self.logOdds(own: -0.1) == Self.logOdds(own: -1))
        #expect(Self.logOdds(own: -0.1) > 0)
    }

    @Test("A probable other text makes the answer doubtful, more so if its sounds fit better")
    func contradiction() {
        let guess = Self.logOdds(own: -12, other: -4)
        let other = Self.logOdds(own: -12, other: -0.5)
        let better = Self.logOdds(own: -12, other: -0.5, lead: -50)
        let worse = Self.logOdds(own: -12, other: -0.5, lead: 50)
        #expect(better < other && other < worse && worse < guess)
        #expect(other < 0)
    }

    @Test("An improbable text counts less in a long sentence")
    func length() {
        #expect(Self.logOdds(own: -30, words: 1) < Self.logOdds(own: -30, words: 6))
        #expect(Self.logOdds(own: -100, words: 1) == Self.logOdds(own: -1_000, words: 1))
    }
}
