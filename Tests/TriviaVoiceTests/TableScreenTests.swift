import CommandMatcher
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO
@testable import WebPresenter

/// What several players and a host see, at the widths that there are.
@Suite struct TableScreenTests {
    private static let players = ["Ada", "Grace"].map(Player.init)
    private static let question = Question(
        id: "q", prompt: "Which king built Versailles?", answer: "Louis the Fourteenth")

    /// The lines of a game of two with a wrong answer that costs, a steal, and the end.
    private func screen(columns: Int) -> [String] {
        let terminal = RecordedTerminal(columns: columns)
        let output = ScreenOutput(terminal: terminal)
        var game = Game(
            questions: [Self.question], players: Self.players, mode: .everybody,
            rules: Rules(readingSecondsPerWord: 0, scoring: .jeopardy))
        output.begin(
            Introduction(
                title: "Test", questionCount: 1, players: ["Ada", "Grace"], way: .keyboard,
                hasKeys: true, mode: .everybody))
        let events: [GameEvent] = [
            .begin, .readingEnded(aloud: true), .buzz(0), .host(.refuse), .buzz(1), .host(.accept),
            .host(.adjust(player: "Ada", by: 200)), .next,
        ]
        for event in events {
            for effect in game.step(event, at: .zero) { output.show(effect, of: game) }
        }
        return terminal.lines.map(\.text)
    }

    @Test("A remark says whether to type, to speak or to press a key")
    func waysToContinue() {
        func text(_ remark: Remark, _ way: Introduction.Way, host: Bool = false) -> String {
            var screen = GameScreen(columns: 80)
            screen.way = way
            screen.hasHost = host
            screen.hasKeys = true
            return screen.lines(for: .remark(remark)).map(\.text).joined(separator: "\n")
        }
        let voice = Introduction.Way.voice(device: "default")
        #expect(text(.stillPaused, .keyboard).hasSuffix("Type “resume”."))
        #expect(text(.stillPaused, voice).hasSuffix("Say “resume” or press the space bar."))
        #expect(text(.stillPaused, .keyboard, host: true).hasSuffix("Press the space bar."))
        #expect(text(.maySkip, .keyboard).contains("Type “skip”"))
        #expect(text(.maySkip, voice).contains("Say “skip”"))
        #expect(text(.whoseWanted, .keyboard).hasSuffix("or type the name."))
    }

    @Test("A steal as it is seen in eighty columns")
    func wide() {
        #expect(
            screen(columns: 80).drop { !$0.contains("1/1") } == [
                " 1/1  200 points · for everybody",
                "   Which king built Versailles?",
                "   Ada has the floor.",
                "   Ada: ✘ Wrong  −200",
                "     at once",
                "   Grace 0 · Ada −200",
                "   The question goes to Grace.",
                "   Grace has the floor.",
                "   Grace: ✔ Correct: Louis the Fourteenth  +200",
                "     The host accepted the answer.",
                "     at once",
                "   Grace 200 · Ada −200",
                "   Ada: +200, now 0 points",
                "",
                " The end",
                "   1. Grace: 200 points, 1 of 1 right",
                "     the right answer came after 0.0 s",
                "   2. Ada: 0 points, 0 of 1 right",
            ])
    }

    @Test("A form that the pack refuses is said to be that, also while others may still answer")
    func refused() {
        var question = Self.question
        question.reject = ["the Sun King"]
        var game = Game(
            questions: [question], players: Self.players, mode: .everybody,
            rules: Rules(readingSecondsPerWord: 0))
        var screen = GameScreen(columns: 80)
        screen.players = ["Ada", "Grace"]
        for event in [GameEvent.begin, .readingEnded(aloud: true), .buzz(0)] {
            _ = game.step(event, at: .zero)
        }
        let words = Transcription(segments: [
            Segment(text: "sun king", range: TimeRange(start: .zero, end: .zero))
        ])
        let ruling = Ruling(
            .answer(game.sheet.judge.judge(typed: "sun king")), hearing: Hearing(best: words))
        let lines = game.step(.ruled(ruling), at: .zero).flatMap(screen.lines).map(\.text)
        #expect(lines.contains("     at once · “the Sun King” is explicitly not accepted"))
    }

    @Test("A long choice gets a column of its own, without blank lines", arguments: [40, 80, 100])
    func longChoice(columns: Int) {
        let long = Array(repeating: "a long choice", count: 8).joined(separator: " ")
        let choices = ["Mars", long, "Venus", "Saturn"]
        let screen = GameScreen(columns: columns)
        let lines = screen.wrap(screen.choices(choices, open: Set(choices))).map(\.text)
        #expect(lines.first == "     A Mars")
        #expect(lines.suffix(2) == ["     C Venus", "     D Saturn"])
        #expect(lines.allSatisfy { !$0.hasSuffix(" ") && $0.contains { $0 != " " } })
    }

    @Test("A game that goes on names those who play, by the numbers of their keys")
    func goesOn() {
        let introduction = Introduction(
            title: "Test", questionCount: 1, players: ["Ada", "Bo", "Cyd"], absent: [1],
            way: .keyboard, hasKeys: false, mode: .turns)
        let text = GameScreen(columns: 80).introduction(introduction).map(\.text)
        #expect(text.contains { $0.hasSuffix("1 Ada and 3 Cyd.") }, "\(text)")
        #expect(introduction.present == ["Ada", "Cyd"])
    }

    @Test("A mode without hints offers none", arguments: [Mode.quiz, .turns])
    func offeredHints(mode: Mode) {
        let terminal = RecordedTerminal()
        let output = ScreenOutput(terminal: terminal)
        let game = Game(questions: [Self.question], players: Self.players, mode: mode)
        output.begin(
            Introduction(
                title: "Test", questionCount: 1, players: ["Ada", "Grace"],
                way: .voice(device: "default"), hasKeys: true, mode: mode))
        output.show(.remark(.help), of: game)
        #expect(terminal.text.contains("hint") == (mode != .quiz))
        #expect(terminal.text.contains("challenge"))
    }

    @Test("What the host told is said to be that, and of nobody")
    func revealed() {
        var game = Game(
            questions: [Self.question], players: Self.players, mode: .turns,
            rules: Rules(readingSecondsPerWord: 0))
        var screen = GameScreen(columns: 80)
        screen.players = ["Ada", "Grace"]
        _ = game.step(.begin, at: .zero) + game.step(.readingEnded(aloud: true), at: .zero)
        let lines = game.step(.host(.reveal), at: .zero).flatMap(screen.lines).map(\.text)
        #expect(lines == ["   ○ Revealed by the host, it is Louis the Fourteenth"])
    }

    @Test("What is taken back is named")
    func takenBack() {
        var game = Game(
            questions: [Self.question], players: Self.players, mode: .everybody,
            rules: Rules(readingSecondsPerWord: 0))
        var screen = GameScreen(columns: 80)
        screen.players = ["Ada", "Grace"]
        func lines(_ action: HostAction) -> [String] {
            game.step(.host(action), at: .zero).flatMap(screen.lines).map(\.text)
        }
        for event in [GameEvent.begin, .readingEnded(aloud: true), .buzz(0), .host(.refuse)] {
            _ = game.step(event, at: .zero)
        }
        _ = game.step(.host(.overrule(number: 1, player: "Ada", isRight: true)), at: .zero)
        #expect(lines(.undo).first?.hasPrefix("   Taken back: Ada correct. ") == true)
        #expect(lines(.undo).first == "   Taken back: Ada wrong. Ada 0 · Grace 0")
        _ = game.step(.host(.adjust(player: "Ada", by: 50)), at: .zero)
        #expect(lines(.undo).first == "   Taken back. Ada 0 · Grace 0")
    }

    @Test("A heading that does not fit goes on where the question stands")
    func longHeading() {
        var question = Self.question
        question.category = ["The kings and queens of France", "Their palaces"]
        let game = Game(questions: [question], players: Self.players, mode: .turns)
        var screen = GameScreen(columns: 60)
        screen.players = ["Ada", "Grace"]
        let lines = screen.lines(for: .present(game.shown)).map(\.text)
        #expect(
            lines.prefix(3) == [
                "", " 1/1  The kings and queens of France › Their palaces · 200",
                "   points · Ada’s turn",
            ])
    }

    @Test("A link stays whole; what is said of it goes below where it does not fit")
    func links() {
        let links = RoomLinks(
            address: "127.0.0.1", port: 8080, code: "ABCD",
            hostKey: Secret(String(repeating: "s", count: 26)))
        let introduction = Introduction(
            title: "Test", questionCount: 1, players: ["Ada", "Grace"], way: .keyboard,
            hasKeys: true, mode: .everybody, links: links)
        func host(_ columns: Int) -> [String] {
            GameScreen(columns: columns).introduction(introduction).map(\.text)
                .drop { !$0.contains("Host:") }.map { String($0) }
        }
        #expect(host(100).first == "   Host:   \(links.host)  (works once; /link shows another)")
        #expect(
            host(79).prefix(2) == [
                "   Host:   \(links.host)", "           (works once; /link shows another)",
            ])
    }

    @Test("Nothing is wider than the terminal", arguments: [40, 80, 120])
    func widths(columns: Int) {
        let lines = screen(columns: columns)
        #expect(lines.count > 15)
        #expect(lines.allSatisfy { Printable.columns($0) < columns })
    }

    @Test("Who has as many points has the same place")
    func ties() {
        var game = Game(questions: [], players: ["Ada", "Grace", "Linus"].map(Player.init))
        _ = game.step(.host(.adjust(player: "Linus", by: -5)), at: .zero)
        var screen = GameScreen(columns: 80)
        screen.players = ["Ada", "Grace", "Linus"]
        let places = game.step(.begin, at: .zero).flatMap(screen.lines).map(\.text)
            .filter { $0.contains("points") }
        #expect(places.map { $0.prefix(10) } == ["   1. Ada:", "   1. Grac", "   3. Linu"])
    }
}
