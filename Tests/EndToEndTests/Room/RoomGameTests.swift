import Foundation
import SoundTestSupport
import Testing

/// An evening in real browsers: a screen, a host and two phones, through the built program.
@Suite("A room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomGameTests {
    private let home: TemporaryFolder
    private let pack = BuiltProgram.demoPack

    init() throws {
        home = try TemporaryFolder()
    }

    /// The answer, as the host reads it.
    private func answer(_ host: BrowserPage) async throws -> String {
        try await host.text(of: "#answer")
    }

    @Test("A whole game with a steal, an undo, wagers, and a phone that drops and returns")
    func evening() async throws {
        let program = try RunningProgram(
            [
                "play", "--screen", "127.0.0.1:0", "--json", "--keyboard", "--pack", pack,
                "--round", "normal 3", "--round", "final", "--scoring", "jeopardy", "--seed", "16",
            ], environment: home.environment)
        defer { if program.isRunning { program.send(SIGTERM) } }
        let links = try await RoomTable.links(of: program)
        let (screenLink, hostLink) = (links["screen"] ?? "", links["host"] ?? "")
        let joinLink = links["join"] ?? ""
        let browser = try Browser(folder: home.url)
        defer { browser.close() }

        var screen = try await BrowserPage(browser, .television, isDark: true)
        try await screen.open(screenLink)
        try await screen.expect(String(joinLink.suffix(4)), in: "#lobby-code")
        // A clock of thirty seconds never shows 31, although times are no whole numbers.
        let most = try await screen.evaluate(
            """
            import("/room.js").then(({ Clock }) => {
              let most = 0;
              const clock = new Clock((left) => { most = Math.max(most, left ?? 0); });
              for (let turn = 0; turn < 1e5; turn += 1) clock.set({ of: 30, left: 30 });
              return String(most);
            })
            """)
        #expect(most == "30")
        var host = try await BrowserPage(browser, .television)
        try await host.open(hostLink)
        try await host.expect("Players join", in: "#question")

        // One comes by the QR code, one types the letters.
        var ada = try await BrowserPage(browser, .phone)
        try await ada.open(joinLink)
        try await ada.expect("Join the game", in: "#join")
        try await ada.write("Ada", into: "#name")
        try await ada.tap("#colours label:nth-child(2) input")
        try await PagePictures.check(ada, as: "join")
        try await ada.write(String(joinLink.suffix(4)), into: "#code")
        try await ada.tap("#join button")
        try await ada.expect("Ada", in: "#me")
        var grace = try await BrowserPage(browser, .phone, isDark: true)
        try await grace.open(String(joinLink.dropLast(4)))
        try await grace.write("xxxx", into: "#code")
        try await grace.write("Grace", into: "#name")
        try await grace.tap("#join button")
        try await grace.expect("not this room’s code", in: "#problem")
        try await grace.write(joinLink.suffix(4).lowercased(), into: "#code")
        try await grace.tap("#colours label:nth-child(5) input")
        try await grace.tap("#join button")
        try await grace.expect("Grace", in: "#me")
        try await screen.expect("2 players", in: "#crowd-count")

        // A name is text, whatever is in it; who goes is gone.
        var eve = try await BrowserPage(browser, .phone)
        try await eve.open(joinLink)
        try await eve.write("<b id=eve>Eve</b>", into: "#name")
        try await eve.tap("#join .strong")
        try await screen.expect("<b id=eve>Eve</b>", in: "#crowd")
        #expect(try await screen.evaluate("document.querySelector('#eve') === null") == "1")
        try await eve.tap("#leave")
        try await eve.expect("Really leave?", in: "#leave")
        try await eve.tap("#leave")
        try await screen.expect("2 players", in: "#crowd-count")
        try await PagePictures.check(screen, as: "lobby", slack: 0.09)

        // A round is announced, then a question. The first miss frees it, the other steals.
        try await host.tap("[data-command=next]")
        try await screen.expect("Normal", in: "#round-title")
        try await PagePictures.check(screen, as: "round")
        try await host.tap("[data-command=next]")
        try await screen.expect("Question 1", in: "#progress")
        try await ada.tap("#buzzer")
        try await screen.expect("Ada has the floor", in: "#floor")
        try await grace.expect("Ada has the floor", in: "#state")
        try await ada.write("nonsense", into: "#text")
        try await PagePictures.check(screen, as: "floor")
        try await ada.press(key: "Enter")
        try await ada.tap("#answer .strong")
        try await screen.expect("The question goes to Grace", in: "#floor")
        let first = try await answer(host)
        #expect(try await !screen.text(of: "body").contains(first))
        #expect(try await !ada.text(of: "body").contains(first))
        try await PagePictures.check(grace, as: "buzzer", alsoInOtherLight: true)
        try await grace.tap("#buzzer")
        try await screen.expect("Grace has the floor", in: "#floor")
        try await grace.expect("Type your answer", in: "#state")
        try await PagePictures.check(grace, as: "answer")
        try await grace.write(first, into: "#text")
        try await grace.tap("#answer .strong")
        try await screen.expect("Grace: Correct", in: "#outcome")
        try await screen.expect(first, in: "#answer")
        // Each phone says what it means for its player.
        try await grace.expect("Right!", in: "#result-outcome")
        try await grace.expect("+", in: "#result-points")
        try await grace.expect("1st", in: "#result-place")
        try await ada.expect("Wrong", in: "#result-outcome")
        try await ada.expect("−", in: "#result-points")
        try await ada.expect("2nd", in: "#result-place")

        // The host takes it back, and it is given again.
        try await host.tap("[data-command=undo]")
        try await screen.expect("The host has stopped the clock", in: "#floor")
        try await host.expect("Resume", in: "#hold")
        try await host.tap("[data-command=next]")
        try await grace.write(first, into: "#text")
        try await grace.tap("#answer .strong")
        try await screen.expect("Grace: Correct", in: "#outcome")
        try await host.expect("Grace", in: "#advice")
        // The game goes on while pictures are taken.
        try await host.hold(true)
        try await PagePictures.check(screen, as: "verdict", alsoInOtherLight: true)
        try await PagePictures.check(host, as: "host", alsoInOtherLight: true)

        // A phone goes, and comes back as the same player.
        try await ada.close()
        try await screen.expect("document.querySelector('#scores .is-away') !== null")
        try await host.tap("[data-command=next]")
        try await screen.expect("Question 2", in: "#progress")
        try await ada.open(joinLink)
        try await ada.expect("Ada", in: "#me")
        try await screen.expect("document.querySelector('#scores .is-away') === null")
        try await ada.tap("#buzzer")
        try await ada.write(try await answer(host), into: "#text")
        try await ada.tap("#answer .strong")
        try await screen.expect("Ada: Correct", in: "#outcome")

        // Nobody knows the third; the host tells it.
        try await host.tap("[data-command=next]")
        try await screen.expect("Question 3", in: "#progress")
        try await grace.tap("#buzzer")
        try await grace.tap("#pass")
        try await screen.expect("The question goes to Ada", in: "#floor")
        try await host.tap("[data-command=reveal]")
        try await screen.expect("Revealed by the host", in: "#outcome")

        // The next round is announced by itself. Everybody wagers and answers in secret.
        try await ada.expect("Place your wagers.", in: "#state")
        try await ada.write("100", into: "#stake")
        try await ada.tap("#wager button")
        try await screen.expect("1 of 2 have finished", in: "#floor")
        try await grace.write("50", into: "#stake")
        try await grace.tap("#wager button")
        try await screen.expect("0 of 2 have finished", in: "#floor")
        let last = try await answer(host)
        try await ada.write(last, into: "#text")
        try await ada.tap("#answer .strong")
        try await screen.expect("1 of 2 have finished", in: "#floor")
        #expect(try await !screen.text(of: "body").contains(last))
        try await grace.write("nonsense", into: "#text")
        try await grace.tap("#answer .strong")
        try await screen.expect("+100", in: "#rulings")
        try await screen.expect("−50", in: "#rulings")
        try await PagePictures.check(screen, as: "wagers")
        try await host.tap("[data-command=next]")
        try await screen.expect("The end", in: "#ending-title")
        try await PagePictures.check(screen, as: "end")
        let result = program.waitForEnd()
        #expect(result.status == 0)

        // What the screen says is what the game says.
        let end = try #require(result.events.last { $0["event"] as? String == "end" })
        let scores = try #require(end["scores"] as? [[String: Any]])
        for score in scores {
            let points = try #require(score["points"] as? Int)
            let name = try #require(score["player"] as? String)
            let row = try await screen.evaluate(
                """
                [...document.querySelectorAll("#podium li")]
                  .find((e) => e.innerText.includes(\(BrowserPage.quoted(name)))).innerText
                """)
            #expect(row.contains("\(abs(points))"), "\(name): \(points), not \(row)")
        }
        for page in [screen, host, ada, grace, eve] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }
}
