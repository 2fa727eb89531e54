import Foundation
import Testing

/// Holds docs/architecture.md's "who may know whom" against the imports in Sources.
@Suite struct ImportArrowsTests {
    private static let system: Set<String> = [
        "Dispatch", "Foundation", "FoundationXML", "Synchronization", "Glibc",
    ]
    private static let cModules: Set<String> = Set(
        [
            "Pocketsphinx", "Alsa", "Sndfile", "Samplerate", "Flite", "WebRTCVoice", "Learned",
            "Kernels",
        ]
        .map { "C\($0)" })

    /// What each room may import.
    static let allowed: [String: Set<String>] = [
        "Transcript": [],
        "Phonetics": [],
        "Languages": system.union(["Phonetics", "CLanguages"]),
        "SpeechRecognition": system.union(cModules).union(["Transcript", "Phonetics", "Languages"]),
        "AnswerText": system.union(["Languages", "CKnownNames"]),
        "CommandMatcher": system.union([
            "AnswerText", "Transcript", "Phonetics", "Languages", "CKnownNames",
        ]),
        "SpokenAnswers": system.union([
            "Transcript", "Phonetics", "Languages", "SpeechRecognition", "CommandMatcher",
        ]),
        "Archives": system.union(["CArchive"]),
        "QuestionBank": system.union(["Phonetics", "Archives", "GRDB", "Yams"]),
        "TriviaGame": system.union([
            "Transcript", "Phonetics", "Languages", "CommandMatcher", "QuestionBank",
        ]),
        "WebPresenter": system.union([
            "Transcript", "Languages", "CommandMatcher", "QuestionBank", "TriviaGame", "CWebPages",
            "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket", "NIOSSL",
        ]),
        "TerminalIO": system.union(["SpeechRecognition"]),
        "Trials": system.union([
            "Transcript", "Phonetics", "Languages", "SpeechRecognition", "CommandMatcher",
            "SpokenAnswers", "QuestionBank", "TriviaGame", "TerminalIO",
        ]),
        "PlaySession": system.union([
            "Transcript", "Phonetics", "Languages", "SpeechRecognition", "CommandMatcher",
            "SpokenAnswers", "QuestionBank", "TriviaGame", "WebPresenter", "TerminalIO", "Trials",
        ]),
        "TriviaVoice": system.union([
            "Transcript", "Phonetics", "Languages", "SpeechRecognition", "CommandMatcher",
            "SpokenAnswers", "QuestionBank", "TriviaGame", "WebPresenter", "TerminalIO", "Trials",
            "PlaySession", "ArgumentParser",
        ]),
    ]

    @Test(arguments: allowed.keys.sorted())
    func aRoomImportsOnlyItsNeighbours(room: String) throws {
        let permitted = try #require(Self.allowed[room])
        let files = try SourceTree.swiftFiles(in: room)
        #expect(!files.isEmpty, "no sources found for \(room)")
        for file in files {
            for module in SourceTree.imports(in: try String(contentsOf: file, encoding: .utf8)) {
                #expect(
                    permitted.contains(module),
                    "\(room)/\(file.lastPathComponent) may not import \(module)")
            }
        }
    }

    @Test func everyRoomWithSwiftSourcesHasItsArrowsWrittenDown() throws {
        let rooms = try SourceTree.rooms().filter { try !SourceTree.swiftFiles(in: $0).isEmpty }
        #expect(Set(rooms) == Set(Self.allowed.keys))
    }

    @Test(arguments: [
        ("import GRDB", ["GRDB"]),
        ("public import Transcript\nimport struct Foundation.Data", ["Transcript", "Foundation"]),
        ("@preconcurrency import CAlsa // the device", ["CAlsa"]),
        ("/// import nothing\nlet text = \"import Foundation\"", []),
        ("@_exported @testable package import Phonetics", ["Phonetics"]),
    ])
    func importsAreRead(source: String, expected: [String]) {
        #expect(SourceTree.imports(in: source) == expected)
    }
}
