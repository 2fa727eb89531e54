import Testing

@testable import Phonetics

@Suite struct SoundAlikeTests {
    private struct Table: Pronouncing {
        let words = [
            "ice": ["AY S"], "cream": ["K R IY M"], "i": ["AY"], "scream": ["S K R IY M"],
            "read": ["R IY D", "R EH D"], "red": ["R EH D"], "book": ["B UH K"],
            "elephant": ["EH L AH F AH N T"],
        ]

        func pronunciations(of word: String) -> [SourcedPronunciation] {
            (words[word] ?? []).compactMap { Pronunciation(arpabet: $0) }
                .map { SourcedPronunciation($0, source: .dictionary) }
        }
    }

    @Test(arguments: [("ice cream", "I scream"), ("read book", "red book"), ("…  red", "read")])
    func theSameSoundIsNoDistance(left: String, right: String) {
        #expect(SoundAlike().distance(left, right, pronouncing: Table()) == 0)
    }

    @Test(arguments: [("", "red"), ("", ""), ("zzz", "red")])
    func silenceIsLikeNothing(left: String, right: String) {
        #expect(SoundAlike().distance(left, right, pronouncing: Table()) == 1)
    }

    @Test func differentWordsAreFar() {
        let distance = SoundAlike().distance("elephant", "book", pronouncing: Table())
        #expect(distance > 0.5)
    }

    @Test(
        "One sound is replaced, added or left out",
        arguments: [
            ("N AY N", "N AY T", true), ("T UW", "T UW T", true), ("B AE T", "AE T", true),
            ("N AY N", "N AY N", false), ("N AY N", "N EY T", false), ("AE T", "T AE", false),
            ("B AE T", "T", false),
        ])
    func oneSoundApart(left: String, right: String, isOne: Bool) throws {
        let left = try #require(Pronunciation(arpabet: left))
        let right = try #require(Pronunciation(arpabet: right))
        #expect(SoundAlike.areOneSoundApart([[left]], [[right]]) == isOne)
        #expect(SoundAlike.areOneSoundApart([[right]], [[left]]) == isOne)
    }

    @Test func combinationsAreBounded() {
        let word = [Pronunciation([.aa]), Pronunciation([.ae]), Pronunciation([.ah])]
        #expect(SoundAlike.phrases(Array(repeating: word, count: 30)).count <= 24)
        #expect(SoundAlike.phrases(Array(repeating: word, count: 30)).first?.phones.count == 30)
    }
}
