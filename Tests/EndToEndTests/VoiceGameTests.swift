import Foundation
import QuestionBank
import SoundTestSupport
import SpeechRecognition
import Testing

/// Games spoken into a microphone: an ALSA device whose sound is a file.
@Suite("A spoken game", .timeLimit(.minutes(30)), .serialized)
struct VoiceGameTests {
    private let home: TemporaryFolder
    private let microphone: TapeMicrophone
    private let environment: [String: String]
    private let pack = BuiltProgram.demoPack

    init() throws {
        home = try TemporaryFolder()
        microphone = try TapeMicrophone()
        environment = try BuiltProgram.environment(
            home: home.url.path, microphone: microphone.environment)
    }

    /// The demo's recordings that answer its questions, by a part of the question.
    private static let clips = [
        "larger than all": "jupiter", "Marrakesh": "morocco", "Which gas": "nitrogen",
        "one eye": "wazowski", "Versailles": "louis",
    ]

    private func say(_ clip: String, into microphone: TapeMicrophone) throws {
        let path = BuiltProgram.data.appending(path: "demo/\(clip).flac").path
        try microphone.say(try AudioClip.read(path).samples)
    }

    /// Plays a game and answers by voice what can be answered; returns the questions that came.
    private func play(_ count: Int) async throws -> [String] {
        // A new tape: what was said in another game is not heard again.
        let microphone = try TapeMicrophone()
        let terminal = try PseudoTerminal(
            ["play", "--voice", "--pack", pack, "--questions", "\(count)", "--time-limit", "12"],
            environment: try BuiltProgram.environment(
                home: home.url.path, microphone: microphone.environment))
        var asked: [String] = []
        for number in 1...count {
            let head = "\(number)/\(count) "
            try await terminal.expect(head)
            try await terminal.expect("listening") { $0.hasSuffix("listening …") }
            let text = terminal.screen.components(separatedBy: head).last ?? ""
            let line = text.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
            asked.append(line)
            if let clip = Self.clips.first(where: { text.contains($0.key) })?.value {
                try say(clip, into: microphone)
            } else if text.contains("Beagle") {
                // In a spoken game an answer can be typed as well.
                try terminal.type("tdarwin\r")
            } else {
                try terminal.type("s")
            }
            try await terminal.expect("a ruling") { screen in
                screen.components(separatedBy: head).last?
                    .contains { "✔✘○".contains($0) } == true
            }
            // On to the next question without waiting.
            try terminal.type("\r")
        }
        try await terminal.expect("The end")
        #expect(try await terminal.status() == 0)
        #expect(terminal.isCanonicalWithEcho)
        return asked
    }

    @Test("Two games: score, history, and no question twice", .needsModel)
    func twoGames() async throws {
        let first = try await play(4)
        let second = try await play(4)
        #expect(Set(first + second).count == 8)
        let bank = try BankStore.open(at: home.path("data/trivia-voice/bank.sqlite"))
        let games = try bank.games()
        #expect(games.count == 2)
        #expect(games.allSatisfy { $0.endedAt != nil })
        let answers = try bank.answers()
        #expect(answers.count == 8)
        // Five questions were answered right by voice, one by typing; two were skipped.
        let heard = answers.map {
            "\($0.questionID): \($0.verdict), \($0.heard ?? "nothing"): \($0.reason)"
        }
        let all = Comment(rawValue: heard.joined(separator: "\n"))
        #expect(answers.count { $0.finalVerdict == .correct } == 6, all)
        #expect(answers.count { $0.finalVerdict == .skipped } == 2)
        #expect(games.flatMap(\.players).map(\.score).reduce(0, +) > 0)
        #expect(answers.allSatisfy { $0.verdict == .skipped || ($0.confidence ?? 1) > 0.5 })
    }

    @Test(
        "A microphone that vanishes pauses the game, says so, and its return goes on", .needsModel)
    func vanishes() async throws {
        try microphone.accident(.vanish, at: 5 * microphone.hertz)
        let terminal = try PseudoTerminal(
            ["play", "--voice", "--pack", pack, "--questions", "1"], environment: environment)
        try await terminal.expect("listening")
        // It is open; once gone it cannot be opened again.
        try microphone.setPresent(false)
        try await terminal.expect("the microphone is unavailable")
        try microphone.setPresent(true)
        try await terminal.expect("The game continues.", within: 30)
        try await terminal.expect("listening") { $0.hasSuffix("listening …") }
        try terminal.type("s\r")
        try await terminal.expect("The end")
        #expect(try await terminal.status() == 0)
    }

    @Test("With push to talk nothing is heard or kept before the key", .needsModel)
    func pushToTalk() async throws {
        let pack = try home.pack(
            "Spoken",
            [
                #"{"id": "jupiter", "question": "Which planet is larger than all the others?", "answer": "Jupiter"}"#
            ])
        let answers = home.path("answers")
        let terminal = try PseudoTerminal(
            [
                "play", "--voice", "--push-to-talk", "--record", answers, "--time-limit", "90",
                "--pack", pack,
            ], environment: environment)
        try await terminal.expect("microphone off") { $0.hasSuffix("microphone off (m to talk)") }
        try say("morocco", into: microphone)
        // Nothing tells that something was not heard: far longer than a ruling takes.
        try await Task.sleep(for: .seconds(5))
        #expect(!terminal.screen.contains("✘"))
        try terminal.type("m")
        try await terminal.expect("listening") { $0.hasSuffix("listening …") }
        try say("jupiter", into: microphone)
        try await terminal.expect("✔")
        #expect(try await terminal.status() == 0)
        let trials = try String(contentsOfFile: answers + "/trials.jsonl", encoding: .utf8)
        #expect(!trials.contains("incorrect"))
        let bank = try BankStore.open(at: home.path("data/trivia-voice/bank.sqlite"))
        #expect(try bank.answers().map(\.heard) == ["jupiter"])
    }

    @Test("A plainly said wrong answer is ruled wrong and quoted", .needsModel)
    func wrongAnswer() async throws {
        let pack = try home.pack(
            "Spoken",
            [
                #"{"id": "jupiter", "question": "Which planet is larger than all the others?", "answer": "Jupiter"}"#
            ])
        let terminal = try PseudoTerminal(
            ["play", "--voice", "--time-limit", "90", "--pack", pack], environment: environment)
        try await terminal.expect("listening") { $0.hasSuffix("listening …") }
        try say("nitrogen", into: microphone)
        try await terminal.expect("✘")
        #expect(terminal.screen.contains("“Nitrogen”"))
        #expect(try await terminal.status() == 0)
    }

    @Test("Control-C in a spoken game ends with 130 and leaves the terminal as it was", .needsModel)
    func interrupted() async throws {
        let terminal = try PseudoTerminal(
            ["play", "--voice", "--pack", pack, "--questions", "1"], environment: environment)
        try await terminal.expect("listening")
        try terminal.type("\u{03}")
        #expect(try await terminal.status() == 130)
        #expect(terminal.isCanonicalWithEcho)
    }

    @Test("Without a microphone the game is played at the keyboard, and says why", .needsModel)
    func fallback() async throws {
        try microphone.setPresent(false)
        let terminal = try PseudoTerminal(
            ["play", "--pack", pack, "--questions", "1"], environment: environment)
        try await terminal.expect("Playing at the keyboard")
        try await terminal.expect("1/1 ")
        try terminal.type("skip\r")
        #expect(try await terminal.status() == 0)
        let demanded = try await BuiltProgram.run(["play", "--voice"], environment: environment)
        #expect(demanded.status == 4)
        #expect(demanded.errors.contains("microphone"))
    }
}
