import Foundation
import SoundTestSupport
import Testing

/// Commands that only look make nothing, and say what they could not see or show.
@Suite("Looking only", .timeLimit(.minutes(30)))
struct LookingOnlyTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    @Test("A bank that is not there is not made", arguments: ["history", "leaderboard"])
    func noBank(command: String) async throws {
        let path = home.path("new/folder/bank.sqlite")
        let named = try await BuiltProgram.run(
            [command, "--bank", path], environment: home.environment)
        #expect(named.status == 3)
        #expect(named.errors.contains(path))
        #expect(!FileManager.default.fileExists(atPath: home.path("new")))
        let usual = try await BuiltProgram.run([command], environment: home.environment)
        #expect(usual.status == 0)
        #expect(usual.errors.contains("trivia-voice play"))
        #expect(!FileManager.default.fileExists(atPath: home.path("data")))
    }

    @Test("A dry run of an import makes no bank")
    func dryImport() async throws {
        let result = try await BuiltProgram.run(
            ["pack", "import", "-", "--dry-run"], input: "question,answer\nOne plus one?,two\n",
            environment: home.environment)
        #expect(result.status == 0)
        #expect(result.output.contains("would be added"))
        #expect(!FileManager.default.fileExists(atPath: home.path("data")))
    }

    @Test("Of very many problems the first are shown, and how many more there are")
    func problems() async throws {
        let rows = (1...2_000).map { "Question \($0)?,\n" }.joined()
        let result = try await BuiltProgram.run(
            ["pack", "import", "-", "--dry-run"], input: "question,answer\n" + rows,
            environment: home.environment)
        #expect(result.status == 3)
        #expect(result.errors.contains("-: and 1,500 problems more"))
        #expect(result.errors.split(separator: "\n").count < 510)
    }

    @Test("The doctor sees a broken bank")
    func brokenBank() async throws {
        let path = try home.write(Array("no database at all".utf8), to: "broken.sqlite")
        let result = try await BuiltProgram.run(
            ["doctor", "--bank", path, "--json"], environment: home.environment)
        let finding = result.events.first { $0["subject"] as? String == "bank" }
        #expect(finding?["state"] as? String == "missing")
    }

    @Test(
        "A broken file beside a model is named, whoever looks",
        .needsModel,
        arguments: [
            ["models"], ["models", "--check"], ["doctor"], ["replay", "-"],
            ["transcribe", BuiltProgram.data.appending(path: "demo/darwin.flac").path],
        ])
    func brokenLearnedFile(arguments: [String]) async throws {
        let installed = "/usr/share/pocketsphinx/model/en-us"
        for name in try FileManager.default.contentsOfDirectory(atPath: installed) {
            try FileManager.default.createSymbolicLink(
                atPath: home.path(name), withDestinationPath: "\(installed)/\(name)")
        }
        let network = try home.write(Array("{".utf8), to: "network.bin")
        let clip = BuiltProgram.data.appending(path: "demo/darwin.flac").path
        let result = try await BuiltProgram.run(
            arguments, input: #"{"id": "1", "clip": "\#(clip)", "answer": "Darwin"}"#,
            environment: BuiltProgram.environment(
                home: home.url.path, ["TRIVIA_VOICE_MODEL": home.url.path]))
        // Of a replay each trial fails by itself.
        #expect(result.status == (arguments.first == "replay" ? 3 : 4))
        #expect((result.output + result.errors).contains(network))
        #expect((result.output + result.errors).contains("remove it"))
        #expect(!(result.output + result.errors).contains("apt-get install pocketsphinx"))
    }

    /// Runs the program in a shell that sends its streams elsewhere.
    private func run(_ arguments: [String], _ redirections: String) throws -> BuiltProgram.Result {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", "printf 'skip\\n' | \"$0\" \"$@\" \(redirections)", BuiltProgram.url.path]
            + arguments
        process.environment = home.environment
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return BuiltProgram.Result(
            status: process.terminationStatus, output: "",
            errors: String(decoding: text, as: UTF8.self))
    }

    private static let results: [[String]] = [
        ["play"], ["play", "--json"], ["--help"], ["pack", "import", BuiltProgram.demoPack],
        ["pack", "list"], ["judge", "--answerline", "Paris", "--given", "paris"],
    ]

    @Test(
        "A result that cannot be written is an error with a message, not a crash and not nothing",
        arguments: results, [">/dev/full", ">&-"])
    func lostOutput(arguments: [String], redirection: String) throws {
        let result = try run(arguments, redirection)
        #expect(result.status == 3)
        #expect(result.errors.contains("standard output cannot be written"))
    }

    @Test(
        "Without a standard error the program goes on",
        arguments: [["history"], ["play", "--json", "--keyboard", "--questions", "1"]],
        ["2>&-", "2>/dev/full", "2>&- >&- <&-"])
    func noErrors(arguments: [String], redirections: String) throws {
        let isOutputLost = redirections.contains(" >&-") && arguments[0] == "play"
        #expect(try run(arguments, redirections).status == (isOutputLost ? 3 : 0))
    }

    private static let names: [[String]] = [
        ["--player", ""], ["--player", "  "], ["--player", "Ada", "--player", "ada"],
        ["--player", "Ada", "--player", " Ada "],
    ]

    @Test("Names that cannot be told apart are refused", arguments: names)
    func playerNames(arguments: [String]) async throws {
        let result = try await BuiltProgram.run(
            ["play"] + arguments, environment: home.environment)
        #expect(result.status == 2)
        #expect(!result.errors.isEmpty)
    }

    private static let rules: [[String]] = [
        ["--mode", "chess"], ["--mode", "everybody"], ["--scoring", "golf"], ["--base", "0"],
        ["--hint-price", "2"], ["--mode", "solo", "--player", "A", "--player", "B"],
    ]

    private static let choosing: [[String]] = [
        ["--same-as", "1"], ["--pack", "Harbours"], ["--category", "Science"],
        ["--questions", "10"],
        ["--difficulty", "easy"], ["--player", "Ada"], ["--mode", "solo"], ["--scoring", "speed"],
        ["--rounds", "none"], ["--seed", "1"],
    ]

    @Test("A game that goes on is not chosen anew", arguments: choosing)
    func chosen(arguments: [String]) async throws {
        let result = try await BuiltProgram.run(
            ["play", "--resume"] + arguments, environment: home.environment)
        #expect(result.status == 2)
        #expect(result.errors.contains("--resume and \(arguments[0]) cannot be used together"))
    }

    @Test("Rules that cannot be played are refused with what can be", arguments: rules)
    func impossible(arguments: [String]) async throws {
        let result = try await BuiltProgram.run(
            ["play"] + arguments, environment: home.environment)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
    }
}
