import Testing

@testable import Phonetics

@Suite struct PhoneticNotationTests {
    @Test(arguments: [
        ("w@\"zaUski", "W AH Z AW S K IY"), ("f@\"nEtIk", "F AH N EH T IH K"), ("tSaI", "CH AY"),
        ("\"b3:d", "B ER D"), ("\"lIt.l=", "L IH T AH L"), ("g@U", "G OW"), ("bi:", "B IY"),
        ("r\\Ed", "R EH D"), ("se@", "S EH R"), ("A:", "AA"), ("kEt.SVp", "K EH T SH AH P"),
    ])
    func xSampaIsRead(text: String, arpabet: String) throws {
        #expect(try Pronunciation(text, notation: .xSampa).description == arpabet)
    }

    @Test(arguments: [
        ("w@#ski", PhoneticNotation.xSampa, "#", 2), ("", .xSampa, "", 0), ("\":", .xSampa, "", 0),
        ("kœ", .xSampa, "œ", 1), ("", .arpabet, "", 0), ("W AH QQ", .arpabet, "QQ", 5),
        ("WAH", .arpabet, "WAH", 0),
    ])
    func whatIsNotUnderstoodIsNamed(
        text: String, notation: PhoneticNotation, symbol: String, offset: Int
    ) {
        let expected = PhoneticNotationError(
            text: text, notation: notation, symbol: symbol, offset: offset)
        #expect(throws: expected) { try Pronunciation(text, notation: notation) }
        #expect(expected.description.contains(symbol))
    }

    @Test(arguments: PhoneticNotation.allCases)
    func whatIsWrittenIsReadBack(notation: PhoneticNotation) throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<1_000 {
            let said = PhoneDistanceTests.randomPronunciation(using: &random)
            guard !said.phones.isEmpty else { continue }
            #expect(try Pronunciation(said.written(in: notation), notation: notation) == said)
        }
    }

    @Test(arguments: PhoneticNotation.allCases)
    func everyPhoneHasASymbol(notation: PhoneticNotation) {
        let written = notation.supportedSymbols.flatMap(\.phones)
        #expect(Set(written) == Set(Phone.allCases))
    }
}
