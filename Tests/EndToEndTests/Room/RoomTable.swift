import Foundation
import SoundTestSupport
import Testing

/// A game in a room with its browser: a screen, a host's page, and phones as they come.
struct RoomTable {
    let program: RunningProgram
    let browser: Browser
    let links: [String: String]
    var screen: BrowserPage
    var host: BrowserPage

    var joinLink: String { links["join"] ?? "" }

    /// Starts a game and opens its pages.
    ///
    /// - Parameters:
    ///   - microphone: What every page hears from its microphone.
    ///   - refusesMicrophone: Whether people say no when a page asks for the microphone.
    ///   - invitation: What the host's page says before the game begins.
    init(
        _ arguments: [String], home: TemporaryFolder, environment: [String: String]? = nil,
        isDark: Bool = false, microphone: URL? = nil, refusesMicrophone: Bool = false,
        invitation: String = "Players join"
    ) async throws {
        // On a busy machine, typing and looking take long.
        let limit = arguments.contains("--time-limit") ? [] : ["--time-limit", "300"]
        program = try RunningProgram(
            ["play", "--screen", "127.0.0.1:0", "--json"] + limit + arguments,
            environment: environment ?? home.environment)
        links = try await Self.links(of: program)
        browser = try Browser(
            folder: home.url, microphone: microphone, refusesMicrophone: refusesMicrophone)
        screen = try await BrowserPage(browser, .television, isDark: isDark)
        host = try await BrowserPage(browser, .television, isDark: isDark)
        try await screen.open(links["screen"] ?? "")
        try await host.open(links["host"] ?? "")
        try await host.expect(invitation, in: "#question")
    }

    func close() {
        browser.close()
        if program.isRunning { program.send(SIGTERM) }
    }

    /// The first line of a game, with its links.
    static func links(of program: RunningProgram) async throws -> [String: String] {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            let line = program.outputSoFar.split(separator: "\n").first ?? ""
            if let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
                let begin = object as? [String: Any]
            {
                return begin.compactMapValues { $0 as? String }
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Browser.Failure(
            description: "no game: \(program.outputSoFar) \(program.errorsSoFar)")
    }

    /// Somebody joins with a phone.
    ///
    /// - Parameter colour: Which colour the player chooses, from 1; nil for the one that the page proposes, which is
    ///   another one every time.
    func phone(
        _ name: String, isDark: Bool = false, colour: Int? = nil
    ) async throws -> BrowserPage {
        var phone = try await BrowserPage(browser, .phone, isDark: isDark)
        try await phone.open(joinLink)
        try await phone.write(name, into: "#name")
        if let colour { try await phone.tap("#colours label:nth-child(\(colour)) input") }
        try await phone.tap("#join .strong")
        try await phone.expect("document.querySelector('#play').checkVisibility()")
        return phone
    }

    func next() async throws { try await host.tap("[data-command=next]") }

    /// Goes on until the screen shows something; a game also goes on by itself.
    func next(until text: String, in selector: String) async throws {
        for _ in 0..<3 {
            if (try? await screen.expect(text, in: selector, within: 4)) != nil { return }
            try await next()
        }
        try await screen.expect(text, in: selector)
    }

    /// The answer, as the host reads it.
    func answer() async throws -> String { try await host.text(of: "#answer") }

    /// Waits for a question, by a word in it; its answers are in a pack that tests wrote.
    func question(_ words: String) async throws {
        try await screen.expect(words, in: "#question")
        try await host.expect(words, in: "#question")
    }
}

extension BrowserPage {
    /// A player types an answer.
    func answer(_ text: String) async throws {
        try await write(text, into: "#text")
        try await tap("#answer .strong")
    }

    /// The host’s page ends the game: two taps, so near to each other that the second is a yes.
    func stopGame() async throws {
        try await expect("document.querySelector('#stop')?.checkVisibility()")
        try await evaluate("for (const tap of [1, 2]) document.querySelector('#stop').click()")
    }

    func wager(_ points: Int) async throws {
        try await write(String(points), into: "#stake")
        try await tap("#wager button")
    }
}
