import Foundation
import Testing

@testable import QuestionBank

/// Every file in Fixtures/formats is written by us after the published description of its format and
/// holds, besides good questions, damaged ones. What is read of it and what is said about it stands
/// in Fixtures/golden; `TRIVIA_VOICE_RECORD=1` writes those files anew.
@Suite("Formats")
struct FormatGoldenTests {
    static let formats: [String: PackFormat] = [
        "aiken.txt": .aiken, "anki.txt": .tsv, "blooket.csv": .csv, "canvas.zip": .qti,
        "blackboard.zip": .qti, "blooket.xlsx": .xlsx, "gimkit.xlsx": .xlsx, "sheets.xlsx": .xlsx,
        "clues.tsv": .jeopardyTable,
        "gimkit.csv": .csv, "jservice.json": .jeopardy, "kahoot.csv": .csv, "labelled.txt": .plain,
        "lines.jsonl": .jsonList, "lines.txt": .plain, "list.json": .jsonList,
        "opentdb-base64.json": .openTDB, "opentdb-url3986.json": .openTDB,
        "opentdb.json": .openTDB, "packet.json": .quizBowl, "quiz.gift": .gift,
        "kahoot.xlsx": .xlsx, "notes.apkg": .anki, "notes21b.apkg": .anki,
        "otqa.txt": .openTriviaQA, "packet.docx": .packet, "packet.txt": .packet,
        "qti12.xml": .qti, "qti21.xml": .qti, "qti21.zip": .qti,
        "quiz.xml": .moodle, "quizlet.txt": .tsv, "red.yaml": .red, "table.csv": .csv,
        "trivia-api-v1.json": .triviaAPI, "trivia-api-v2.json": .triviaAPI, "utf16.csv": .csv,
        "utf16be.csv": .csv, "windows.csv": .csv, "kahoot.json": .kahootJSON,
        "deck.json": .crowdAnki, "test.txt": .testText, "blackboard.txt": .blackboard,
        "brightspace.csv": .brightspace, "qti3.xml": .qti, "canvas-kinds.zip": .qti,
        "sheets.ods": .ods, "lines.odt": .document, "table.docx": .document, "set.h5p": .h5p,
    ]

    @Test("A file is recognized, and read as recorded", arguments: formats.keys.sorted())
    func golden(name: String) throws {
        let input = try PackInput(path: Fixture.path("formats/\(name)"))
        let (format, content) = try PackFile.collect(input)
        #expect(format == Self.formats[name])
        let (bytes, _) = try PackFile.bytes(of: content.pack, as: .yaml)
        let problems = content.problems.map { problem in
            let place = problem.position.map { "\($0.line):\($0.column)" } ?? "-"
            return "# \(place) \(problem.weight.rawValue): \(problem.problem); \(problem.hint)\n"
        }
        try Fixture.compare(
            String(decoding: bytes, as: UTF8.self) + problems.joined(), "golden/\(name).yaml")
    }

    @Test("The document has a row for every format, and names every file")
    func documented() throws {
        let document = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "docs/pack-format.md")
        let rows = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
            .filter {
                $0.hasPrefix("| `") && !$0.hasPrefix("| `--from`")
                    && $0.split(separator: "|").count == 5
            }
        let named = Set(
            rows.flatMap { $0.split(separator: "|")[0].matches(of: /`([^`]+)`/) }
                .map { String($0.1) })
        #expect(named == Set(PackFormat.allCases.map(\.rawValue)))
        let files = Set(
            rows.flatMap { $0.split(separator: "|")[4].matches(of: /`([^`]+)`/) }
                .map { String($0.1) }.filter { !$0.hasPrefix("data/") })
        #expect(files == Set(Self.formats.keys))
    }

    @Test("Every format has a file here")
    func complete() {
        let missing = Set(PackFormat.allCases).subtracting(Self.formats.values)
        #expect(missing == [.native, .yaml])
    }
}

enum Fixture {
    /// The fixture as it was copied beside the tests.
    static func path(_ name: String) throws -> String {
        let folder = try #require(Bundle.module.resourcePath)
        return "\(folder)/Fixtures/\(name)"
    }

    /// Compares with a file, or writes it in the source folder.
    static func compare(
        _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if ProcessInfo.processInfo.environment["TRIVIA_VOICE_RECORD"] != nil {
            let source = URL(filePath: #filePath).deletingLastPathComponent()
            try Data(text.utf8).write(to: source.appending(path: "Fixtures/\(name)"))
            return
        }
        let expected = try String(contentsOfFile: path(name), encoding: .utf8)
        #expect(text == expected, sourceLocation: sourceLocation)
    }
}
