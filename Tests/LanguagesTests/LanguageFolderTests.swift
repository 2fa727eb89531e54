import Foundation
import Phonetics
import Testing

@testable import Languages

/// A language in a folder: what is read of it, and what a broken file says.
@Suite("A language in a folder", .timeLimit(.minutes(30)))
struct LanguageFolderTests {
    private static let kalan = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/kalan")

    @Test("A small language is read from its files")
    func small() throws {
        let language = try Language(folder: Self.kalan)
        #expect(language.code == "xkl" && language.name == "Kalan" && !language.isEnglish)
        #expect(language.words[.article] == ["lo"])
        #expect(language.sameWords == [["kasa", "kasal"]])
        #expect(language.around[.heardBefore] == ["mi pensa", "mi pensa es"])
        #expect(language.numbers[.number].first { $0.value == 20 }?.words == ["vinto"])
        #expect(language.letters.letters.map(\.heard) == ["bo", "du"])
        #expect(language.decoys[.frequent] == ["fumala", "rigodo"])
        #expect(language.pronunciations["kasa"]?.map(\.description) == ["K AA S AH"])
        #expect(language.grammars.map(\.file) == ["commands.gram"])
        // What it does not say it does not have.
        #expect(language.words[.title].isEmpty && language.around[.correction].isEmpty)
    }

    @Test("Decoys that a language does not have are those of English")
    func decoys() throws {
        let decoys = try Language(folder: Self.kalan).decoys.filled(from: Language.english.decoys)
        #expect(decoys[.frequent] == ["fumala", "rigodo"])
        #expect(decoys[.neverReported] == Language.english.decoys[.neverReported])
    }

    private static let named = (
        file: "language.txt", text: "[code]\nxx\n[name]\nTest\n"
    )

    @Test(
        "What is broken is named with its file, its line and the way out",
        arguments: [
            ("words.txt", "[articles]\nlo\n\n[verbs]\n", 4, "no section [verbs]"),
            ("words.txt", "# so\nlo\n", 2, "[articles]"),
            ("numbers.txt", "[numbers]\n3 tri\nfour\n", 3, "such as: 3 three"),
            ("numbers.txt", "[numbers]\n3\n", 2, "no word"),
            ("numbers.txt", "[numbers]\n120 sento\n", 2, "up to 100"),
            ("remarks.txt", "[remark words]\n2.5 halt\nhalt\n", 3, "such as: 3 three"),
            ("remarks.txt", "[remark words]\n-2.5\n", 2, "no word"),
            ("letters.txt", "[letters]\nb\n", 2, "such as: b = b, be, bee"),
            ("letters.txt", "[letters]\n= = b\n", 2, "such as: b = b, be, bee"),
            ("letters.txt", "[by place]\nthe one\n", 2, "the {} one"),
            ("pronunciations.txt", "kala K AA L AH\nkolu K Q\n", 2, "ARPAbet"),
            ("sentences.txt", "\nThe end\n", 2, "The end = Finis"),
            ("sentences.txt", "The finish = Fino\n", 1, "no screen shows “The finish”"),
            ("sentences.txt", "{} is right. = sei\n", 1, "{1} to {1}"),
            ("sentences.txt", "The end = Fino {}\n", 1, "remove the {}"),
            ("sentences.txt", "{} is right. = {-9223372036854775808}\n", 1, "{1} to {1}"),
            ("language.txt", "[code]\nxx\n[name]\nX\n[rules]\nfrench\n", 6, "“french”"),
        ])
    func broken(file: String, text: String, line: Int, wayOut: String) {
        let files = file == Self.named.file ? [] : [Self.named]
        let error = #expect(throws: LanguageError.self) {
            try Language(name: "test", files: files + [(file, text)], grammars: [])
        }
        #expect(error?.file == file && error?.line == line)
        let told = error.map { "\($0)" } ?? ""
        #expect(told.hasPrefix("\(file), line \(line): ") && told.contains(wayOut), "\(told)")
    }

    @Test("A folder without a name, a file that no language has and no folder at all are refused")
    func refused() {
        #expect(throws: LanguageError(file: "test", .unnamed)) {
            try Language(name: "test", files: [], grammars: [])
        }
        let stray = #expect(throws: LanguageError.self) {
            try Language(
                name: "test", files: [Self.named, ("word.txt", "")], grammars: [])
        }
        #expect(stray.map { "\($0)" }?.contains("it can have language.txt, words.txt") == true)
        let missing = #expect(throws: LanguageError.self) {
            try Language(folder: URL(filePath: "/nowhere/kalan"))
        }
        #expect(missing.map { "\($0)" }?.contains("cannot be read") == true)
    }
}
