import Foundation
import SoundTestSupport
import Testing

/// Rooms that are opened in the menu.
@Suite("The menu’s room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomMenuTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    @Test(
        "The menu opens a room, also where its port is taken, and the next game has the same players"
    )
    func menu() async throws {
        let taken = TakenPort(8642)
        defer { withExtendedLifetime(taken) {} }
        let terminal = try PseudoTerminal(["play"], environment: home.environment, rows: 50)
        try await terminal.expect("▸ Start the game")
        // Typed answers, a screen on this machine.
        try terminal.type("8\u{1B}[C")
        try await terminal.expect("typed")
        try terminal.type("9\u{1B}[C")
        try await terminal.expect("in a browser on this computer")
        try terminal.type("0")
        try await terminal.expect("▸ Start the game")
        try terminal.type("\r")
        try await terminal.expect("/host/")
        func link(_ path: String) throws -> String {
            let words = terminal.screen.split(whereSeparator: \.isWhitespace).map(String.init)
            return try #require(words.last { $0.contains("http://") && $0.contains(path) })
        }
        let screenLink = try link("/screen")
        #expect(!screenLink.contains(":8642/"))
        let browser = try Browser(folder: home.url)
        defer { browser.close() }
        var screen = try await BrowserPage(browser, .television)
        try await screen.open(screenLink)
        try await screen.expect("Nobody is here yet", in: "#crowd-count")
        let code = try await screen.text(of: "#lobby-code")
        var ada = try await BrowserPage(browser, .phone)
        try await ada.open(screenLink.replacing("/screen", with: "/\(code)"))
        try await ada.write("Ada", into: "#name")
        try await ada.tap("#join .strong")
        try await ada.expect("You have joined.", in: "#state")
        try terminal.type("\r")
        try await screen.expect("Question 1 of 10", in: "#progress")
        var host = try await BrowserPage(browser, .television)
        try await host.open(try link("/host/"))
        // Another device gets a link of its own.
        try terminal.type("/link\r")
        try await terminal.expect("The host’s link (works only once):")
        var other = try await BrowserPage(browser, .television)
        try await other.open(try link("/host/"))
        try await other.expect("document.querySelector('#desk').checkVisibility()")
        try await host.stopGame()
        try await screen.expect("", in: "#ending")
        try await terminal.expect("▸ play on")
        // Whoever sees the arrow move knows that the menu reads its keys.
        try terminal.type("\u{1B}[C")
        try await terminal.expect("▸ menu")
        try terminal.type("\u{1B}[D")
        try await terminal.expect("▸ play on once more") {
            $0.split(separator: "\n").last?.contains("▸ play on") == true
        }
        try terminal.type("\r")
        // The same room: everybody is still in it.
        try await screen.expect("One player", in: "#crowd-count")
        #expect(try await screen.text(of: "#lobby-code") == code)
        try await ada.expect("You have joined.", in: "#state")
        try terminal.type("\r")
        try await screen.expect("Question 1 of 10", in: "#progress")
        try await screen.expect("Ada", in: "#scores li")
        try await ada.expect("document.querySelector('#answer').checkVisibility()")
        let remembered = try String(
            contentsOf: home.url.appending(path: "data/trivia-voice/menu.json"), encoding: .utf8)
        #expect(remembered.contains("\"screen\" : \"machine\""))
        try terminal.type("\u{3}")
        #expect(try await terminal.status() == 130)
        for page in [screen, host, other, ada] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }
}
