import Foundation
import SoundTestSupport
import Testing

/// Who comes back: to a game that goes on, to the next one, after a sleep.
@Suite("Coming back to a room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomReturnTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func table() async throws -> RoomTable {
        try await RoomTable(
            [
                "--keyboard", "--pack", try home.parisPack(6), "--questions", "3", "--scoring",
                "flat",

            ], home: home)
    }

    private var file: URL { home.url.appending(path: "data/trivia-voice/room-1.json") }

    @Test("A program that was killed goes on with the same phones and the same host")
    func killed() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace", colour: 2)
        try await table.next()
        try await ada.tap("#buzzer")
        try await ada.answer("Paris")
        try await table.screen.expect("Ada: Correct +100", in: "#outcome")
        try await table.next()
        try await table.screen.expect("Question 2", in: "#progress")
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        table.program.send(SIGKILL)
        _ = table.program.waitForEnd()
        let pages = [ada, grace, table.screen]
        let signs =
            "[...document.querySelectorAll('#scores li')].map((one) => one.innerHTML + one.dataset.colour).sort().join()"
        let before = try await table.screen.evaluate(signs)
        #expect(before.contains("<path"))
        for page in pages { try await page.expect("Looking for the game", in: "#lost") }
        try await PagePictures.check(table.screen, as: "lost")
        try await PagePictures.check(grace, as: "phone-lost")
        // A game in between has no room, and takes none away.
        let other = try await BuiltProgram.run(
            ["play", "--json", "--pack", try home.parisPack(6), "--questions", "1"],
            input: "paris\n", environment: home.environment)
        #expect(other.status == 0, "\(other)")

        let second = try RunningProgram(
            ["play", "--resume", "--json"], environment: home.environment)
        defer { if second.isRunning { second.send(SIGTERM) } }
        let links = try await RoomTable.links(of: second)
        #expect(links["join"] == table.joinLink)
        #expect(links["host"] != table.links["host"])
        // Nobody has touched a page.
        for page in pages { try await page.expect("document.querySelector('#lost').hidden") }
        try await ada.expect("100", in: "#points")
        try await table.screen.expect("Question 2", in: "#progress")
        try await table.screen.expect(
            "[...document.querySelectorAll('#scores li')].length === 2 && !document.querySelector('#scores .is-away')"
        )
        #expect(try await table.screen.evaluate(signs) == before)
        try await grace.tap("#buzzer")
        try await grace.answer("Paris")
        try await table.screen.expect("Grace: Correct +100", in: "#outcome")
        // Ada’s name is hers.
        var eve = try await BrowserPage(table.browser, .phone)
        try await eve.open(table.joinLink)
        try await eve.write("Ada", into: "#name")
        try await eve.tap("#join .strong")
        try await eve.expect("is taken", in: "#problem")
        try await table.next()
        try await table.screen.expect("Question 3", in: "#progress")
        try await table.host.tap("[data-command=reveal]")
        try await table.next()
        try await table.screen.expect("The end", in: "#ending-title")
        #expect(second.waitForEnd().status == 0)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A program that was killed while players came still waits for them")
    func killedInTheLobby() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada")
        try await table.screen.expect("One player", in: "#crowd-count")
        table.program.send(SIGKILL)
        _ = table.program.waitForEnd()
        // The host cannot press what nobody would be told of.
        try await table.host.expect("document.querySelector('#desk').inert")
        let second = try RunningProgram(
            ["play", "--resume", "--json"], environment: home.environment)
        defer { if second.isRunning { second.send(SIGTERM) } }
        _ = try await RoomTable.links(of: second)
        try await ada.expect("You have joined.", in: "#state")
        let grace = try await table.phone("Grace")
        try await table.screen.expect("2 players", in: "#crowd-count")
        // Waits for the host’s page too, which finds the game in its own time.
        try await table.next()
        try await table.screen.expect("Question 1", in: "#progress")
        try await grace.tap("#buzzer")
        try await table.screen.expect("Grace has the floor", in: "#floor")
    }

    @Test(
        "Two pages of one phone: the newer one plays, and the older takes over where that is wished"
    )
    func twoPages() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada")
        // The same browser, with what it has stored.
        var second = ada
        try await second.open(table.joinLink)
        try await second.expect("You have joined.", in: "#state")
        try await ada.expect("You are playing on another page now.", in: "#elsewhere")
        try await PagePictures.check(ada, as: "elsewhere")
        // Also after a reload the newer one is the same player.
        try await second.reload()
        try await second.expect("You have joined.", in: "#state")
        try await ada.evaluate("document.querySelector('#here').click()")
        try await ada.expect("You have joined.", in: "#state")
        try await second.expect("You are playing on another page now.", in: "#elsewhere")
        try await table.screen.expect("One player", in: "#crowd-count")
        try await table.screen.expect("Ada", in: "#crowd")
        #expect(ada.problems.isEmpty, "\(ada.problems)")
    }

    @Test("The host’s link opens one browser, which stays the host’s")
    func usedLink() async throws {
        let table = try await table()
        defer { table.close() }
        let link = table.links["host"] ?? ""
        // Somebody finds the link in the history.
        var eve = try await BrowserPage(table.browser, .phone)
        try await eve.open(link)
        try await eve.expect("This page is only for the host.", in: "#closed")
        #expect(try await eve.evaluate("String(document.querySelector('#desk').hidden)") == "true")
        var host = table.host
        #expect(
            try await host.evaluate("location.pathname + location.search + location.hash")
                == "/host")
        #expect(
            try await host.evaluate("document.cookie + localStorage.length + sessionStorage.length")
                == "00")
        let hosts = "document.querySelector('#desk').checkVisibility()"
        try await host.reload()
        try await host.expect(hosts)
        try await host.sleep()
        try await host.wake()
        try await host.expect(hosts)
        // The used link is as good as the address in the host’s own browser.
        try await host.open(link)
        try await host.expect(hosts)
        #expect(host.problems == [] && eve.problems == [])
    }

    @Test("A phone that slept is away meanwhile, and wakes up as the same player")
    func asleep() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada")
        try await table.next()
        try await table.screen.expect("Question 1", in: "#progress")
        try await ada.sleep()
        try await table.screen.expect(
            "document.querySelector('#scores .is-away') !== null", within: 40)
        try await ada.wake()
        try await table.screen.expect("document.querySelector('#scores .is-away') === null")
        try await ada.expect("document.querySelector('#lost').hidden")
        try await ada.answer("Paris")
        try await table.screen.expect("Ada: Correct +100", in: "#outcome")
        #expect(ada.problems.isEmpty, "\(ada.problems)")
    }
}
