import Foundation
import SoundTestSupport
import Testing

/// What makes a game a show: the podium, rows that move, sounds, and who plays while others wait.
@Suite("A show", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomShowTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func table(_ arguments: [String], questions: Int = 3) async throws -> RoomTable {
        try await RoomTable(
            ["--keyboard", "--pack", try home.parisPack(questions), "--scoring", "flat"]
                + arguments, home: home)
    }

    /// The host gives a player fifty points a number of times.
    private func give(_ name: String, _ times: Int, _ table: RoomTable) async throws {
        let plus = "document.querySelector('[data-tool=\"1 \(name)\"]')"
        for _ in 0..<times {
            try await table.host.expect("\(plus) !== null")
            let before = try await points(name, table)
            try await table.host.evaluate("\(plus).click()")
            try await table.screen.expect("(\(Self.points(name))) !== '\(before)'")
        }
    }

    private static func points(_ name: String) -> String {
        "document.querySelector('#scores [data-name=\"\(name)\"] b')?.innerText"
    }

    private func points(_ name: String, _ table: RoomTable) async throws -> String {
        try await table.screen.evaluate(Self.points(name))
    }

    @Test(
        "Third, second and first place are shown one after another, and at once to who wants it calm"
    )
    func podium() async throws {
        let table = try await table(["--questions", "3"])
        defer { table.close() }
        var calm = try await BrowserPage(table.browser, .television)
        try await calm.open(table.links["screen"] ?? "")
        for name in ["Ada", "Grace", "Mary", "Linus"] { _ = try await table.phone(name) }
        try await table.next()
        let screen = table.screen
        try await screen.expect("Question 1", in: "#progress")
        try await give("Grace", 3, table)
        try await give("Ada", 2, table)
        try await give("Mary", 1, table)
        try await screen.look(dark: false, isCalm: false)
        // Notes when each place is first seen.
        try await screen.evaluate(
            """
            window.seen = {};
            setInterval(() => {
              for (const one of document.querySelectorAll("#podium li")) {
                const place = one.dataset.place;
                if (!one.classList.contains("is-waiting")) window.seen[place] ??= performance.now();
              }
            }, 20);
            """)
        try await table.host.stopGame()
        try await calm.expect("", in: "#ending")
        #expect(
            try await calm.evaluate(
                "String([...document.querySelectorAll('#podium li')].every((one) => one.checkVisibility({ visibilityProperty: true })))"
            ) == "true")
        try await screen.expect("Grace", in: "#podium .is-winner")
        try await screen.expect("window.seen[1] !== undefined")
        let pauses = try await screen.evaluate(
            "[window.seen[2] - window.seen[3], window.seen[1] - window.seen[2]].map(Math.round).join()"
        ).split(separator: ",").compactMap { Double($0) }
        #expect(pauses.count == 2)
        for pause in pauses { #expect((1_000...2_500).contains(pause), "\(pauses)") }
        try await screen.expect("Linus", in: "#rest")
        try await screen.expect("4.", in: "#rest")
        for device in [BrowserPage.Device.television, .phone] {
            try await calm.resize(to: device)
            let problems = try await PagePictures.problems(of: calm)
            #expect(problems.isEmpty, "\(problems)")
        }
        for page in [screen, calm] { #expect(page.problems.isEmpty, "\(page.problems)") }
    }

    @Test("Rows slide to their new place after a ruling, but not for who wants it calm")
    func standings() async throws {
        let table = try await table(["--questions", "3"])
        defer { table.close() }
        let screen = table.screen
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace")
        try await table.next()
        try await screen.expect("Question 1", in: "#progress")
        try await screen.evaluate(
            """
            window.slid = false;
            setInterval(() => {
              window.slid ||= [...document.querySelectorAll("#scores li")].some((row) => row.getAnimations().length > 0);
            }, 10);
            """)
        try await screen.look(dark: false, isCalm: false)
        try await grace.tap("#buzzer")
        try await grace.answer("Paris")
        try await screen.expect("Grace: Correct +100", in: "#outcome")
        try await screen.expect("window.slid")
        try await screen.expect("document.querySelector('#scores li').dataset.name === 'Grace'")
        // The rows come to rest, and nothing is left that moves.
        try await screen.expect("document.getAnimations().length === 0", within: 10)
        try await screen.look(dark: false, isCalm: true)
        try await screen.evaluate("window.slid = false")
        for number in 2...3 {
            try await table.next()
            try await screen.expect("Question \(number)", in: "#progress")
            try await ada.tap("#buzzer")
            try await ada.answer("Paris")
            try await screen.expect("Ada: Correct +100", in: "#outcome")
        }
        try await screen.expect("document.querySelector('#scores li').dataset.name === 'Ada'")
        #expect(try await screen.evaluate("String(window.slid)") == "false")
    }

    @Test(
        "The screen sounds after a click, not when it is switched off, and never into a microphone")
    func sounds() async throws {
        let table = try await table(["--questions", "3"])
        defer { table.close() }
        let screen = table.screen
        let ada = try await table.phone("Ada")
        _ = try await table.phone("Grace")
        try await screen.evaluate(
            """
            window.tones = 0;
            const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (when) { window.tones += 1; return start.call(this, when); };
            """)
        try await screen.expect("Click for sound", in: "#sound-hint")
        try await table.next()
        try await ada.tap("#buzzer")
        try await screen.expect("Ada has the floor", in: "#floor")
        #expect(try await screen.evaluate("String(window.tones)") == "0")
        try await screen.tap("#question")
        try await screen.expect("document.querySelector('#sound-hint')?.hidden")
        try await ada.answer("Paris")
        try await screen.expect("Ada: Correct", in: "#outcome")
        try await screen.expect("window.tones >= 3")

        // Off by one key, also after a reload, and on again by the button.
        try await screen.press(key: "m")
        try await screen.expect("document.querySelector('#sound')?.ariaPressed === 'false'")
        let tones = try await screen.evaluate("String(window.tones)")
        try await table.next()
        try await screen.expect("Question 2", in: "#progress")
        try await ada.tap("#buzzer")
        try await screen.expect("Ada has the floor", in: "#floor")
        #expect(try await screen.evaluate("String(window.tones)") == tones)
        try await screen.reload()
        try await screen.expect("document.querySelector('#sound')?.ariaPressed === 'false'")
        #expect(
            try await screen.evaluate("String(document.querySelector('#sound-hint').hidden)")
                == "true")
        try await screen.tap("#sound")
        try await screen.expect("document.querySelector('#sound')?.ariaPressed === 'true'")
        try await screen.expect("document.querySelector('#sound-hint')?.hidden")
        // A first click on the button allows the sounds, and does not switch them off.
        try await screen.reload()
        try await screen.expect("Click for sound", in: "#sound-hint")
        try await screen.tap("#sound")
        try await screen.expect("document.querySelector('#sound-hint')?.hidden")
        try await screen.expect("document.querySelector('#sound')?.ariaPressed === 'true'")

        // What a page must not do while a microphone listens or a question is read aloud.
        let silent = try await screen.evaluate(
            """
            import("/sounds.js").then(({ mustBeSilent }) => [
              { stage: { moment: "open" } }, { stage: { moment: "open" }, isListening: false },
              { stage: { moment: "reading" } }, { stage: { moment: "open" }, isListening: true },
              { stage: { moment: "floor" }, isSpeaking: true },
              { stage: { moment: "verdict" }, isReadingAloud: true },
            ].map((picture) => mustBeSilent(picture)).join())
            """)
        #expect(silent == "false,false,true,true,true,true")
        let late = try await screen.evaluate(
            """
            import("/sounds.js").then(async ({ Sounds }) => {
              const played = [];
              const sounds = new Sounds(document.createElement("button"), () => {});
              sounds.play = (name) => played.push(name);
              const asked = { moment: "open", question: { number: 1 }, rulings: [] };
              const ruled = (isRight) => ({ ...asked, moment: "verdict",
                verdict: { isRight, outcome: isRight ? "correct" : "incorrect" } });
              const wait = () => new Promise((done) => setTimeout(done, 400));
              // The microphone opens just after the press.
              sounds.follow({ stage: asked, presses: [], isListening: false });
              sounds.follow({ stage: { ...asked, moment: "floor" }, presses: [{}], isListening: false });
              sounds.follow({ stage: { ...asked, moment: "floor" }, presses: [{}], isListening: true });
              await wait();
              // It is closed after the ruling.
              sounds.follow({ stage: ruled(false), presses: [], isListening: false });
              await wait();
              return played.join();
            })
            """)
        #expect(late == "wrong")
        #expect(screen.problems.isEmpty, "\(screen.problems)")
    }

    /// A player answers questions until the screen announces somebody else.
    private func playOut(
        _ phone: BrowserPage, saying answer: String, until announced: String, on screen: BrowserPage
    ) async throws {
        let isAnnounced = """
            (() => { const e = document.querySelector("#round-contest");
              return String(e.checkVisibility() && /^\\W*\(announced)/.test(e.innerText)); })()
            """
        let end = ContinuousClock.now + .seconds(120)
        while try await screen.evaluate(isAnnounced) != "true", ContinuousClock.now < end {
            try await phone.evaluate(
                """
                (() => { const form = document.querySelector("#answer");
                  if (form.hidden) return;
                  document.querySelector("#text").value = "\(answer)";
                  form.requestSubmit(); })()
                """)
            try await Task.sleep(for: .milliseconds(100))
        }
    }

    @Test("A tie-break and a lightning round say who plays, and what the others wait for")
    func contests() async throws {
        let questions = (1...14).map {
            #"{"id": "q\#($0)", "question": "What is the capital of France, number \#($0)?", "answer": "Paris"}"#
        }
        let table = try await RoomTable(
            [
                "--keyboard", "--pack", try home.pack("An evening", questions), "--round",
                "lightning 3 seconds=60", "--round", "tie-break 2", "--scoring", "flat", "--seed",
                "1",
            ], home: home)
        defer { table.close() }
        let screen = table.screen
        var phones: [BrowserPage] = []
        for name in ["Ada", "Grace", "Mary"] { phones.append(try await table.phone(name)) }
        let (ada, grace, mary) = (phones[0], phones[1], phones[2])
        try await table.next()
        try await screen.expect("Lightning", in: "#round-title")
        try await screen.expect(
            "Ada plays alone, followed by Grace and Mary.", in: "#round-contest")
        try await ada.expect("It is your turn. Get ready!", in: "#state")
        try await grace.expect("Ada plays alone. You are next.", in: "#state")
        try await mary.expect("Ada plays alone. Your turn comes after Grace.", in: "#state")
        for page in [screen, mary] {
            let problems = try await PagePictures.problems(of: page)
            #expect(problems.isEmpty, "\(problems)")
        }
        try await table.next()
        try await screen.expect("Ada has 60 seconds.", in: "#outcome")
        try await table.next()
        try await screen.expect("Ada plays alone, followed by", in: "#contest")
        try await playOut(ada, saying: "Paris", until: "Grace", on: screen)
        try await screen.expect(
            "Grace plays alone, followed by Mary.", in: "#round-contest")
        try await ada.expect(
            "Grace plays alone. Please wait until this round is over.", in: "#state")
        try await playOut(grace, saying: "nonsense", until: "Mary", on: screen)
        try await screen.expect("Mary is the last to play in this round.", in: "#round-contest")
        try await playOut(mary, saying: "Paris", until: "Only", on: screen)

        // Ada and Mary share first place.
        try await screen.expect("Tie-break", in: "#round-title")
        try await screen.expect(
            "Only Ada and Mary play. The others wait until the tie is broken.",
            in: "#round-contest")
        try await grace.expect(
            "Ada and Mary play for first place. Please wait until the tie is broken.", in: "#state")
        try await ada.expect("It is your turn. Get ready!", in: "#state")
        try await table.next(until: "Who knows it?", in: "#floor")
        try await screen.expect("Only Ada and Mary play.", in: "#contest")
        try await grace.expect("Please wait until the tie is broken.", in: "#state")
        #expect(
            try await grace.evaluate("String(document.querySelector('#buzzer').disabled)") == "true"
        )
        let problems = try await PagePictures.problems(of: screen)
        #expect(problems.isEmpty, "\(problems)")
        try await PagePictures.check(grace, as: "phone-waits")
        try await mary.tap("#buzzer")
        try await mary.answer("Paris")
        try await screen.expect("Mary: Correct", in: "#outcome")
        try await table.next()
        try await screen.expect("Mary", in: "#podium .is-winner")
        for page in [screen, ada, grace, mary] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }
}
