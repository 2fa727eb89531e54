import Foundation
import QuestionBank
import SoundTestSupport
import SpeechRecognition
import Testing

/// Evenings of several, spoken into a microphone and with a hand at the keys.
@Suite("A spoken evening", .timeLimit(.minutes(30)), .serialized)
struct VoiceEveningTests {
    private let home: TemporaryFolder
    private let microphone: TapeMicrophone
    private let environment: [String: String]

    init() throws {
        home = try TemporaryFolder()
        microphone = try TapeMicrophone()
        environment = try BuiltProgram.environment(
            home: home.url.path, microphone: microphone.environment)
    }

    /// Questions that the demo's recordings answer.
    private func pack() throws -> String {
        let text = """
            {"format": "trivia-voice-pack", "version": 1, "title": "Spoken", "questions": [
            {"id": "jupiter", "question": "Which planet is larger than all the others together?", "answer": "Jupiter", "category": "Science", "points": 100},
            {"id": "nitrogen", "question": "Which gas makes up most of the air?", "answer": "nitrogen", "category": "Science", "points": 100},
            {"id": "morocco", "question": "In which country is Marrakesh?", "answer": "Morocco", "category": "Geography", "points": 100},
            {"id": "bones", "question": "How many bones has this skeleton?", "answer": "310", "category": "Numbers", "tags": ["estimate"], "points": 100}]}
            """
        return try home.write(Array(text.utf8), to: "spoken.json")
    }

    private func terminal(_ arguments: [String]) throws -> PseudoTerminal {
        try PseudoTerminal(
            [
                "play", "--voice", "--pack", try pack(), "--scoring", "jeopardy", "--time-limit",
                "60", "--player", "Ada", "--player", "Grace",
            ] + arguments, environment: environment)
    }

    private func say(_ words: String) throws {
        try microphone.say(try SpeechSynthesizer(voice: .rms).speech(for: words).samples)
    }

    private func play(_ clip: String) throws {
        let path = BuiltProgram.data.appending(path: "demo/\(clip).flac").path
        try microphone.say(try AudioClip.read(path).samples)
    }

    /// Says something, and waits until the screen shows that it was understood.
    private func say(
        _ speak: () throws -> Void, until shown: String, on terminal: PseudoTerminal
    ) async throws {
        try speak()
        try await terminal.expect(shown)
    }

    private func listening(_ terminal: PseudoTerminal) async throws {
        try await terminal.expect("listening") {
            $0.hasSuffix("▯  listening …")
        }
    }

    @Test("Shouts: a wrong one is a try, the right one is claimed by a key", .needsModel)
    func shout() async throws {
        let terminal = try terminal(["--mode", "shout", "--category", "Geography"])
        try await terminal.expect("1/1 ")
        try await listening(terminal)
        try await say({ try play("morocco") }, until: "Whose was it", on: terminal)
        try terminal.type("2")
        try await terminal.expect("Grace 100 · Ada 0")
        try terminal.type("\r")
        try await terminal.expect("The end")
        #expect(try await terminal.status() == 0)
    }

    @Test(
        "Keys and voices: a wrong answer frees the other, who steals; the host undoes", .needsModel)
    func steal() async throws {
        let terminal = try terminal(
            ["--mode", "everybody", "--host", "--category", "Geography"])
        try await terminal.expect("press your key")
        try terminal.type("1")
        try await terminal.expect("Ada has the floor.")
        // Nobody says anything for her: the host refuses what only the host heard.
        try terminal.type("x")
        try await terminal.expect("The question goes to Grace.")
        try terminal.type("2")
        try await terminal.expect("Grace has the floor.")
        try await listening(terminal)
        try await say({ try play("morocco") }, until: "Grace 100 · Ada −100", on: terminal)
        try terminal.type("x")
        try await terminal.expect("Ada −100 · Grace −100")
        try terminal.type("u")
        try await terminal.expect("Taken back: Grace wrong. Grace 100 · Ada −100")
        try terminal.type(" \r")
        try await terminal.expect("The end")
        #expect(try await terminal.status() == 0)
        let bank = try BankStore.open(at: home.path("data/trivia-voice/bank.sqlite"))
        #expect(try bank.games().first?.players.map(\.score) == [-100, 100])
    }

    @Test("An estimate is spoken as people say numbers, and the nearest scores", .needsModel)
    func estimation() async throws {
        let terminal = try terminal(["--round", "estimation"])
        try await terminal.expect("Ada has the floor.", within: 30)
        try await listening(terminal)
        try await say(
            { try say("about three hundred") },
            until: "Ada has answered: “about three hundred”.", on: terminal)
        try await listening(terminal)
        try await say({ try say("two thousand") }, until: "1. Ada: 100 points", on: terminal)
        #expect(terminal.screen.contains("10 away."))
        #expect(try await terminal.status() == 0)
    }

    @Test("A board picked by voice, and a wager spoken", .needsModel)
    func board() async throws {
        let terminal = try terminal([
            "--round", "board category=Science,Geography values=100", "--round",
            "final category=Science",
        ])
        try await terminal.expect("Ada, pick")
        try await listening(terminal)
        try await say(
            { try say("geography for one hundred") }, until: "Geography for 100.", on: terminal)
        try await listening(terminal)
        try await say({ try play("morocco") }, until: "Ada 100 · Grace 0", on: terminal)
        try await terminal.expect("Science for 100, the last one.", within: 30)
        try await listening(terminal)
        let clip = terminal.screen.contains("Which planet") ? "jupiter" : "nitrogen"
        try await say({ try play(clip) }, until: "Ada 100 · Grace 100", on: terminal)
        try await terminal.expect("Ada, wager up to 100 points.", within: 30)
        try await listening(terminal)
        try await say({ try say("I'll bet fifty points") }, until: "Grace, wager", on: terminal)
        try await terminal.expect("Ada has wagered: 50 points.")
        try await listening(terminal)
        try await say(
            { try say("everything") }, until: "Grace has wagered: 100 points.", on: terminal)
        let other = clip == "jupiter" ? "nitrogen" : "jupiter"
        try await listening(terminal)
        try await say({ try play(other) }, until: "Ada has answered.", on: terminal)
        try await listening(terminal)
        try await say({ try play(other) }, until: "1. Grace: 200 points", on: terminal)
        #expect(try await terminal.status() == 0)
    }
}
