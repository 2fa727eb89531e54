import Phonetics
import Testing

@Suite struct PronunciationTests {
    @Test(arguments: [
        ("P AE1 R IH0 S", "P AE R IH S"), ("p ae r ih s", "P AE R IH S"), (" AY ", "AY"),
    ])
    func arpabetIsReadWithAndWithoutStress(text: String, expected: String) {
        #expect(Pronunciation(arpabet: text)?.description == expected)
    }

    @Test(arguments: ["", "  ", "P QQ", "PAE", "P,AE"])
    func whatIsNotArpabetIsRefused(text: String) {
        #expect(Pronunciation(arpabet: text) == nil)
    }

    @Test func vowelsMakeSyllables() {
        #expect(Pronunciation(arpabet: "W AH Z AW S K IY")?.syllableCount == 3)
    }
}
