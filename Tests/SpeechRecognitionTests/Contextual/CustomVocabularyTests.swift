import Foundation
import Phonetics
import SoundTestSupport
import SpeechRecognition
import Testing

@Suite struct CustomVocabularyTests {
    @Test func templatesStandForAllTheirPhrases() throws {
        var vocabulary = CustomVocabulary()
        vocabulary.addPhrase("castle")
        vocabulary.define("piece", as: ["rook", "knight"])
        vocabulary.define("square", as: ["a four", "b five", "c six"])
        vocabulary.addTemplate("{piece} to {square} now", weight: 6)
        let phrases = try vocabulary.expandedPhrases()
        #expect(phrases.count == 7)
        #expect(phrases[1].text == "rook to a four now")
        #expect(phrases.last?.text == "knight to c six now")
        #expect(phrases.dropFirst().allSatisfy { $0.weight == 1 })
    }

    @Test func whatCannotBeExpandedIsNamed() {
        func error(_ template: String) -> CustomVocabularyError? {
            var vocabulary = CustomVocabulary()
            vocabulary.define("digit", as: (0..<40).map(String.init))
            vocabulary.define("empty", as: [])
            vocabulary.addTemplate(template)
            do {
                _ = try vocabulary.expandedPhrases()
                return nil
            } catch {
                return error
            }
        }
        #expect(error("play {song}") == .unknownClass("song", template: "play {song}"))
        #expect(error("{empty}") == .unknownClass("empty", template: "{empty}"))
        #expect(error("play {song") == .openBrace(template: "play {song"))
        #expect(error("{digit}{digit}{digit}") == .tooManyPhrases("{digit}{digit}{digit}"))
        #expect(error("no class } here") == nil)
    }

    @Test("All templates together are limited, even those without a class; plain phrases are not")
    func limit() throws {
        var vocabulary = CustomVocabulary()
        for index in 0...CustomVocabulary.expansionLimit { vocabulary.addPhrase("phrase \(index)") }
        vocabulary.define("digit", as: (0..<20).map(String.init))
        vocabulary.define("tens", as: (0..<1_000).map(String.init))
        vocabulary.addTemplate("play {tens}{digit}")
        #expect(
            try vocabulary.expandedPhrases().count == 2 * CustomVocabulary.expansionLimit + 1)
        vocabulary.addTemplate("one more")
        #expect(throws: CustomVocabularyError.tooManyPhrases("one more")) {
            try vocabulary.expandedPhrases()
        }
    }

    @Test func pronunciationsAreCheckedInTheirNotation() throws {
        var vocabulary = CustomVocabulary()
        try vocabulary.addPronunciation("W AH Z AW S K IY", of: "Wazowski")
        try vocabulary.addPronunciation("w@zaUski", of: "wazowski", in: .xSampa)
        #expect(vocabulary.pronunciations["wazowski"]?.count == 2)
        #expect(throws: PhoneticNotationError.self) {
            try vocabulary.addPronunciation("W AH Q", of: "x")
        }
    }

    @Test func exported() throws {
        var vocabulary = CustomVocabulary()
        vocabulary.addPhrase("Mike Wazowski", weight: 10)
        vocabulary.define("piece", as: ["rook", "knight"])
        vocabulary.addTemplate("play {piece}", weight: 2)
        try vocabulary.addPronunciation("w@zaUski", of: "Wazowski", in: .xSampa)
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "names.json")
        try vocabulary.export(to: file)
        #expect(try CustomVocabulary(contentsOf: file) == vocabulary)
    }

    @Test(arguments: [
        "", "{}",
        #"{"phrases": [], "templates": [], "classes": {}, "pronunciations": {"x": ["Q"]}}"#,
    ])
    func whatWasNotExportedIsRefused(text: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text.utf8, to: "names.json")
        #expect(throws: CustomVocabularyError.self) {
            try CustomVocabulary(contentsOf: URL(filePath: path))
        }
    }
}
