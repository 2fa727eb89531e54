import CommandMatcher
import QuestionBank
import SpokenAnswers
import Transcript
import TriviaGame

/// A game in which everything happens that may happen, by chance from a seed.
struct RandomEvening {
    let setup: GameSetup
    let events: [(event: GameEvent, time: AudioTime)]

    private static let questions = [
        Question(id: "paris", prompt: "What is the capital of France?", answer: "Paris"),
        Question(
            id: "king", prompt: "Which king built Versailles?", answer: "Louis the Fourteenth",
            promptOn: [.init(form: "Louis", ask: "Which Louis?")], difficulty: .medium),
        Question(
            id: "planet", prompt: "Which planet is the largest?", answer: "Jupiter",
            choices: ["Mars", "Saturn", "Jupiter", "Venus"], difficulty: .hard),
        Question(id: "gold", prompt: "What is Au?", answer: "gold", points: 500),
    ]
    private static let words = [
        "paris", "rome", "louis", "louis the fourteenth", "jupiter", "mars", "gold", "silver",
    ]

    /// A round of every type, with what each needs.
    private static let rounds: [(round: Round, entries: [GameSetup.Entry])] = {
        func entries(_ count: Int) -> [GameSetup.Entry] {
            (0..<count).map { GameSetup.Entry(pack: "Test", question: questions[$0 % 4]) }
        }
        let numbers = [8_849, 1_969].map {
            GameSetup.Entry(
                pack: "Test", question: Question(id: "n", prompt: "How many?", answer: "\($0)"))
        }
        let list = Question(
            id: "list", prompt: "Name planets.", answer: "Jupiter", accept: ["Mars", "Venus"],
            tags: ["list", "name:2"])
        let cells = ["Art", "Film"].flatMap { category in
            [100, 200].map { value in
                GameSetup.Entry(
                    pack: "Test", question: questions[value == 100 ? 0 : 3],
                    cell: .init(category: category, value: value))
            }
        }
        var bonus = entries(4)
        for part in 1...2 { bonus[part].part = part }
        let evening: [(Round, [GameSetup.Entry])] = [
            (.normal, bonus), (.lightning, entries(6)), (.board, cells),
            (.estimation, numbers), (.list, [.init(pack: "Test", question: list)]),
            (.finale, entries(1)), (.tieBreak, entries(3)),
        ]
        return evening.map { round, entries in
            var round = round
            round.count = entries.count
            return (round, entries)
        }
    }()

    /// - Parameter rounds: Whether it has a round of every type, shuffled, instead of questions alone.
    init(mode: Mode, seed: UInt64, length: Int = 170, rounds: Bool = false) {
        var order = SplitMix64(seed: seed)
        var evening = rounds ? Self.rounds.shuffled(using: &order) : []
        // At the beginning all are level, later hardly ever.
        if mode.opening == .buzzer,
            let tied = evening.firstIndex(where: { $0.round.contest == .tied })
        {
            evening.swapAt(0, tied)
        }
        // Every second tossup has a bonus of two parts.
        let plain = (0..<12).map { number in
            GameSetup.Entry(
                pack: "Test", question: Self.questions[number % Self.questions.count],
                part: number % 4 > 1 ? number % 4 - 1 : nil)
        }
        let players = (0..<max(mode.seats.lowerBound, mode == .solo ? 1 : 3)).map {
            Player(name: "Player \($0 + 1)")
        }
        var rules = Rules(readingSecondsPerWord: 0.1, scoring: Scoring.all[Int(seed) % 4])
        // With rounds all answer at once, without them one after another.
        rules.answersTogether = mode == .quiz && rounds
        setup = GameSetup(
            mode: mode, rules: rules,
            players: players,
            entries: (rounds ? evening.flatMap(\.entries) : plain).enumerated().map {
                var entry = $1
                entry.question.id += "-\($0)"
                return entry
            }, rounds: evening.map(\.round))
        var generator = SplitMix64(seed: seed)
        var game = Game(setup)
        var now = AudioTime.zero
        var events: [(event: GameEvent, time: AudioTime)] = []
        while events.count < length, !game.isOver {
            let event =
                events.isEmpty
                ? .begin : Self.event(in: game, at: now, after: events.count, &generator)
            events.append((event, now))
            _ = game.step(event, at: now)
            now = now.advanced(bySeconds: Double.random(in: 0...1.5, using: &generator))
        }
        self.events = events
    }

    private static func event(
        in game: Game, at now: AudioTime, after events: Int, _ generator: inout SplitMix64
    ) -> GameEvent {
        // So that a pause does not last for ever, and a question comes to its answers.
        if game.isPaused, Bool.random(using: &generator) {
            return [.resumed, .recovered, .host(.hold), .command(.resume)][
                Int.random(in: 0..<4, using: &generator)]
        }
        if case .reading = game.phase, Bool.random(using: &generator) {
            return .readingEnded(aloud: true)
        }
        if case .proposed = game.phase, Bool.random(using: &generator) {
            return .host(Bool.random(using: &generator) ? .accept : .refuse)
        }
        if case .announcing = game.phase, Bool.random(using: &generator) { return .next }
        if case .requested = game.phase, Bool.random(using: &generator) {
            return given(&generator)
        }
        if game.awaitsBuzz, Bool.random(using: &generator) {
            return .buzz(Int.random(in: 0..<3, using: &generator))
        }
        switch Int.random(in: 0..<25, using: &generator) {
        case 0..<6: return said(in: game, at: now, &generator)
        case 6..<9: return .buzz(Int.random(in: 0..<4, using: &generator))
        case 9..<12: return .readingEnded(aloud: Bool.random(using: &generator))
        case 12..<15: return .clock
        case 15: return .next
        case 16: return .speechStarted
        case 17, 18:
            let commands: [GameCommand] = [
                .hint, .skip, .giveUp, .challenge, .yes, .no, .score, .repeatQuestion, .choice(2),
                .choice(0), .help,
            ]
            return .command(commands.randomElement(using: &generator) ?? .score)
        case 19:
            let number = Int.random(in: 1...8, using: &generator)
            let actions: [HostAction] = [
                .accept, .accept, .refuse, .refuse, .back, .reveal,
                .adjust(player: "Player 1", by: 10),
                .overrule(number: number, player: nil, isRight: true), .hold,
            ]
            return .host(actions.randomElement(using: &generator) ?? .undo)
        case 20: return .command(.pause)
        case 21:
            let events: [GameEvent] = [
                .joined("Guest"), .left("Guest"), .joined("Player 2"), .left("Player 2"),
                .interrupted(reason: "gone"), .resumed, .stalled(reason: "full"), .recovered,
            ]
            return events.randomElement(using: &generator) ?? .clock
        case 22 where events % 2 == 0: return .host(.undo)
        case 23:
            guard case .ruled(let ruling) = said(in: game, at: now, &generator) else { break }
            return .answered(Int.random(in: 0..<4, using: &generator), ruling)
        case 24: return given(&generator)
        default: break
        }
        return .clock
    }

    /// A pick or a wager.
    private static func given(_ generator: inout SplitMix64) -> GameEvent {
        let events: [GameEvent] = [
            .command(.category(0, value: nil)), .command(.category(1, value: 200)),
            .command(.wager(.half)), .command(.wager(.points(10))),
            .wagered(Int.random(in: 0..<4, using: &generator), .everything),
        ]
        return events.randomElement(using: &generator) ?? .clock
    }

    private static func said(
        in game: Game, at now: AudioTime, _ generator: inout SplitMix64
    ) -> GameEvent {
        let isRight = Bool.random(using: &generator)
        let number = Double(Int.random(in: 1_960...1_970, using: &generator))
        let text =
            isRight ? game.sheet.official : words.randomElement(using: &generator) ?? "paris"
        let isSpoken = Bool.random(using: &generator)
        let start = now.advanced(bySeconds: -0.5)
        let range =
            isSpoken ? TimeRange(start: start, end: now) : TimeRange(start: .zero, end: .zero)
        let hearing = Hearing(
            best: Transcription(
                segments: [Segment(text: text, range: range, confidence: 0.9)], confidence: 0.9))
        var ruling = Ruling(
            game.round.measure == .nearest
                ? .number(number) : .answer(game.sheet.judge.judge(hearing)),
            hearing: hearing, speech: isSpoken ? range : nil, confidence: isSpoken ? 0.9 : nil,
            threshold: 0.5)
        ruling.evidence = ["ratio": -.infinity]
        return .ruled(ruling)
    }
}
