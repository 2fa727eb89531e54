import Foundation
import SoundTestSupport
import Testing

/// Pictures of states that come by in no other test, and the looks that a system may ask for.
@Suite("States of a room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomStatesTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private static let planet =
        #"{"id": "p", "question": "Which planet is the largest?", "answer": "Jupiter", "category": ["Space"], "choices": ["Mars", "Saturn", "Jupiter", "Venus"]}"#

    private func table(_ arguments: [String] = []) async throws -> RoomTable {
        try await RoomTable(
            [
                "--keyboard", "--pack", try home.pack("Planets", [Self.planet]), "--scoring",
                "jeopardy",
            ] + arguments, home: home)
    }

    @Test("From the lobby to the end, as each page shows it")
    func buzzers() async throws {
        let table = try await table()
        defer { table.close() }
        let (screen, host) = (table.screen, table.host)
        let ada = try await table.phone("Ada", colour: 1)
        let grace = try await table.phone("Grace", isDark: true, colour: 2)
        try await host.expect("Grace", in: "#seats")
        try await PagePictures.check(host, as: "host-lobby")
        try await PagePictures.check(ada, as: "phone-lobby")
        try await table.next()
        try await screen.expect("Who knows it?", in: "#floor")
        try await PagePictures.check(screen, as: "open")
        try await ada.tap("#buzzer")
        try await grace.expect("Ada has the floor.", in: "#state")
        let other = try await PagePictures.taken(of: grace, as: "phone-floor")
        try await ada.tap("#choices li:nth-child(1) button")
        try await screen.expect("Ada: Wrong", in: "#outcome")
        try await other.compare()
        try await PagePictures.check(screen, as: "freed")
        try await ada.expect("Not right.", in: "#state")
        try await ada.expect("−", in: "#state")
        try await PagePictures.check(ada, as: "phone-missed")
        try await table.host.tap("[data-command=hold]")
        try await grace.expect("document.querySelector('#buzzer').disabled")
        try await screen.expect("document.body.dataset.moment === 'paused'")
        try await PagePictures.check(screen, as: "paused")
        try await PagePictures.check(grace, as: "phone-paused")
        try await table.host.tap("[data-command=hold]")
        try await grace.expect("!document.querySelector('#buzzer').disabled")
        try await grace.tap("#buzzer")
        try await grace.tap("#choices li:nth-child(3) button")
        try await screen.expect("Grace: Correct", in: "#outcome")
        try await grace.expect("Right!", in: "#result-outcome")
        try await ada.expect("Wrong", in: "#result-outcome")
        try await PagePictures.check(grace, as: "phone-right")
        try await PagePictures.check(ada, as: "phone-wrong")
        try await table.next()
        try await screen.expect("The end", in: "#ending-title")
        try await ada.expect("You are 2nd.", in: "#state")
        try await PagePictures.check(ada, as: "phone-end")
        try await PagePictures.check(host, as: "host-end")
        for page in [screen, host, ada, grace] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }

    @Test("A player whose time on the floor runs out is told so")
    func silence() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada", colour: 1)
        let grace = try await table.phone("Grace", colour: 2)
        try await table.next()
        try await table.screen.expect("Who knows it?", in: "#floor")
        try await ada.tap("#buzzer")
        try await grace.expect("Ada has the floor.", in: "#state")
        try await ada.expect("You did not answer in time.", in: "#state")
        try await grace.expect("!document.querySelector('#buzzer').disabled")
        #expect(ada.problems.isEmpty && grace.problems.isEmpty)
    }

    @Test("In the lobby, a key of the host does nothing if its button is disabled")
    func lobbyKeys() async throws {
        let table = try await table()
        defer { table.close() }
        _ = try await table.phone("Ada", colour: 1)
        _ = try await table.phone("Grace", colour: 2)
        let host = table.host
        try await host.expect("document.querySelector('[data-command=accept]').disabled")
        try await host.evaluate(
            """
            (() => {
              window.commands = [];
              const send = WebSocket.prototype.send;
              WebSocket.prototype.send = function (text) {
                if (String(text).includes("command")) window.commands.push(String(text));
                return send.call(this, text);
              };
              window.hit = (key) =>
                document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
              for (const key of ["a", "x", "u", "b", "v", "h", "s", " "]) window.hit(key);
            })()
            """)
        #expect(try await host.evaluate("window.commands.join(' ')").isEmpty)
        try await host.evaluate("String(window.hit('n'))")
        try await table.screen.expect("Who knows it?", in: "#floor")
        #expect(try await host.evaluate("String(window.commands.length)") == "1")
        #expect(host.problems.isEmpty, "\(host.problems)")
    }

    @Test("A host who rules sees what was answered, and what the judge thinks")
    func proposal() async throws {
        let table = try await table(["--mode", "host"])
        defer { table.close() }
        let ada = try await table.phone("Ada", colour: 1)
        _ = try await table.phone("Grace", colour: 2)
        try await table.next()
        try await table.question("largest")
        try await ada.expect("!document.querySelector('#buzzer').disabled")
        try await ada.tap("#buzzer")
        try await ada.tap("#choices li:nth-child(3) button")
        try await table.host.expect("right, according to the judge", in: "#advice")
        try await PagePictures.check(table.host, as: "host-ruling")
        try await table.host.tap("[data-command=accept]")
        try await table.screen.expect("Ada: Correct", in: "#outcome")
        try await ada.expect("Right!", in: "#result-outcome")
    }

    @Test("Of many players, the first are shown, and how many more there are")
    func many() async throws {
        let table = try await table()
        defer { table.close() }
        let screen = table.screen
        let ada = try await table.phone("Ada")
        // Other phones, as the room sees them.
        try await ada.evaluate(
            """
            (async () => {
              window.phones = [];
              for (let number = 1; number <= 51; number += 1) {
                await new Promise((done) => {
                  const phone = new WebSocket(`ws://${location.host}/room`);
                  phone.addEventListener("open", () => phone.send(JSON.stringify(
                    { say: "join", code: "\(table.joinLink.suffix(4))", name: `Player ${number}` })));
                  phone.addEventListener("message", (event) => {
                    const { ping, welcome } = JSON.parse(event.data);
                    if (ping !== undefined) phone.send(JSON.stringify({ say: "pong", number: ping }));
                    if (welcome) done();
                  });
                  window.phones.push(phone);
                });
              }
            })()
            """)
        try await screen.expect("52 players", in: "#crowd-count")
        try await screen.expect("and 12 more", in: "#crowd")
        #expect(try await PagePictures.problems(of: screen) == "")
        try await table.next()
        try await screen.expect("Who knows it?", in: "#floor")
        let more = "document.querySelector('#scores .more')"
        try await screen.expect("\(more).checkVisibility()")
        #expect(
            try await screen.evaluate("String(/^and \\d+ more$/.test(\(more).innerText))") == "true"
        )
        #expect(try await PagePictures.problems(of: screen) == "")
        try await ada.tap("#buzzer")
        try await ada.tap("#choices li:nth-child(3) button")
        try await ada.expect("1st", in: "#result-place")
        try await table.next()
        try await screen.expect("The end", in: "#ending-title")
        try await screen.expect("more", in: "#rest .more")
        #expect(try await PagePictures.problems(of: screen) == "")
        #expect(screen.problems.isEmpty, "\(screen.problems)")
    }

    /// What would be told apart only by its ground, if the system chooses the colours.
    private static let withoutBorder = """
        [...document.querySelectorAll(
          "button, input:not([type=radio]), select, .choices li, .scores li:not(.more), .result, .card, .track, .time, .podium em")]
          .filter((one) => one.checkVisibility() && !one.matches(".plain, .more, #sound"))
          .filter((one) => {
            const style = getComputedStyle(one);
            const isPainted = style.forcedColorAdjust === "none" && style.backgroundColor !== "rgba(0, 0, 0, 0)";
            // A list whose items are buttons has its borders there.
            return !isPainted && !one.querySelector("button") && !(Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== "none");
          })
          .map((one) => one.id || one.className || one.innerText).join()
        """

    @Test("If the system chooses the colours, everything has a border")
    func forcedColours() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace")
        func look() async throws {
            for page in [table.screen, table.host, ada, grace] {
                try await page.look(dark: false, isForced: true)
                #expect(
                    try await page.evaluate("String(matchMedia('(forced-colors: active)').matches)")
                        == "true")
                #expect(try await page.evaluate(Self.withoutBorder) == "")
            }
        }
        try await look()
        try await table.next()
        try await table.screen.expect("Who knows it?", in: "#floor")
        try await look()
        try await ada.tap("#buzzer")
        try await ada.tap("#choices li:nth-child(1) button")
        try await grace.expect("!document.querySelector('#buzzer').disabled")
        try await grace.tap("#buzzer")
        try await look()
        try await grace.tap("#choices li:nth-child(3) button")
        try await grace.expect("Right!", in: "#result-outcome")
        try await look()
        // Right and wrong differ in more than colour.
        let border = "getComputedStyle(document.querySelector('#result')).borderTopStyle"
        #expect(try await grace.evaluate(border) == "solid")
        #expect(try await ada.evaluate(border) == "dashed")
        try await table.next()
        try await table.screen.expect("The end", in: "#ending-title")
        try await look()
    }

    @Test("What changes is in a region that screen readers announce")
    func announcements() async throws {
        let table = try await table()
        defer { table.close() }
        let ada = try await table.phone("Ada")
        func areAnnounced(_ parts: [String], on page: BrowserPage) async throws {
            for part in parts {
                let region =
                    "document.querySelector('\(part)').closest('[aria-live=polite], [role=status], [role=alert]')"
                #expect(try await page.evaluate("String(\(region) !== null)") == "true", "\(part)")
            }
        }
        try await areAnnounced(
            [
                "#question", "#words", "#outcome", "#answer", "#ending-title", "#crowd-count",
                "#lost",
            ],
            on: table.screen)
        try await areAnnounced(["#words", "#advice", "#notes", "#closed"], on: table.host)
        try await areAnnounced(
            ["#state", "#result-outcome", "#result-place", "#words", "#problem", "#lost"], on: ada)
        // The seconds would be announced all the time.
        #expect(
            try await table.screen.evaluate(
                "String(document.querySelector('#seconds').closest('[aria-live], [role=status]'))")
                == "null")
    }
}
