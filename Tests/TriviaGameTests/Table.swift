import CommandMatcher
import QuestionBank
import Transcript

@testable import TriviaGame

/// A game in which people speak at known times. The test advances the time of the stream.
struct Table {
    var game: Game
    var now = AudioTime.zero
    private(set) var effects: [GameEffect] = []

    init(
        _ questions: [Question], players: [String] = ["Ada"], mode: Mode? = nil,
        rules: Rules = .instantReading, rounds: [Round] = []
    ) {
        game = Game(
            questions: questions, players: players.map(Player.init), mode: mode, rules: rules,
            rounds: rounds)
    }

    init(
        _ entries: [GameSetup.Entry], players: [String], mode: Mode, rules: Rules = .instantReading
    ) {
        game = Game(
            GameSetup(
                mode: mode, rules: rules, players: players.map(Player.init), entries: entries))
    }

    @discardableResult
    mutating func step(_ event: GameEvent) -> [GameEffect] {
        let new = game.step(event, at: now)
        effects += new
        return new
    }

    /// Begins the game, and ends each reading at once.
    @discardableResult
    mutating func begin() -> [GameEffect] {
        step(.begin) + step(.readingEnded(aloud: true))
    }

    /// Lets time pass, with a clock event every 0.1 s. Readings end at once.
    @discardableResult
    mutating func wait(_ seconds: Double) -> [GameEffect] {
        let end = now.advanced(bySeconds: seconds)
        var new: [GameEffect] = []
        while now < end {
            now = min(now.advanced(bySeconds: 0.1), end)
            new += step(.clock)
            if new.contains(where: \.isReading), case .reading = game.phase {
                new += step(.readingEnded(aloud: true))
            }
        }
        return new
    }

    /// The default confidence and threshold of what is said.
    static let sureness = HeardSureness(confidence: 0.95, threshold: 0.5)

    /// Somebody speaks for half a second, and the ruling comes 0.3 s later.
    @discardableResult
    mutating func say(
        _ text: String, outcome: HearingOutcome = .heard, command: GameCommand? = nil,
        confidence: Double = 0.95, or alternatives: [String] = []
    ) -> [GameEffect] {
        let start = now
        var new = step(.speechStarted)
        new += wait(0.8)
        let speech = TimeRange(start: start, end: start.advanced(bySeconds: 0.5))
        let hearing = Hearing(
            best: Transcription(
                segments: text.isEmpty ? [] : [Segment(text: text, range: speech)],
                confidence: confidence),
            alternatives: alternatives.map {
                Transcription(segments: [Segment(text: $0, range: speech)])
            })
        let meaning: Ruling.Meaning =
            if let command {
                .command(command)
            } else if outcome == .heard {
                .answer(game.sheet.judge.judge(hearing, after: awaited))
            } else {
                .notUnderstood(outcome)
            }
        var ruling = Ruling(
            meaning, hearing: hearing, speech: speech, confidence: confidence, threshold: 0.5)
        if outcome == .unsure, !text.isEmpty { ruling.guess = text }
        return new + step(.ruled(ruling))
    }

    /// A player presses the player's key.
    @discardableResult
    mutating func buzz(_ seat: Int) -> [GameEffect] { step(.buzz(seat)) }

    /// Continues after an announcement. Readings end at once.
    @discardableResult
    mutating func goOn() -> [GameEffect] {
        var new = step(.next)
        if case .reading = game.phase { new += step(.readingEnded(aloud: true)) }
        return new
    }

    /// Gives the game a command. Readings end at once.
    @discardableResult
    mutating func tell(_ command: GameCommand) -> [GameEffect] {
        var new = step(.command(command))
        if case .reading = game.phase { new += step(.readingEnded(aloud: true)) }
        return new
    }

    /// Somebody types a number.
    @discardableResult
    mutating func type(number: Double) -> [GameEffect] {
        step(.ruled(Ruling(.number(number), hearing: .typed(String(number)))))
    }

    @discardableResult
    mutating func host(_ action: HostAction) -> [GameEffect] { step(.host(action)) }

    /// Somebody says a word that was not listened for.
    @discardableResult
    mutating func sayOther(_ word: String) -> [GameEffect] {
        let speech = TimeRange(start: now, end: now.advanced(bySeconds: 0.5))
        let hearing = Hearing(best: Transcription(segments: []))
        return step(
            .ruled(
                Ruling(
                    .otherAnswer(word), hearing: hearing, speech: speech, confidence: 0.03,
                    threshold: 0.4)))
    }

    @discardableResult
    mutating func type(_ text: String, command: GameCommand? = nil) -> [GameEffect] {
        step(.typed(text, command: command, judgedBy: game.sheet.judge))
    }

    /// A player answers on the player's own screen.
    @discardableResult
    mutating func answer(
        _ seat: Int, _ text: String, choice: Int? = nil
    ) -> [GameEffect] {
        let meaning: Ruling.Meaning =
            choice.map { .command(.choice($0)) } ?? .answer(game.sheet.judge.judge(typed: text))
        return step(.answered(seat, Ruling(meaning, hearing: .typed(text))))
    }

    /// The verdict that asked for a more specific answer.
    private var awaited: Verdict? {
        if case .moreSpecific(let first)? = effects.compactMap(\.expectation).last?.kind {
            first
        } else {
            nil
        }
    }

    var judgements: [Judgement] { game.judgements }
    var points: [Int] { game.standings.map(\.points) }
}

extension Rules {
    /// Reading takes no time, so that the clock starts when the test says.
    static let instantReading = Rules(readingSecondsPerWord: 0)

    func scored(by scoring: Scoring) -> Rules {
        var rules = self
        rules.scoring = scoring
        return rules
    }
}

extension Hearing {
    static func typed(_ text: String) -> Hearing {
        let range = TimeRange(start: .zero, end: .zero)
        return Hearing(best: Transcription(segments: [Segment(text: text, range: range)]))
    }
}

extension GameEvent {
    /// A ruling on a line from the keyboard.
    static func typed(
        _ text: String, command: GameCommand? = nil, judgedBy judge: AnswerJudge
    ) -> GameEvent {
        let range = TimeRange(start: .zero, end: .zero)
        return .ruled(
            Ruling(
                command.map { .command($0) } ?? .answer(judge.judge(typed: text)),
                hearing: Hearing(
                    best: Transcription(segments: [Segment(text: text, range: range)]))))
    }
}

extension GameEffect {
    var isReading: Bool { if case .read = self { true } else { false } }
    /// The ruling on an answer after which the players may go on trying.
    var tried: Judgement? { if case .tried(let judgement) = self { judgement } else { nil } }

    var judgement: Judgement? { if case .judged(let judgement) = self { judgement } else { nil } }
    var remark: Remark? { if case .remark(let remark) = self { remark } else { nil } }
    var expectation: Expectation? { if case .listen(let it) = self { it } else { nil } }
    var presentation: Presentation? { if case .present(let it) = self { it } else { nil } }
    var summary: Summary? { if case .finished(let summary) = self { summary } else { nil } }
}

/// Ordinary questions.
enum Questions {
    static let paris = Question(
        id: "paris", prompt: "What is the capital of France?", answer: "Paris",
        difficulty: .easy)
    static let king = Question(
        id: "king", prompt: "Which king built Versailles?", answer: "Louis the Fourteenth",
        promptOn: [.init(form: "Louis", ask: "Which Louis?")], difficulty: .medium)
    static let planet = Question(
        id: "planet", prompt: "Which planet is the largest?", answer: "Jupiter",
        choices: ["Mars", "Saturn", "Jupiter", "Venus"], difficulty: .hard)
    static let all = [paris, king, planet]
    static let everest = Question(
        id: "everest", prompt: "How many metres high is Mount Everest?", answer: "8,849 metres",
        points: 300)
    static let planets = Question(
        id: "planets", prompt: "Name three planets.", answer: "Mercury",
        accept: ["Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"],
        tags: ["list", "name:3"], points: 300)
    /// Questions that differ only in their numbers.
    static func capitals(_ count: Int) -> [Question] {
        (0..<count).map { number in
            var question = paris
            question.id = "paris-\(number)"
            return question
        }
    }
}
