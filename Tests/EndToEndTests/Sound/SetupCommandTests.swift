import Foundation
import SoundTestSupport
import SpeechRecognition
import Testing

@Suite("Setting up", .timeLimit(.minutes(30)), .serialized)
struct SetupCommandTests {
    @Test(
        "Three words at a microphone, a verdict in plain words, and what is remembered", .needsModel
    )
    func guided() async throws {
        let home = try TemporaryFolder()
        let microphone = try TapeMicrophone()
        let terminal = try PseudoTerminal(
            ["setup", "--device", microphone.device],
            environment: BuiltProgram.environment(home: home.url.path, microphone.environment))
        try await terminal.expect("Please be quiet", within: 30)
        for word in ["Jupiter", "Morocco", "orange juice"] {
            try await terminal.expect("Please say: \(word)", within: 30)
            try await Task.sleep(for: .milliseconds(300))
            try microphone.say(try SpeechSynthesizer(voice: .rms).speech(for: word).samples)
        }
        #expect(try await terminal.status(within: 60) == 0)
        #expect(terminal.screen.contains("I "))
        #expect(terminal.screen.contains("✔ understood"))
        let file = home.path("config/trivia-voice/config.toml")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("device = \"tape:"))
    }

    @Test(
        "The first game with a microphone offers it, once, and never without a terminal",
        .needsModel)
    func offered() async throws {
        let home = try TemporaryFolder()
        let microphone = try TapeMicrophone()
        let environment = BuiltProgram.environment(
            home: home.url.path, microphone.environment)
        let pack = BuiltProgram.demoPack
        let arguments = ["play", "--pack", pack, "--questions", "1"]
        let piped = try await BuiltProgram.run(
            arguments, input: "skip\n", environment: environment)
        #expect(!(piped.output + piped.errors).contains("how well I hear you"))
        let first = try PseudoTerminal(arguments, environment: environment)
        try await first.expect("how well I hear you", within: 30)
        try first.type("what?\r")
        try await first.expect("asked again") { $0.components(separatedBy: "y or n").count == 3 }
        try first.type("n\r")
        try await first.expect("1/1 ", within: 30)
        try first.signal(SIGTERM)
        _ = try await first.status()
        let second = try PseudoTerminal(arguments, environment: environment)
        try await second.expect("1/1 ", within: 30)
        #expect(!second.screen.contains("how well I hear you"))
        try second.signal(SIGTERM)
        _ = try await second.status()
    }

    @Test(
        "Yes leads through the setup to the game, and what it says is what is remembered",
        .needsModel)
    func accepted() async throws {
        let home = try TemporaryFolder()
        let microphone = try TapeMicrophone()
        let environment = BuiltProgram.environment(
            home: home.url.path, microphone.environment)
        let pack = BuiltProgram.data.appending(path: "demo/questions.json").path
        let arguments = ["play", "--pack", pack, "--questions", "1"]
        let first = try PseudoTerminal(arguments, environment: environment)
        try await first.expect("Type y or n, then press Return: ")
        try first.type("y\r")
        try await first.expect("Please be quiet")
        for (place, word) in ["Jupiter", "Morocco", "orange juice"].enumerated() {
            try await first.expect("Please say: \(word)")
            try microphone.say(try SpeechSynthesizer(voice: .rms).speech(for: word).samples)
            try await first.expect("what was heard of “\(word)”") {
                Self.heard($0) == place + 1
            }
        }
        // What was found stays until it has been read.
        try await first.expect("Press Return to continue. ")
        #expect(!first.screen.contains("1/1 "))
        try first.type("\r")
        try await first.expect("1/1 ")
        let screen = first.screen
        #expect(screen.contains("✔ understood"))
        // What was advised is what is kept.
        let file = home.path("config/trivia-voice/config.toml")
        let kept = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        #expect(screen.contains("Saved in \(file).") == !kept.isEmpty)
        #expect(screen.contains("No settings need to change") == kept.isEmpty)
        #expect(kept.contains("relaxed") == screen.contains("I will accept less certain ones"))
        #expect(kept.contains("strict\"") == screen.contains("I will ask again more often"))
        #expect(kept.contains("push-to-talk") == screen.contains("until you press m"))
        let answer = try String(
            contentsOfFile: home.path("data/trivia-voice/setup.json"), encoding: .utf8)
        #expect(answer == #"{"wanted":true}"#)
        try first.signal(SIGTERM)
        _ = try await first.status()
        let second = try PseudoTerminal(arguments, environment: environment)
        try await second.expect("1/1 ")
        #expect(!second.screen.contains("how well I hear you"))
        try second.signal(SIGTERM)
        _ = try await second.status()
    }

    /// How many words have been judged.
    private static func heard(_ screen: String) -> Int {
        ["✔ understood", "✘ mistaken for", "○ not sure", "○ nothing was"].reduce(0) {
            $0 + screen.components(separatedBy: $1).count - 1
        }
    }

    @Test("A microphone that is not there is said, and nothing is kept", .needsModel)
    func missing() async throws {
        let home = try TemporaryFolder()
        let result = try await BuiltProgram.run(
            ["setup", "--device", "nowhere", "--json"],
            environment: BuiltProgram.environment(home: home.url.path))
        #expect(result.status == 4)
        #expect(!FileManager.default.fileExists(atPath: home.path("config/trivia-voice")))
    }
}
