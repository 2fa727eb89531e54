import CommandMatcher
import Foundation
import Languages
import SoundTestSupport
import SpeechRecognition
import SpokenAnswers
import Testing

/// A short game in a small language of our own making, through the built program.
@Suite("A game in another language", .timeLimit(.minutes(30)))
struct AnotherLanguageTests {
    private let home: TemporaryFolder
    static let kalan = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "LanguagesTests/Fixtures/kalan")

    init() throws { home = try TemporaryFolder() }

    private func play(_ language: String, _ lines: [String]) async throws -> BuiltProgram.Result {
        let pack = try home.pack(
            "Kesi",
            [
                #"{"id": "a", "question": "Dovi ke mandu?", "answer": "12", "points": 100}"#,
                #"{"id": "b", "question": "Trema ke trema ke trema ke trema?", "answer": "12", "points": 100}"#,
                #"{"id": "c", "question": "Kolu ke kolu ke kolu?", "answer": "12", "points": 100}"#,
            ])
        return try await BuiltProgram.run(
            [
                "play", "--pack", pack, "--keyboard", "--language", language, "--scoring", "flat",
                "--questions", "3", "--seed", "1",
            ], input: lines.map { $0 + "\n" }.joined(), environment: home.environment)
    }

    @Test("Answers, commands and screen are in it")
    func played() async throws {
        let result = try await play(
            Self.kalan.path, ["mi pensa mandu dovi", "salta grasi", "pesa"])
        #expect(result.status == 0, "\(result.errors)")
        let screen = result.output
        for said in [
            "Kesi · 3 kesi", "Skribe lo respo, o: repe, salta, punti, fino.",
            "✔ Sei: 12", "○ Salto, es 12", "✘ Neku, es 12", "Fino", "100 punti, sei 1 di 3",
        ] {
            #expect(screen.contains(said), "\(said) in\n\(screen)")
        }
        for english in ["The end", "Correct", "Wrong", "Skipped", " points", "question"] {
            #expect(!screen.contains(english), "\(english) in\n\(screen)")
        }
    }

    @Test("It goes on in it, when it was interrupted")
    func resumed() async throws {
        _ = try await play(Self.kalan.path, ["mandu dovi"])
        let history = try await BuiltProgram.run(
            ["play", "--resume", "--keyboard"], input: "salta\nsalta\nsalta\n",
            environment: home.environment)
        #expect(history.output.contains("○ Salto, es"), "\(history.output) \(history.errors)")
        #expect(history.output.contains("Fino"))
    }

    @Test("The menu is in the language of the configuration file, and so is its game")
    func menu() async throws {
        let folder = URL(filePath: home.environment["XDG_CONFIG_HOME"] ?? "")
            .appending(path: "trivia-voice")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = "[play]\nlanguage = \"\(Self.kalan.path)\"\n"
        try Data(text.utf8).write(to: folder.appending(path: "config.toml"))
        let terminal = try PseudoTerminal(["play"], environment: home.environment, rows: 24)
        try await terminal.expect("▸ Salta di lo ludo", within: 60)
        try terminal.type("8\u{1B}[C0\r")
        try await terminal.expect("Skribe lo respo, o: repe", within: 30)
        try terminal.type("fino\r")
        try await terminal.expect("Fino lo ludo?")
        try terminal.type("sei\r")
        try await terminal.expect("▸ repe")
        try terminal.type("q")
        #expect(try await terminal.status() == 0)
    }

    @Test("It is found by its name among the host's own, and one that is not there is refused")
    func named() async throws {
        let folder = URL(filePath: home.environment["XDG_CONFIG_HOME"] ?? "")
            .appending(path: "trivia-voice/languages")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.kalan, to: folder.appending(path: "kalan"))
        let found = try await play("kalan", ["salta", "salta", "salta"])
        #expect(found.status == 0 && found.output.contains("Fino"), "\(found.errors)")
        let missing = try await play("nowhere", [])
        #expect(missing.status == 3)
        #expect(missing.errors.contains("there is no language “nowhere”"))
        #expect(missing.errors.contains("--language"))
    }

    @Test("A broken file is named with its line, and nothing is played")
    func broken() async throws {
        _ = try home.write(Array("[code]\nxx\n[name]\nX\n".utf8), to: "language.txt")
        let file = try home.write(Array("[numbers]\ntri\n".utf8), to: "numbers.txt")
        let result = try await play(
            URL(filePath: file).deletingLastPathComponent().path, ["salta"])
        #expect(result.status == 3 && result.output.isEmpty)
        #expect(
            result.errors.contains("numbers.txt, line 2: the line does not begin with a number"))
    }

    @Test("An answer is judged in it")
    func judged() async throws {
        let result = try await BuiltProgram.run(
            [
                "judge", "--answerline", "12", "--given", "mandu dovi", "--language",
                Self.kalan.path,
            ], environment: home.environment)
        #expect(result.output.hasPrefix("accept\t"), "\(result.output) \(result.errors)")
    }

    @Test("What was recorded in it is heard and judged in it again", .needsModel)
    func replayed() async throws {
        let language = try Language(folder: Self.kalan)
        let voice = SpeechSynthesizer(
            voice: .slt, pronunciations: language.pronunciations.compactMapValues(\.first))
        let clip = try home.write(
            WaveFile(voice.speech(for: "mandu dovi").samples).bytes, to: "answer.wav")
        let trial = #"{"id": "1", "clip": "\#(clip)", "answer": "12"}"#
        let trials = try home.write(Array((trial + "\n").utf8), to: "trials.jsonl")
        let result = try await BuiltProgram.run(
            ["replay", trials, "--json", "--language", Self.kalan.path],
            environment: home.environment)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains(#""heard":"mandu dovi""#), "\(result.output)")
        #expect(result.output.contains(#""verdict":"correct""#), "\(result.output)")
    }

    @Test(
        "It is heard", .needsModel,
        arguments: [
            ("mi pensa mandu dovi", ["mi", "pensa", "mandu", "dovi"]),
            ("salta", ["salta"]),
        ])
    func heard(text: String, words: [String]) throws {
        let language = CompiledLanguage(try Language(folder: Self.kalan))
        let round = try AnswerRound(
            judge: AnswerJudge(AnswerLine(answer: "12"), language: language))
        let own = language.language.pronunciations
        let voice = SpeechSynthesizer(voice: .slt, pronunciations: own.compactMapValues(\.first))
        let clip = try voice.speech(for: text).samples
        let model = try ModelLocator(environment: [:]).model()
        let pronouncing = PronunciationService(
            dictionary: try PronunciationDictionary(path: model.dictionary.path), host: own)
        let grammar = try CompiledGrammar(round.grammar(for: .answer(choices: [])))
        var listener = try ClipListener(
            model: model, pronouncing: pronouncing, grammar: grammar,
            options: ClipListener.Options(language: language))
        let heard = try listener.hear(ClipListener.stream(of: clip), listeningFor: grammar)
        let recognition = try #require(heard.first?.recognition)
        #expect(recognition.best.segments.map(\.text) == words)
        let meaning = round.rule(recognition, awaiting: .answer(choices: [])).meaning
        switch meaning {
        case .answer(let verdict): #expect(verdict.outcome == .accept && text.hasSuffix("dovi"))
        case .command(let command): #expect(command == .skip)
        default: Issue.record("\(text) was \(meaning), sure to \(recognition.confidence)")
        }
    }
}
