import Foundation
import Phonetics
import Testing

@testable import SpeechRecognition

@Suite(.timeLimit(.minutes(30))) struct SecondOpinionTests {
    @Test(arguments: [
        ("w a z 'oU s k i", "W AE Z OW S K IY"), ("h 3: m 'aI@ n i", "HH ER M AY AH N IY"),
        ("d I# s k 'A@ t s", "D IH S K AA R T S"), ("n 'aI ; 0 N", "N AY AA NG"),
        ("d 'i: v o@ r 'A: k", "D IY V AO R AA K"), ("k I ; @", "K IY AH"), ("b 3 r i", "B ER IY"),
    ])
    func mnemonicsAreRead(line: String, phones: String) {
        #expect(EspeakNotation.pronunciation(line)?.description == phones)
    }

    @Test(arguments: ["", "  ", "(fr) b O~ (en)", "b _ a", "QQ", "w a z #"])
    func oddOutputIsRefused(line: String) {
        #expect(EspeakNotation.pronunciation(line) == nil)
    }

    /// A program that one test writes.
    private func program(_ script: String) throws -> (EspeakProgram, URL) {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("opinion-\(UUID().uuidString)")
        try Data(("#!/bin/sh\n" + script).utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: file.path)
        var program = EspeakProgram(path: file.path)
        program.timeLimit = .milliseconds(300)
        return (program, file)
    }

    @Test(
        "A program that fails, hangs, or answers too little or nonsense is not listened to",
        arguments: [
            "exit 3", "exec sleep 30", "cat >/dev/null", "cat >/dev/null; echo b a; echo b a",
            "cat >/dev/null; echo '(de)'", "exec </dev/null; echo b a; exit 1",
        ])
    func badPrograms(script: String) throws {
        let (program, file) = try program(script)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(program.pronunciations(of: ["zazulan"]).isEmpty)
        let service = PronunciationService(
            dictionary: PronunciationDictionary(text: ""), secondOpinion: program)
        #expect(!service.pronunciations(of: "zazulan").isEmpty)
    }

    @Test func anOpinionIsTheFirstGuessAndWordsAreAskedTogether() throws {
        try counting { program, runs in
            let service = PronunciationService(
                dictionary: PronunciationDictionary(text: "known N OW N"), secondOpinion: program)
            func first(_ word: String) -> String? {
                service.pronunciations(of: word).first?.pronunciation.description
            }
            service.prepare(["zazulan", "Mxyzptlk", "known", "zazulan's", "42"])
            #expect(first("zazulan") == "B AY")
            #expect(service.pronunciations(of: "zazulan").count > 1)
            #expect(first("zazulan's") == "B AY Z")
            #expect(runs() == 1)
            #expect(first("unprepared") == "B AY")
            #expect(runs() == 2)
        }
    }

    /// A program that counts its runs and answers "b aI" for every word.
    private func counting(_ body: (EspeakProgram, () -> Int) throws -> Void) throws {
        let log = FileManager.default.temporaryDirectory
            .appendingPathComponent("opinion-\(UUID().uuidString).log")
        let (program, file) = try program(
            "echo run >> \(log.path); grep -v '^$' | sed 's/.*/b aI/'")
        defer {
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.removeItem(at: log)
        }
        try body(program) {
            ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").count
        }
    }

    @Test func aGrammarAsksOnceForAllItsNewWordsAndNeverAgain() throws {
        try counting { program, runs in
            let service = PronunciationService(
                dictionary: try Engine.pronouncing.get().dictionary, secondOpinion: program)
            let names = Grammar.phrases([
                .init(id: "one", words: ["zazulan", "the", "brave"]),
                .init(id: "two", words: ["xoblinar", "vermoust"]),
            ])
            var transcriber = try AnswerTranscriber(
                model: Engine.model.get(), grammar: CompiledGrammar(names), pronouncing: service)
            #expect(runs() == 1)
            try transcriber.use(CompiledGrammar(AnswerTranscriberTests.forward))
            try transcriber.use(CompiledGrammar(names))
            #expect(runs() == 1)
        }
    }

    @Test func opinionsAreKeptForTheNextPack() throws {
        try counting { program, runs in
            let service = PronunciationService(
                dictionary: PronunciationDictionary(text: ""), secondOpinion: program)
            service.prepare(["zazulan", "xoblinar"])
            _ = service.replacingHost([:]).pronunciations(of: "zazulan")
            #expect(runs() == 1)
        }
    }

    @Test(
        "espeak-ng is asked about hundreds of words at once",
        .enabled(if: EspeakProgram.installed() != nil, "needs espeak-ng"))
    func manyWords() throws {
        let program = try #require(EspeakProgram.installed())
        let words = (0..<500).map { index in
            let letters = String(index).compactMap(\.wholeNumberValue).map {
                Array("abcdefghij")[$0]
            }
            return "zor" + String(letters) + "lax"
        }
        #expect(program.pronunciations(of: words).count == words.count)
    }

    @Test func aProgramThatIsNotThereIsNoOpinion() {
        #expect(EspeakProgram(path: "/nowhere/espeak-ng").pronunciations(of: ["a"]).isEmpty)
    }
}
