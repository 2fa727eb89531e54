import Phonetics
import Testing
import Transcript

@testable import SpeechRecognition

/// Looks phrases up by their sound in texts, without any recording.
@Suite struct PhraseLookupTests {
    private func lookup(
        _ phrases: [ContextualPhrase], pronunciations: [String: String] = [:]
    ) throws -> PhraseLookup? {
        var request = TranscriptionRequest(.command)
        request.taskHint = .dictation
        request.contextualPhrases = phrases
        for (word, said) in pronunciations {
            var vocabulary = request.customVocabulary ?? CustomVocabulary()
            try vocabulary.addPronunciation(said, of: word, in: .arpabet)
            request.customVocabulary = vocabulary
        }
        return PhraseLookup(try PhraseContext(request), try Engine.pronouncing.get())
    }

    /// Words of half a second each, one after the other.
    private func segments(_ text: String, sureness: Double? = 0.3) -> [Segment] {
        text.split(separator: " ").enumerated().map { index, word in
            let start = AudioTime(seconds: Double(index) / 2)
            return Segment(
                text: String(word),
                range: TimeRange(start: start, end: start.advanced(bySeconds: 0.5)),
                confidence: sureness)
        }
    }

    private func found(_ text: String, sureness: Double? = 0.3, _ phrases: [ContextualPhrase])
        throws -> String
    {
        let lookup = try #require(try lookup(phrases))
        return lookup.found(in: segments(text, sureness: sureness)).map(\.text)
            .joined(separator: " ")
    }

    @Test(arguments: [
        ("it was Mike Wasowsky, I think", "it was Mike Wazowski, I think"),
        ("it was mike was off ski.", "it was Mike Wazowski."),
        ("it was might Wasowski", "it was Mike Wazowski"),
    ])
    func whatSoundsLikeAPhraseBecomesIt(written: String, phrase: String) throws {
        #expect(try found(written, ["Mike Wazowski", "Minas Tirith"]) == phrase)
    }

    @Test func theSurerTheWordsTheNearerThePhraseMustBe() throws {
        #expect(try found("the Wasofty", sureness: 0, ["Wazowski"]) == "the Wazowski")
        #expect(try found("the Wasofty", sureness: 0.99, ["Wazowski"]) == "the Wasofty")
        // The same sound in another spelling is always the phrase.
        #expect(try found("the meet", sureness: 0.99, ["meat"]) == "the meat")
    }

    @Test(arguments: [
        "the capital of france is paris", "two zero five eight", "look at tina's shirt", "",
    ])
    func otherWordsStay(text: String) throws {
        let names: [ContextualPhrase] = [
            "Wazowski", "Khaleesi", "Hermione", "Messi", "Thanos", "Hokusai", "Reykjavik",
        ]
        #expect(try found(text, names) == text)
    }

    @Test func shortPhrasesMustSoundTheSame() throws {
        #expect(try found("a bet", sureness: 0, ["bed", "bat", "debt"]) == "a bet")
    }

    @Test func thePhraseTakesTheTimeOfItsWords() throws {
        let lookup = try #require(try lookup(["Zorblaxian"]))
        let words = lookup.found(in: segments("the sore blacks Ian is"))
        #expect(words.map(\.text) == ["the", "Zorblaxian", "is"])
        #expect(
            words[1].range == TimeRange(start: AudioTime(seconds: 0.5), end: AudioTime(seconds: 2)))
        #expect(words.map(\.range.start) == words.map(\.range.start).sorted())
        // Words that may still change have no confidence.
        #expect(lookup.found(in: segments("Zorblexian", sureness: nil)).first?.confidence == nil)
    }

    @Test func aPronunciationOfOnesOwnCounts() throws {
        let lookup = try #require(
            try lookup(["call Xyloph"], pronunciations: ["Xyloph": "G R AH M B AH L EY"]))
        #expect(
            lookup.found(in: segments("please call grumbalay")).map(\.text) == [
                "please", "call", "Xyloph",
            ])
    }

    @Test func withoutASoundThereIsNothingToLookUp() throws {
        #expect(try lookup([]) == nil)
        #expect(try lookup(["…", "🎲"]) == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0])
    func anyWeightIsSurvived(weight: Double) throws {
        #expect(
            try found("go forward", sureness: 1, [ContextualPhrase("ten", weight: weight)])
                == "go forward")
    }
}
