import Foundation
import Testing

@testable import Languages

@Suite("English, as it is compiled in", .timeLimit(.minutes(30)))
struct ShippedLanguageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        "All files of its folders are in it, word for word",
        arguments: ["data/languages/en", "grammars"])
    func copies(name: String) throws {
        let shipped = name == "grammars" ? ShippedLanguage.grammars : ShippedLanguage.files
        let folder = Self.root.appending(path: name)
        // The folder "judge" holds the judge's tables, which CommandMatcherTests compare.
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0 != "judge" }.sorted()
        #expect(files == shipped.map(\.file))
        for (file, text) in shipped {
            let written = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            #expect(written == text, "\(file)")
        }
    }

    @Test("It has something of everything")
    func whole() {
        let english = Language.english
        #expect(english.code == "en" && english.name == "English" && english.isEnglish)
        for kind in WordClass.allCases { #expect(!english.words[kind].isEmpty, "\(kind)") }
        for kind in PhraseKind.allCases { #expect(!english.around[kind].isEmpty, "\(kind)") }
        for kind in NumberWords.Kind.allCases {
            #expect(!english.numbers[kind].isEmpty, "\(kind)")
        }
        #expect(english.decoys[.frequent].count == 1000)
        #expect(english.letters.letters.count == 26)
        #expect(!english.grammars.isEmpty)
        #expect(Language.knownSentences.count > 100)
    }
}
