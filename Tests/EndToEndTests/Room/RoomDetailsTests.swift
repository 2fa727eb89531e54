import Foundation
import SoundTestSupport
import Testing

/// What pages do at the edges: names of other scripts, second thoughts, wrong choices, and the end.
@Suite("Details of a room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomDetailsTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private static let planet =
        #"{"id": "p", "question": "Which planet of the Sun, which people have known since antiquity, is the largest of them all, and is it also the heaviest of all that we know there?", "answer": "Jupiter", "category": ["Space"], "choices": ["Mars", "Saturn", "Jupiter", "Venus"]}"#

    private func table(_ arguments: [String] = [], pack: String) async throws -> RoomTable {
        try await RoomTable(
            ["--keyboard", "--pack", pack, "--scoring", "flat"] + arguments,
            home: home)
    }

    /// How many frames a page asks for in two seconds, and how often it moves its clock.
    private func drawings(of page: BrowserPage) async throws -> [Int] {
        try await page.evaluate(
            """
            new Promise((done) => {
              let [frames, moves] = [0, 0];
              const ask = window.requestAnimationFrame;
              window.requestAnimationFrame = (step) => { frames += 1; return ask(step); };
              const observer = new MutationObserver((changes) => { moves += changes.length; });
              observer.observe(document.querySelector("#fill"), { attributes: true });
              setTimeout(() => {
                observer.disconnect();
                window.requestAnimationFrame = ask;
                done([frames, moves].join());
              }, 2000);
            })
            """
        ).split(separator: ",").compactMap { Int($0) }
    }

    /// The size of the smallest letters on a page, in pixels.
    private func smallest(on page: BrowserPage) async throws -> Double {
        Double(
            try await page.evaluate(
                """
                (() => {
                  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                  let least = Infinity;
                  while (walker.nextNode()) {
                    const { parentElement: element, data } = walker.currentNode;
                    if (!data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
                    least = Math.min(least, Number.parseFloat(getComputedStyle(element).fontSize));
                  }
                  return String(least);
                })()
                """)) ?? 0
    }

    @Test("A sentence about an Arabic name runs as English does")
    func names() async throws {
        let table = try await table(pack: try home.parisPack(2))
        defer { table.close() }
        let other = try await table.phone("محمد")
        let ada = try await table.phone("Ada")
        try await table.next()
        try await other.tap("#buzzer")
        try await ada.expect("محمد has the floor.", in: "#state")
        try await table.host.expect("محمد has the floor", in: "#moment")
        for (page, id) in [(ada, "state"), (table.host, "moment"), (table.screen, "floor")] {
            // The line begins at its left.
            try await page.expect(
                """
                (() => { const element = document.getElementById("\(id)");
                  const range = document.createRange();
                  range.selectNodeContents(element);
                  return range.getBoundingClientRect().left - element.getBoundingClientRect().left < 2;
                })()
                """)
        }
        // The buzzer that had the focus is gone, and the answer can be typed.
        try await other.expect("document.activeElement.id === 'text'")
    }

    @Test("A wrong choice is struck and closed, and nothing grows smaller when somebody presses")
    func choices() async throws {
        let table = try await table(pack: try home.pack("Planets", [Self.planet]))
        defer { table.close() }
        let screen = table.screen
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace")
        try await table.next()
        try await screen.expect("Who knows it?", in: "#floor")
        // A clock moves four times a second, not with every frame.
        for page in [screen, ada] {
            let drawn = try await drawings(of: page)
            #expect(drawn.count == 2 && drawn[0] == 0 && (2...20).contains(drawn[1]), "\(drawn)")
        }
        func sizes() async throws -> String {
            try await screen.evaluate(
                "['#category', '#question', '#choices li'].map((part) => getComputedStyle(document.querySelector(part)).fontSize).join()"
            )
        }
        let before = try await sizes()
        // People read from five metres: on a television a metre wide, these letters are 15 mm high.
        #expect(try await smallest(on: screen) >= 28)
        try await ada.tap("#buzzer")
        try await screen.expect("Ada has the floor", in: "#floor")
        #expect(try await sizes() == before)
        try await ada.tap("#choices li:nth-child(1) button")
        try await screen.expect("Ada: Wrong", in: "#outcome")
        #expect(try await sizes() == before)
        #expect(try await smallest(on: screen) >= 28)
        try await screen.expect("Mars", in: "#choices li.is-gone")
        try await grace.expect("!document.querySelector('#buzzer').disabled")
        try await grace.tap("#buzzer")
        try await grace.expect(
            "!document.querySelector('#choices li:nth-child(2) button').disabled")
        try await grace.expect("document.querySelector('#choices li button').disabled")
        try await grace.expect("Mars", in: "#choices .is-gone")
    }

    @Test("Who leaves is asked again each time")
    func leaving() async throws {
        let table = try await table(pack: try home.parisPack(2))
        defer { table.close() }
        let ada = try await table.phone("Ada")
        let leave = "document.querySelector('#leave').click()"
        try await ada.evaluate("\(leave); \(leave)")
        try await ada.expect("document.querySelector('#join').checkVisibility()")
        try await ada.evaluate("document.querySelector('#join .strong').click()")
        try await ada.expect("document.querySelector('#play').checkVisibility()")
        try await ada.evaluate(leave)
        try await ada.expect("Really leave?", in: "#leave")
        try await ada.expect("Leave the game", in: "#leave")
        try await table.screen.expect("One player", in: "#crowd-count")
    }

    @Test("The host is asked before somebody is sent away, and the end has no keys")
    func host() async throws {
        let table = try await table(pack: try home.parisPack(2))
        defer { table.close() }
        let host = table.host
        let ada = try await table.phone("Ada")
        _ = try await table.phone("Grace")
        // The link's secret is not in the address, and a reload still has it.
        try await host.expect("location.hash === '' && !location.href.includes('#')")
        try await host.reload()
        try await table.next()
        try await table.screen.expect("Question 1", in: "#progress")
        let away = "[...document.querySelectorAll('[data-tool$=Ada]')].at(-1)"
        try await host.expect("\(away) !== undefined")
        try await host.evaluate("\(away).click()")
        try await host.expect("Remove Ada?", in: "#seats")
        try await host.evaluate("\(away).click()")
        try await ada.expect("The host removed you from the game.", in: "#problem")
        try await ada.tap("#join .strong")
        try await ada.expect("The host removed you from the game.", in: "#problem")
        try await host.expect("has left", in: "#seats")
        try await host.stopGame()
        try await table.screen.expect("", in: "#ending")
        try await host.expect(
            "[...document.querySelectorAll('#desk button')].every((button) => button.disabled)")
    }

    @Test("Teams have columns in the lobby, and two with the same points have won both")
    func teams() async throws {
        let table = try await table(
            ["--team", "Reds", "--team", "Blues", "--questions", "2"], pack: try home.parisPack(2))
        defer { table.close() }
        let screen = table.screen
        var phones: [BrowserPage] = []
        for (name, team) in [("Ada", "Reds"), ("Grace", "Blues")] {
            var phone = try await BrowserPage(table.browser, .phone)
            try await phone.open(table.joinLink)
            try await phone.expect("document.querySelector('#team').checkVisibility()")
            try await phone.write(name, into: "#name")
            try await phone.evaluate("document.querySelector('#team').value = '\(team)'")
            try await phone.tap("#join .strong")
            try await screen.expect(name, in: "#lobby-teams")
            phones.append(phone)
        }
        try await screen.expect("2 players", in: "#crowd-count")
        try await PagePictures.check(screen, as: "lobby-teams", slack: 0.09)
        // A page on which nothing moves draws nothing.
        #expect(try await drawings(of: screen) == [0, 0])
        try await table.next()
        for (place, phone) in phones.enumerated() {
            try await screen.expect("Question \(place + 1)", in: "#progress")
            try await phone.tap("#buzzer")
            try await phone.answer("Paris")
            try await screen.expect("Correct +100", in: "#outcome")
            try await table.next()
        }
        try await screen.expect("The end", in: "#ending-title")
        let row = "[...document.querySelectorAll('#podium .is-winner')]"
        #expect(try await screen.evaluate("String(\(row).length)") == "2")
        #expect(
            try await screen.evaluate("String(new Set(\(row).map((one) => one.offsetTop)).size)")
                == "1")
        // The room draws the teams' signs and colours.
        try await PagePictures.check(screen, as: "end-shared", slack: 0.2)
    }
}
