import Foundation
import SoundTestSupport
import Testing

/// Every kind of round on the screen and on phones.
@Suite("Rounds in a room", .serialized, .timeLimit(.minutes(30)), .needsBrowser)
struct RoomRoundTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func table(
        _ questions: [String], _ rounds: [String], isDark: Bool = false
    ) async throws -> RoomTable {
        return try await RoomTable(
            ["--keyboard", "--pack", try home.pack("An evening", questions)]
                + rounds.flatMap { ["--round", $0] } + ["--scoring", "jeopardy", "--seed", "1"],
            home: home, isDark: isDark)
    }

    @Test("A board is picked, numbers are guessed, a list is named")
    func boardEstimationList() async throws {
        let table = try await table(
            [
                #"{"id": "b1", "question": "What is the capital of France?", "answer": "Paris", "category": "Towns", "points": 100}"#,
                #"{"id": "b2", "question": "What is the capital of Italy?", "answer": "Rome", "category": "Towns", "points": 200}"#,
                #"{"id": "b3", "question": "Who is the boy wizard?", "answer": "Harry Potter", "category": "Film", "points": 100}"#,
                #"{"id": "b4", "question": "Who is the clever witch beside him?", "answer": "Hermione", "category": "Film", "points": 200}"#,
                #"{"id": "e", "question": "How high is Mount Everest in metres?", "answer": "8849", "category": "Numbers", "points": 300}"#,
                #"{"id": "l", "question": "Name two planets of the Sun.", "answer": "Mars", "accept": ["Venus", "Earth"], "tags": ["list", "name:2"], "points": 200}"#,
            ], ["board category=Towns,Film values=100,200", "estimation 1", "list"])
        defer { table.close() }
        let (screen, host) = (table.screen, table.host)
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace", isDark: true)
        try await table.next()
        try await screen.expect("Board", in: "#round-title")
        try await table.next()

        // Who picks has the board on the phone, the others wait.
        try await screen.expect("Ada picks", in: "#floor")
        #expect(try await grace.evaluate("document.querySelector('#board').hidden") == "1")
        try await grace.expect("Ada picks.", in: "#state")
        try await host.expect("Ada picks", in: "#moment")
        // Next has no effect now, and says so.
        try await host.tap("[data-command=next]")
        try await host.expect("continues the game after a ruling", in: "#advice")
        let board = try await PagePictures.taken(of: screen, as: "board")
        try await ada.tap("#board fieldset:nth-of-type(2) button:nth-of-type(2)")
        try await table.question("witch")
        try await screen.expect("200 points", in: "#category")
        try await grace.tap("#buzzer")
        try await grace.answer("Hermione")
        try await screen.expect("Grace: Correct +200", in: "#outcome")
        try await grace.expect("+200 points", in: "#result-points")
        try await grace.expect("1st", in: "#result-place")
        try await board.compare()
        for turn in 1...2 {
            try await table.next()
            try await screen.expect("picks", in: "#floor")
            let picker = try await screen.text(of: "#floor").hasPrefix("Grace") ? grace : ada
            try await picker.expect("Pick a question.", in: "#state")
            if turn == 1 { try await PagePictures.taken(of: picker, as: "pick").compare() }
            try await picker.tap("#board button:not(:disabled)")
            try await screen.expect("document.querySelector('#asked').checkVisibility()")
            try await host.tap("[data-command=reveal]")
            try await screen.expect("document.body.dataset.moment === 'verdict'")
        }

        // The last one is picked by itself.
        try await table.next()
        try await screen.expect("Question 4", in: "#progress")
        try await host.tap("[data-command=reveal]")

        // Everybody writes a number; nobody sees another's before all have.
        try await table.next()
        try await screen.expect("Estimation", in: "#round-title")
        try await table.next()
        try await table.question("Everest")
        try await ada.expect("document.querySelector('#text').checkVisibility()")
        try await PagePictures.check(ada, as: "estimate")
        // Who writes none is told so, whether they have the floor or not.
        for phone in [ada, grace] {
            try await phone.answer("lots")
            try await phone.expect("The answer is a number.", in: "#state")
        }
        try await ada.answer("8800")
        try await screen.expect("1 of 2 have finished", in: "#floor")
        try await ada.expect("Noted: “8800”.", in: "#state")
        #expect(try await !screen.text(of: "body").contains("8800"))
        #expect(try await !grace.text(of: "body").contains("8800"))
        try await grace.answer("9500")
        try await screen.expect("8849", in: "#answer")
        try await screen.expect("8800", in: "#rulings")
        try await screen.expect("9500", in: "#rulings")
        try await PagePictures.check(screen, as: "estimation")

        // What was named is seen, and how many are wanted.
        try await table.next()
        try await screen.expect("List", in: "#round-title")
        try await table.next()
        try await table.question("planets")
        try await screen.expect("0 of 2", in: "#wanted")
        try await ada.answer("Venus")
        try await screen.expect("Venus", in: "#found")
        try await screen.expect("1 of 2", in: "#wanted")
        #expect(try await !screen.text(of: "body").contains("Mars"))
        try await PagePictures.check(screen, as: "list")
        try await host.stopGame()
        try await screen.expect("", in: "#ending")
        #expect(table.program.waitForEnd().status == 0)
        for page in [screen, host, ada, grace] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }

    @Test("One clock for many questions, wagers, and a tie that is broken")
    func lightningFinalTieBreak() async throws {
        let questions = (1...14).map {
            #"{"id": "q\#($0)", "question": "What is the capital of France, number \#($0)?", "answer": "Paris", "category": "Towns", "points": 100}"#
        }
        let table = try await table(
            questions, ["lightning 1 seconds=60", "final", "tie-break 2"], isDark: true)
        defer { table.close() }
        let (screen, host) = (table.screen, table.host)
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace", isDark: true)
        try await table.next()
        try await screen.expect("Lightning", in: "#round-title")
        try await table.next()
        // Each has a clock, and a share of the questions.
        for player in [ada, grace] {
            let name = try await player.text(of: "#me")
            try await screen.expect("\(name) has 60 seconds.", in: "#outcome")
            try await table.next()
            try await player.expect("\(name) has 60 seconds.", in: "#state")
            if name == "Ada" {
                try await screen.expect("document.body.dataset.moment === 'floor'")
                try await PagePictures.check(screen, as: "lightning")
            }
            for points in [100, 200] {
                try await player.answer("Paris")
                try await player.expect("\(points)", in: "#points")
                // The next question is asked at once, so one line tells of the last.
                if points == 100 {
                    try await player.expect("Right! · +100 points · ", in: "#state")
                }
            }
        }
        try await table.next(until: "0 of 2 have finished", in: "#floor")
        try await screen.expect("The question is about Towns.", in: "#outcome")
        try await ada.expect("Place your wagers.", in: "#state")
        let wager = try await PagePictures.taken(of: ada, as: "wager")
        // More than one has is not taken.
        try await ada.wager(5_000)
        try await ada.expect("Please wager a whole number of points", in: "#state")
        try await ada.expect("document.querySelector('#state.is-bad') !== null")
        try await ada.wager(0)
        try await grace.wager(0)
        try await wager.compare()
        try await screen.expect("document.querySelector('#question').checkVisibility()")
        try await ada.answer("nonsense")
        try await grace.answer("nonsense")
        try await screen.expect("Paris", in: "#answer")
        try await table.next(until: "Tie-break", in: "#round-title")
        try await PagePictures.check(screen, as: "tie-break")
        try await table.next(until: "Who knows it?", in: "#floor")
        try await grace.tap("#buzzer")
        try await grace.answer("Paris")
        try await screen.expect("Grace: Correct", in: "#outcome")
        try await grace.expect("Right!", in: "#result-outcome")
        try await ada.expect("2nd, down from 1st", in: "#result-place")
        try await table.next()
        try await screen.expect("", in: "#ending")
        try await grace.expect("You are 1st.", in: "#state")
        try await ada.expect("You are 2nd.", in: "#state")
        #expect(table.program.waitForEnd().status == 0)
        for page in [screen, host, ada, grace] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }

    @Test("Everybody answers every question, and each phone is told its own result")
    func quiz() async throws {
        let questions = [
            #"{"id": "p", "question": "Which planet is the largest?", "answer": "Jupiter", "choices": ["Mars", "Jupiter", "Venus"]}"#,
            #"{"id": "q", "question": "Which planet is the smallest?", "answer": "Mercury", "choices": ["Mercury", "Jupiter", "Venus"]}"#,
        ]
        let table = try await RoomTable(
            [
                "--keyboard", "--mode", "quiz", "--scoring", "flat", "--seed", "1", "--pack",
                try home.pack("Planets", questions),
            ], home: home)
        defer { table.close() }
        let screen = table.screen
        let ada = try await table.phone("Ada")
        let grace = try await table.phone("Grace", isDark: true)
        try await table.next()
        try await table.question("Which planet")
        let isRight = "document.querySelector('#choices button')"
        try await ada.expect("\(isRight) && !\(isRight).disabled")
        #expect(try await ada.evaluate("document.querySelector('#buzzer').hidden") == "1")
        let first = try await table.answer()
        func choice(_ text: String) -> String {
            "[...document.querySelectorAll('#choices button')].find((one) => one.textContent.includes('\(text)')).click()"
        }
        try await ada.evaluate(choice(first))
        try await ada.expect("Noted: ", in: "#state")
        try await PagePictures.check(ada, as: "noted")
        try await screen.expect("1 of 2 have finished", in: "#floor")
        try await PagePictures.check(screen, as: "sealed")
        // Both questions have Venus, and it is never right.
        try await grace.evaluate(choice("Venus"))
        try await screen.expect("1 of 2 right", in: "#outcome")
        try await screen.expect("Ada was the fastest", in: "#why")
        try await screen.expect("document.querySelectorAll('#choices .bar').length === 3")
        try await ada.expect("Right!", in: "#result-outcome")
        try await ada.expect("+100 points", in: "#result-points")
        try await ada.expect("1st", in: "#result-place")
        try await grace.expect("Wrong", in: "#result-outcome")
        try await grace.expect("It is \(first).", in: "#state")
        for page in [screen, ada, grace] {
            let problems = try await PagePictures.problems(of: page)
            #expect(problems.isEmpty, "\(problems)")
        }
        try await table.next(until: "0 of 2 have finished", in: "#floor")
        try await grace.expect("!document.querySelector('#answer').hidden")
        #expect(try await grace.evaluate("document.querySelector('#result').hidden") == "1")
        try await grace.answer(try await table.answer())
        try await ada.expect("!document.querySelector('#pass').hidden")
        try await ada.tap("#pass")
        try await screen.expect("1 of 2 right", in: "#outcome")
        try await ada.expect("No answer", in: "#result-outcome")
        try await grace.expect("1st, up from 2nd", in: "#result-place")
        // While the host's page is open, the last ruling stays.
        try await PagePictures.check(screen, as: "quiz")
        try await PagePictures.check(grace, as: "quiz-result", alsoInOtherLight: true)
        for page in [screen, ada, grace] {
            #expect(page.problems.isEmpty, "\(page.problems)")
        }
    }

    @Test("The tabulator goes through the pages as they are read, and what moves can be still")
    func focus() async throws {
        let table = try await table(
            [#"{"id": "p", "question": "What is the capital of France?", "answer": "Paris"}"#], [])
        defer { table.close() }
        // Before the game begins, there is nothing to rule on.
        #expect(try await table.host.focusOrder(1) == ["next"])
        var ada = try await BrowserPage(table.browser, .phone)
        try await ada.open(table.joinLink)
        try await ada.expect("document.querySelector('#join').checkVisibility()")
        #expect(try await ada.focusOrder(5) == ["code", "name", "Join", "sign", "colour"])
        try await ada.write("Ada", into: "#name")
        // A name that arrives moves on the screen, but not for those who want it still.
        let moves = "document.getAnimations().length > 0"
        let watch = """
            window.moved = false;
            setInterval(() => { window.moved ||= \(moves); }, 5);
            """
        try await table.screen.evaluate(watch)
        try await ada.tap("#join .strong")
        try await table.screen.expect("Ada", in: "#crowd")
        #expect(try await table.screen.evaluate("String(window.moved)") == "false")
        try await table.screen.look(dark: false, isCalm: false)
        _ = try await table.phone("Grace")
        try await table.screen.expect("window.moved")
        #expect(try await ada.focusOrder(1) == ["leave"])
        try await table.next()
        try await ada.expect("!document.querySelector('#buzzer').disabled")
        #expect(try await ada.focusOrder(2) == ["buzzer", "leave"])
        #expect(
            try await table.host.focusOrder(9) == [
                "accept", "refuse", "undo", "hold", "reveal", "back", "hint", "skip", "next",
            ])
        try await ada.tap("#buzzer")
        try await ada.expect("document.querySelector('#text').checkVisibility()")
        #expect(try await ada.focusOrder(4) == ["text", "Send", "pass", "leave"])
    }

    @Test("Long questions, long names, other scripts and signs stay on their screens")
    func long() async throws {
        let long = Array(
            repeating:
                "In 1969 the computer that guided a landing raised an alarm; who had led the "
                + "writing of its programs, and what was the number of that alarm?", count: 6
        ).joined(separator: " ")
        let table = try await table(
            [
                #"{"id": "long", "question": "\#(long)", "answer": "Margaret Hamilton", "choices": ["Margaret Hamilton", "A choice that is so long that it needs a second and a third line on any television that there is", "ما هو أكبر كوكب في المجموعة الشمسية", "🛰️🚀🌕"], "explanation": "\#(long)", "points": 100}"#
            ], ["normal 1"])
        defer { table.close() }
        let names = [
            "Wolfeschlegelsteinha", "محمد عبد الرحمن", "王小明", "🦊🦊 die Füchse 🦊",
            "A B C D E F G H I J",
        ]
        var phones: [BrowserPage] = []
        for name in names { phones.append(try await table.phone(name)) }
        func look(_ page: BrowserPage) async throws {
            for device in [BrowserPage.Device.television, .phone] {
                try await page.resize(to: device)
                for isDark in [true, false] {
                    try await page.look(dark: isDark)
                    let problems = try await PagePictures.problems(of: page)
                    #expect(problems.isEmpty, "\(problems)")
                }
            }
            try await page.resize(to: page.device)
        }
        for page in [table.screen, table.host] { try await look(page) }
        try await table.next()
        try await table.next()
        try await table.question("In 1969")
        try await look(table.screen)
        try await phones[1].tap("#buzzer")
        try await table.screen.expect("محمد عبد الرحمن has the floor", in: "#floor")
        for page in [table.screen, table.host, phones[0], phones[1]] { try await look(page) }
        try await phones[1].tap("#choices li:first-child button")
        try await table.screen.expect("Correct", in: "#outcome")
        for page in [table.screen, table.host, phones[1]] { try await look(page) }
        try await table.next()
        try await table.screen.expect("", in: "#ending")
        for page in [table.screen, phones[3]] { try await look(page) }
        #expect(table.program.waitForEnd().status == 0)
    }
}
