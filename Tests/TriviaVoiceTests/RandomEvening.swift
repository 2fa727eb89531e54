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

    init(mode: Mode, seed: UInt64, length: Int = 170) {
        let players = (0..<max(mode.seats.lowerBound, mode == .solo ? 1 : 3)).map {
            Player(name: "Player \($0 + 1)")
        }
        setup = GameSetup(
            mode: mode,
            rules: Rules(readingSecondsPerWord: 0.1, scoring: Scoring.all[Int(seed) % 4]),
            players: players,
            entries: (0..<12).map { number in
                var question = Self.questions[number % Self.questions.count]
                question.id += "-\(number)"
                return GameSetup.Entry(pack: "Test", question: question)
            })
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
        if game.awaitsBuzz, Bool.random(using: &generator) {
            return .buzz(Int.random(in: 0..<3, using: &generator))
        }
        switch Int.random(in: 0..<23, using: &generator) {
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
        default: return .clock
        }
    }

    private static func said(
        in game: Game, at now: AudioTime, _ generator: inout SplitMix64
    ) -> GameEvent {
        let isRight = Bool.random(using: &generator)
        let text =
            isRight ? game.sheet.official : words.randomElement(using: &generator) ?? "paris"
        let isSpoken = Bool.random(using: &generator)
        let start = now.advanced(bySeconds: -0.5)
        let range =
            isSpoken ? TimeRange(start: start, end: now) : TimeRange(start: .zero, end: .zero)
        let hearing = Hearing(
            best: Transcription(
                segments: [Segment(text: text, range: range, confidence: 0.9)], confidence: 0.9))
        return .ruled(
            Ruling(
                .answer(game.sheet.judge.judge(hearing)), hearing: hearing,
                speech: isSpoken ? range : nil, confidence: isSpoken ? 0.9 : nil,
                threshold: 0.5, evidence: ["ratio": -.infinity]))
    }
}
