import Foundation
import SoundTestSupport
import Testing

/// The menus and the plain screen of the built program.
@Suite("Menus and the plain screen", .timeLimit(.minutes(30)))
struct MenuTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    @Test("Arrow keys choose a game, the end offers another, and the choice is remembered")
    func menus() async throws {
        let terminal = try PseudoTerminal(["play"], environment: home.environment, rows: 24)
        try await terminal.expect("▸ Start the game", within: 60)
        // Typed answers, five questions.
        try terminal.type("8\u{1B}[C")
        try await terminal.expect("typed")
        try terminal.type("7\u{1B}[D")
        try await terminal.expect("Questions     5")
        try terminal.type("0\r")
        for number in 1...5 {
            try await terminal.expect("\(number)/5 ", within: 30)
            try terminal.type("skip\r")
            try await terminal.expect("○ Skipped") {
                $0.components(separatedBy: "○ Skipped").count > number
            }
            // A finger that is on its way counts for nothing.
            try await Task.sleep(for: .milliseconds(800))
            try terminal.type("\r")
        }
        try await terminal.expect("▸ play on")
        // Keys that were on their way to the game are not the menu's.
        try await Task.sleep(for: .milliseconds(800))
        try terminal.type("\u{1B}[C")
        try await terminal.expect("▸ menu")
        func count(_ screen: String) -> Int {
            screen.components(separatedBy: "▸ Start the game").count
        }
        let before = count(terminal.screen)
        try terminal.type("\r")
        // A key that comes before the menu is nobody's.
        try await terminal.expect("the menu again") { count($0) > before }
        try terminal.type("q")
        #expect(try await terminal.status() == 0)
        #expect(terminal.isCanonicalWithEcho)
        let remembered = try String(
            contentsOf: home.url.appending(path: "data/trivia-voice/menu.json"), encoding: .utf8)
        #expect(remembered.contains("\"questions\" : 5"))
    }

    @Test("A name is mended where the cursor is, and the shell has its line when the menu is left")
    func named() async throws {
        let terminal = try PseudoTerminal(["play"], environment: home.environment, rows: 24)
        try await terminal.expect("▸ Start the game", within: 60)
        try terminal.type("1\rda\u{1B}[HA")
        // Nine rows, a blank one and the hint stand below what is typed.
        try await terminal.expect("the cursor behind the first letter") { _ in
            terminal.raw.hasSuffix("\u{1B}[12A\u{1B}[20C")
        }
        try terminal.type("\u{03}")
        #expect(try await terminal.status() == 130)
        #expect(terminal.raw.contains("\u{1B}[3A\r\u{1B}[J"))
    }

    @Test("A window of another size is drawn for at once, without a key")
    func resized() async throws {
        let terminal = try PseudoTerminal(["play"], environment: home.environment, rows: 24)
        let hint = "Press Return to start or q to quit. Use arrow keys to change settings."
        try await terminal.expect(hint, within: 60)
        terminal.resize(columns: 40, rows: 24)
        try await terminal.expect("the menu as wide as the window") {
            let last = $0.split(separator: "\n").suffix(2)
            return last.first?.contains("Press Return to start") == true
                && last.last?.contains("change settings.") == true
                && last.allSatisfy { $0.count < 40 }
        }
        // The hint had broken over two rows: all of the menu is taken away.
        #expect(terminal.raw.contains("\u{1B}[16A\r\u{1B}[J"))
        terminal.resize(columns: 80, rows: 24)
        try await terminal.expect("the menu as it was") {
            $0.split(separator: "\n").last?.contains(hint) ?? false
        }
        try terminal.type("q")
        #expect(try await terminal.status() == 0)
    }

    @Test("Control-C in the menu leaves the terminal as it was")
    func interrupted() async throws {
        let terminal = try PseudoTerminal(["play"], environment: home.environment)
        try await terminal.expect("▸ Start the game", within: 60)
        try terminal.type("\u{3}")
        #expect(try await terminal.status() == 130)
        #expect(terminal.isCanonicalWithEcho)
    }

    @Test("A signal ends the menu at once, and leaves the terminal as it was")
    func terminated() async throws {
        let terminal = try PseudoTerminal(["play"], environment: home.environment)
        try await terminal.expect("▸ Start the game", within: 60)
        try terminal.signal(SIGTERM)
        _ = try await terminal.status()
        #expect(terminal.isCanonicalWithEcho)
    }

    @Test("On a plain screen nothing is drawn over, and a key is a line")
    func plain() async throws {
        let terminal = try PseudoTerminal(
            [
                "play", "--plain", "--keyboard", "--pack", try home.parisPack(1), "--mode",
                "everybody",
                "--player", "Ada", "--player", "Grace", "--scoring", "flat",
            ], environment: home.environment)
        try await terminal.expect("To answer, press your key, then Return.", within: 60)
        try terminal.type("2\r")
        try await terminal.expect("Grace has the floor.")
        try terminal.type("paris\r")
        try await terminal.expect("1. Grace: 100 points")
        #expect(try await terminal.status() == 0)
        #expect(!terminal.raw.contains("\u{1B}"))
        #expect(!terminal.raw.contains("\r\u{1B}"))
    }

    @Test("The version is told")
    func version() async throws {
        let result = try await BuiltProgram.run(["--version"], environment: home.environment)
        #expect(result.status == 0)
        #expect(result.output.first?.isNumber == true)
    }
}
