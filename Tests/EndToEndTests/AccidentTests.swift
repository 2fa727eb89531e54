import Foundation
import SoundTestSupport
import Testing

/// What happens to a game from outside, through the built program.
@Suite("Accidents", .timeLimit(.minutes(30)))
struct AccidentTests {
    private let home: TemporaryFolder
    private let pack = BuiltProgram.demoPack

    init() throws { home = try TemporaryFolder() }

    /// A game whose questions have no time limit of their own.
    private func game() throws -> PseudoTerminal {
        try PseudoTerminal(
            [
                "play", "--keyboard", "--pack", pack, "--questions", "2", "--time-limit", "60",
                "--seed", "1",
            ], environment: home.environment)
    }

    @Test("While another program locks the bank the clock runs, and nothing is ruled")
    func locked() async throws {
        let terminal = try game()
        // The question is kept before its clock starts. After that, only typed lines need the bank.
        try await terminal.expect("a clock", within: 60) { screen in
            ["60", "59", "58"].contains { screen.contains(" \($0) ") }
        }
        let lock = try BankLock(home.path("data/trivia-voice/bank.sqlite"))
        try terminal.type("skip\r")
        // The game asks for the bank as soon as it has the line.
        for seconds in ["57", "56", "55"] { try await terminal.expect(" \(seconds) ") }
        #expect(!terminal.screen.contains("Skipped"))
        try lock.release()
        try await terminal.expect("Skipped", within: 30)
        try terminal.signal(SIGTERM)
        _ = try await terminal.status()
    }

    @Test("Stopped and continued, a game is paused and its clock has stood")
    func stopped() async throws {
        let terminal = try game()
        try await terminal.expect("1/2 ", within: 60)
        try terminal.type("jup")
        try await terminal.expect("› jup")
        try terminal.type("\u{1A}")
        try await terminal.expect("the terminal is the shell’s") { _ in
            terminal.isCanonicalWithEcho
        }
        try await terminal.expect("Paused.")
        try terminal.signal(SIGCONT)
        try await terminal.expect("raw mode") { _ in !terminal.isCanonicalWithEcho }
        try terminal.type("\u{15}resume\r")
        try await terminal.expect("The game continues.")
        #expect(!terminal.screen.contains("Nobody answered"))
        try terminal.signal(SIGTERM)
        _ = try await terminal.status()
    }

    @Test("A window that becomes narrow keeps no row of what was typed before")
    func resized() async throws {
        let terminal = try game()
        try await terminal.expect("1/2 ", within: 60)
        let text = String(repeating: "abcdefgh ", count: 7)
        try terminal.type(text)
        try await terminal.expect("abcdefgh abcdefgh abcdefgh")
        terminal.resize(columns: 40, rows: 24)
        try terminal.type("x")
        // The line has broken over two rows: both are taken away.
        try await terminal.expect("a row up, and clear") { _ in
            terminal.raw.contains("\u{1B}[1A\r\u{1B}[J")
        }
        try await terminal.expect("the end of the line") { $0.hasSuffix("abcdefgh x") }
        try terminal.signal(SIGTERM)
        _ = try await terminal.status()
    }
}

/// Another program that writes into a bank and takes its time.
private final class BankLock {
    private let process = Process()
    private let input = Pipe()

    init(_ path: String) throws {
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/sqlite3")
        process.arguments = ["-cmd", ".timeout 20000", path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(
            contentsOf: Data("BEGIN IMMEDIATE;\nSELECT 'locked';\n".utf8))
        _ = output.fileHandleForReading.availableData
    }

    deinit { process.terminate() }

    func release() throws {
        try input.fileHandleForWriting.write(contentsOf: Data("COMMIT;\n".utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
