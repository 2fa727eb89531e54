import Foundation
import SoundTestSupport
import Testing

/// Players choose an animal and a colour, which then stand for them everywhere.
@Suite("Signs of players", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomSignsTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private static func sign(_ sign: Int, _ colour: Int) -> String {
        """
        document.querySelector('input[name=colour][value="\(colour)"]').click();
        document.querySelector('input[name=sign][value="\(sign)"]').click()
        """
    }

    /// The names of the players with a drawing beside them, in the colour of each.
    private static func signed(_ selector: String) -> String {
        "[...document.querySelectorAll('\(selector)')].filter((one) => one.querySelector('.badge path')).length"
    }

    @Test("What somebody has is shown as taken, and the screen fills with signs")
    func choosing() async throws {
        let table = try await RoomTable(
            [
                "--keyboard", "--pack", try home.parisPack(3), "--questions", "1", "--scoring",
                "flat",
            ], home: home)
        defer { table.close() }
        var grace = try await BrowserPage(table.browser, .phone, isDark: true)
        try await grace.open(table.joinLink)
        try await grace.expect("document.querySelectorAll('#signs input').length >= 24")
        try await grace.evaluate(Self.sign(4, 2))
        let rabbit = "document.querySelector('input[name=sign][value=\"4\"]')"
        try await grace.expect("\(rabbit).checked && !\(rabbit).disabled")

        // Another player has joined with it before: it is closed, and the page says so.
        var ada = try await BrowserPage(table.browser, .phone)
        try await ada.open(table.joinLink)
        try await ada.write("Ada", into: "#name")
        try await ada.evaluate(Self.sign(4, 2))
        try await ada.tap("#join .strong")
        try await ada.expect("Ada", in: "#me")
        try await grace.expect("\(rabbit).disabled && !\(rabbit).checked")
        try await grace.expect("Another player already has this symbol", in: "#problem")
        #expect(
            try await grace.evaluate("\(rabbit).getAttribute('aria-label')").contains("taken"))
        // In another colour it is free.
        try await grace.evaluate(Self.sign(4, 3))
        try await grace.expect("\(rabbit).checked && !\(rabbit).disabled")
        let small = """
            [...document.querySelectorAll('#signs label, #colours label')].filter((one) => {
              const box = one.getBoundingClientRect();
              return box.width < 43.9 || box.height < 43.9;
            }).length
            """
        for device in [BrowserPage.Device.phone, .smallPhone] {
            try await grace.resize(to: device)
            #expect(try await grace.evaluate("String(\(small))") == "0")
            let problems = try await PagePictures.problems(of: grace)
            #expect(problems.isEmpty, "\(problems)")
        }
        try await grace.resize(to: .phone)
        try await grace.write("Grace", into: "#name")
        try await grace.tap("#join .strong")
        try await grace.expect("Grace", in: "#me")
        try await grace.expect("document.querySelector('#sign .badge').dataset.colour === '3'")

        // Whoever chooses nothing gets a sign too, and all pages show all of them.
        _ = try await table.phone("Mary")
        let screen = table.screen
        try await screen.expect("\(Self.signed("#crowd li")) === 3")
        try await table.host.expect("\(Self.signed("#seats li")) === 3")
        try await table.next()
        try await screen.expect("\(Self.signed("#scores li")) === 3")
        // A reload changes nothing.
        try await grace.reload()
        try await grace.expect("document.querySelector('#sign .badge')?.dataset.colour === '3'")
        try await ada.tap("#buzzer")
        try await ada.answer("Paris")
        try await screen.expect("Ada: Correct", in: "#outcome")
        try await table.next()
        try await screen.expect("The end", in: "#ending-title")
        try await screen.expect("\(Self.signed("#podium li")) >= 1")
        for page in [screen, table.host, ada, grace] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }
}
