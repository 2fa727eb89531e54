import CommandMatcher
import Foundation
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import PlaySession
@testable import TerminalIO
@testable import TriviaVoice

/// Every state of the screen as it is seen at two sizes, plain and in colour, held to files. With
/// `RECORD_GOLDEN=1` in the environment the files are written anew.
@Suite struct GoldenScreenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Golden")

    @Test(
        "Screens are as they were", arguments: [(80, 24), (120, 40)], [false, true])
    func screens(size: (columns: Int, rows: Int), isColoured: Bool) throws {
        let name = "\(size.columns)x\(size.rows)\(isColoured ? "-colour" : "").txt"
        let file = Self.folder.appending(path: name)
        var text = ""
        for scene in Scene.all {
            let lines = scene.lines(size.columns)
            // A state is one that fits the screen.
            #expect(lines.count < size.rows, "\(scene.name)")
            #expect(lines.allSatisfy { $0.columns < size.columns }, "\(scene.name)")
            text += "=== \(scene.name)\n"
            text += lines.map { (isColoured ? $0.ansi : $0.text) + "\n" }.joined()
        }
        text = text.replacing("\u{1B}", with: "␛")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try FileManager.default.createDirectory(
                at: Self.folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        let (old, new) = (golden.split(separator: "\n"), text.split(separator: "\n"))
        let change = zip(old, new).first { $0 != $1 }
        #expect(
            golden == text,
            "\(name) differs: “\(change?.0 ?? "")” is now “\(change?.1 ?? "")”; RECORD_GOLDEN=1 records it"
        )
    }
}

/// A state of the screen.
private struct Scene: Sendable {
    var name: String
    var lines: @Sendable (_ columns: Int) -> [StyledLine]

    /// What a game shows after some of its events, with the changing line below.
    static func game(
        _ name: String, _ game: Game, way: Introduction.Way = .keyboard, host: Bool = false,
        before: [GameEvent], after: [GameEvent], live: LiveLine.Content? = nil,
        seconds: Double = 9
    ) -> Scene {
        Scene(name: name) { columns in
            let terminal = RecordedTerminal(columns: columns)
            let output = ScreenOutput(terminal: terminal)
            var game = game
            output.begin(
                Introduction(
                    title: "Test", questionCount: game.count,
                    roundCount: game.setup.rounds.count,
                    players: game.standings.map(\.player.name), way: way, hasKeys: true,
                    mode: game.mode, hasHost: host))
            for event in before { _ = game.step(event, at: .zero) }
            let introduction = terminal.lines.count
            for event in after {
                for effect in game.step(event, at: .zero) { output.show(effect, of: game) }
            }
            var line = live.map { LiveLine(content: $0) }
            if game.remaining(at: .zero) != nil {
                line?.remaining = seconds
                line?.limit = 15
            }
            return Array(terminal.lines.dropFirst(after.first == .begin ? 0 : introduction))
                + [line?.styled(columns: columns)].compactMap(\.self)
        }
    }

    static let all: [Scene] = menus + questions + table + rounds

    // MARK: Menus

    private static let menus: [Scene] = {
        let offer = StartMenu.Offer(
            packs: ["Film Characters", "Geography"],
            categories: ["Film": ["Film Characters"], "Geography": ["Geography"]])
        func menu(_ name: String, _ keys: [Key]) -> Scene {
            Scene(name: name) { columns in
                var menu = StartMenu(offer: offer, choices: MenuChoices())
                for key in keys { _ = menu.take(key) }
                return menu.lines(columns: columns)
            }
        }
        let names = "Ada, Grace".map { Key.character($0) }
        return [
            menu("start menu", []),
            menu("start menu, naming players", [.character("1"), .enter] + names),
            menu(
                "start menu, a mode for several",
                [.character("2"), .right, .character("0"), .enter]
                    + [.character("2"), .right, .right, .right, .character("0"), .enter]),
            menu("start menu, an evening", [.character("3"), .right]),
            menu("start menu, with phones", [.character("9"), .right, .right]),
            Scene(name: "end menu") { _ in [EndMenu().line()] },
        ]
    }()

    // MARK: One player

    private static let solo = Game(
        questions: [
            Question(
                id: "planet", prompt: "Which planet is the largest?", answer: "Jupiter",
                choices: ["Mars", "Saturn", "Jupiter", "Venus"], category: ["Science", "Space"],
                difficulty: .easy, explanation: "It has more than twice the mass of all others."),
            Question(
                id: "king", prompt: "Which king built Versailles?", answer: "Louis the Fourteenth",
                promptOn: [.init(form: "Louis", ask: "Which Louis?")]),
        ], players: [Player(name: "Ada")], rules: Rules(readingSecondsPerWord: 0))

    private static func typed(_ text: String, in game: Game, question: Int = 0) -> GameEvent {
        let sheet = QuestionSheet(game.entry(question).question)
        let start = AudioTime.zero
        let hearing = Hearing(
            best: Transcription(segments: [
                Segment(text: text, range: TimeRange(start: start, end: start))
            ]))
        return .ruled(Ruling(.answer(sheet.judge.judge(typed: text)), hearing: hearing))
    }

    private static let open: [GameEvent] = [.begin, .readingEnded(aloud: true)]
    private static let second =
        open + [
            .command(.skip), .next, .readingEnded(aloud: true),
        ]

    private static let questions: [Scene] = [
        game(
            "spoken, the first question", solo, way: .voice(device: "default"), before: [],
            after: open, live: .listening),
        game(
            "typed, the first question", solo, before: [], after: open,
            live: .typing(LineEditor("jup"))),
        game(
            "words that may still change", solo, way: .voice(device: "default"), before: open,
            after: [], live: .volatile("i think it's jupi"), seconds: 5.2),
        game(
            "little time", solo, way: .voice(device: "default"), before: open, after: [],
            live: .speaking, seconds: 2),
        game("right", solo, before: open, after: [typed("jupiter", in: solo)]),
        game("wrong", solo, before: open, after: [typed("mars", in: solo)]),
        game("a hint", solo, before: open, after: [.command(.hint)], live: .typing(LineEditor())),
        game(
            "not enough", solo, before: second, after: [typed("louis", in: solo, question: 1)],
            live: .typing(LineEditor())),
        game(
            "a challenge", solo, before: open + [typed("mars", in: solo)],
            after: [.command(.challenge)], live: .deciding),
        game("quitting", solo, before: open, after: [.command(.quit)], live: .deciding),
        game("paused", solo, before: open, after: [.command(.pause)], live: .paused),
        game(
            "the microphone is gone", solo, way: .voice(device: "default"), before: open,
            after: [.interrupted(reason: "it was unplugged")], live: .paused),
        game("keys", solo, way: .voice(device: "default"), before: open, after: [.command(.help)]),
        game(
            "the end of one", solo, before: second,
            after: [typed("louis xiv", in: solo, question: 1), .next]),
    ]

    // MARK: Several

    private static func several(_ mode: Mode) -> Game {
        Game(
            questions: solo.setup.entries.map(\.question),
            players: ["Ada", "Grace"].map(Player.init), mode: mode,
            rules: Rules(readingSecondsPerWord: 0, scoring: .jeopardy))
    }

    private static let table: [Scene] = {
        let everybody = several(.everybody)
        let shout = several(.shout)
        let host = several(.host)
        let quiz = several(.quiz)
        return [
            game(
                "everybody, the first question", everybody, before: [], after: open,
                live: .buzzing),
            game(
                "everybody, a steal", everybody, before: open + [.buzz(0)],
                after: [typed("mars", in: everybody)], live: .buzzing),
            game(
                "quiz, the first question", quiz, before: [], after: open,
                live: .typing(LineEditor("•••"))),
            game(
                "quiz, all have answered", quiz, before: open,
                after: [typed("mars", in: quiz), typed("jupiter", in: quiz)]),
            game(
                "quiz, on phones", quiz, before: open, after: [], live: .collecting(done: 3, of: 20)
            ),
            game(
                "shouts, no choices", shout, way: .voice(device: "default"), before: [],
                after: open, live: .listening),
            game(
                "shouts, a try", shout, before: open + [.buzz(0)],
                after: [typed("mars", in: shout)], live: .listening),
            game(
                "shouts, whose was it", shout, before: open,
                after: [typed("jupiter", in: shout)], live: .claiming),
            game(
                "a host is asked", host, host: true, before: open + [.buzz(0)],
                after: [typed("mars", in: host)], live: .proposed),
            game(
                "a host takes back", host, host: true,
                before: open + [.buzz(0), typed("mars", in: host), .host(.accept)],
                after: [.host(.undo)], live: .paused),
            game("a host’s keys", host, host: true, before: open, after: [.command(.help)]),
            game(
                "the end of two", everybody, before: second + [.buzz(0)],
                after: [typed("louis xiv", in: everybody, question: 1), .next]),
        ]
    }()

    // MARK: Rounds

    private static func evening(_ round: Round, _ questions: [Question], cells: Bool = false)
        -> Game
    {
        var round = round
        round.count = questions.count
        return Game(
            GameSetup(
                mode: .turns, rules: Rules(readingSecondsPerWord: 0, scoring: .jeopardy),
                players: ["Ada", "Grace"].map(Player.init),
                entries: questions.enumerated().map { place, question in
                    GameSetup.Entry(
                        question: question,
                        cell: cells
                            ? .init(
                                category: place < 2 ? "Space" : "Kings",
                                value: place % 2 == 0 ? 100 : 200) : nil)
                }, rounds: [round]))
    }

    private static let rounds: [Scene] = {
        let questions = solo.setup.entries.map(\.question)
        let board = evening(.board, questions + questions, cells: true)
        let finale = evening(.finale, [questions[1]])
        let list = evening(
            .list,
            [
                Question(
                    id: "list", prompt: "Name two planets.", answer: "Mars", accept: ["Venus"],
                    tags: ["list", "name:2"], points: 200)
            ])
        let number = evening(
            .estimation,
            [Question(id: "n", prompt: "How high is Mount Everest?", answer: "8849 metres")])
        let bonus = Game(
            GameSetup(
                mode: .turns, rules: Rules(readingSecondsPerWord: 0, scoring: .quizBowl),
                players: ["Ada", "Grace"].map(Player.init),
                entries: [.init(question: questions[1])]
                    + ["Cairo", "London"].enumerated().map {
                        .init(
                            question: Question(
                                id: $1, prompt: "Name the river of \($1).", answer: "Nile",
                                category: ["Geography"]), part: $0 + 1)
                    }))
        let lightning = evening(.lightning, questions + questions)
        func guess(_ number: Double) -> GameEvent {
            let range = TimeRange(start: .zero, end: .zero)
            let hearing = Hearing(
                best: Transcription(segments: [Segment(text: "\(Int(number))", range: range)]))
            return .ruled(Ruling(.number(number), hearing: hearing))
        }
        let inside: [GameEvent] = [.begin, .next]
        let picked: [GameEvent] = [.command(.category(1, value: 200)), .readingEnded(aloud: true)]
        let wagered: [GameEvent] = [
            .command(.wager(.points(150))), .command(.wager(.half)), .readingEnded(aloud: true),
        ]
        return [
            game("a round begins", board, before: [], after: [.begin], live: .announcing),
            game("a board", board, before: [.begin], after: [.next], live: .typing(LineEditor())),
            game("picked", board, before: inside, after: picked, live: .typing(LineEditor())),
            game(
                "a board with less",
                board,
                before: inside + picked + [typed("louis xiv", in: board, question: 1)],
                after: [.next], live: .typing(LineEditor())),
            game(
                "a wager", finale, before: [], after: [.begin],
                live: .typing(LineEditor("•••"))),
            game(
                "a wager too high", finale, before: inside,
                after: [.command(.wager(.points(500))), .command(.wager(.points(150)))],
                live: .typing(LineEditor())),
            game(
                "a final", finale, before: inside, after: wagered, live: .typing(LineEditor())),
            game(
                "all have answered", finale, before: inside + wagered,
                after: [typed("nobody", in: finale), typed("louis xiv", in: finale)]),
            game(
                "all have answered, the first one right", finale, before: inside + wagered,
                after: [typed("louis xiv", in: finale), typed("nobody", in: finale)]),
            game(
                "a list", list, before: [.begin],
                after: [
                    .next, .readingEnded(aloud: true), typed("mars", in: list),
                    typed("mars", in: list), typed("pluto", in: list),
                ], live: .typing(LineEditor())),
            game(
                "numbers", number, before: [.begin],
                after: [.next, .readingEnded(aloud: true), guess(8_000), guess(9_000)]),
            game(
                "a bonus", bonus, before: open + [typed("louis xiv", in: bonus)],
                after: [.next, .readingEnded(aloud: true)], live: .typing(LineEditor())),
            game(
                "chosen by arrows", board, before: inside, after: [.command(.score)],
                live: .picking("Kings for 200")),
            game("a player’s time", lightning, before: [.begin], after: [.next], live: .announcing),
        ]
    }()
}
