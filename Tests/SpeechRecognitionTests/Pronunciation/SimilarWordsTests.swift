import Phonetics
import Testing

@testable import SpeechRecognition

/// Words one phone away from another.
@Suite struct SimilarWordsTests {
    private static let service = PronunciationService(
        dictionary: PronunciationDictionary(
            text: """
                ;;; a comment
                at AE T
                bat B AE T
                cart K AA R T
                cast K AE S T
                cat K AE T
                cats K AE T S
                dog D AO G
                kat K AE T
                live L IH V
                live(2) L AY V
                life L AY F # a comment
                odd QQ
                scat S K AE T
                scats S K AE T S
                x
                """))

    @Test("One phone is replaced, added or missing; words that sound the same are left out")
    func near() {
        let found = Self.service.wordsOnePhoneApart(from: "cat")
        #expect(found == ["at", "bat", "cast", "cats", "scat"])
        #expect(Self.service.wordsOnePhoneApart(from: "scats") == ["cats", "scat"])
        #expect(Self.service.wordsOnePhoneApart(from: "dog") == [])
    }

    @Test("Every pronunciation counts, also those of words that the dictionary does not have")
    func pronunciations() throws {
        #expect(Self.service.wordsOnePhoneApart(from: "life") == ["live"])
        #expect(Self.service.wordsOnePhoneApart(from: "live") == ["life"])
        let own = try #require(Pronunciation(arpabet: "K AE D"))
        let host = Self.service.replacingHost(["Zzq": [own]])
        #expect(host.wordsOnePhoneApart(from: "zzq") == ["cat", "kat"])
    }

    @Test("Nothing is near in an empty dictionary")
    func empty() {
        let service = PronunciationService(dictionary: PronunciationDictionary(text: ""))
        #expect(service.wordsOnePhoneApart(from: "cat") == [])
    }
}
