import Foundation
import Testing

@testable import Languages

@Suite("English, as it is compiled in", .timeLimit(.minutes(1)))
struct ShippedLanguageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "data/languages/en")

    @Test("It is data/languages/en, word for word")
    func copies() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(files == ShippedLanguage.files.map(\.file))
        for (file, text) in ShippedLanguage.files {
            let written = try String(
                contentsOf: Self.folder.appending(path: file), encoding: .utf8)
            #expect(written == text, "\(file)")
        }
    }

    @Test("It has something of everything but grammars, which lie apart")
    func whole() {
        let english = Language.english
        #expect(english.code == "en" && english.name == "English" && english.isEnglish)
        for kind in WordClass.allCases { #expect(!english.words[kind].isEmpty, "\(kind)") }
        for kind in PhraseKind.allCases { #expect(!english.around[kind].isEmpty, "\(kind)") }
        for kind in NumberWords.Kind.allCases {
            #expect(!english.numbers[kind].isEmpty, "\(kind)")
        }
        #expect(english.decoys[.frequent].count == 1000 && english.decoys[.random].count == 1000)
        #expect(english.letters.letters.count == 26)
        #expect(Language.knownSentences.count > 100)
    }
}
