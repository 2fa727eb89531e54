import CommandMatcher
import QuestionBank
import Testing
import Transcript
import TriviaGame

@testable import TriviaVoice

@Suite("Score sheets")
struct ScoreSheetTests {
    @Test("Every row adds up to its player's points", arguments: 1...12 as ClosedRange<UInt64>)
    func sums(seed: UInt64) {
        let evening = RandomEvening(mode: .everybody, seed: seed, rounds: true)
        var game = Game(evening.setup)
        for (event, time) in evening.events { _ = game.step(event, at: time) }
        let rows = ScoreSheet(game).rows
        let players = game.standings.filter(\.hasPlayed)
        #expect(rows.dropFirst().map(\.first) == players.map(\.player.name))
        #expect(rows.dropFirst().compactMap(\.last).map { Int($0) } == players.map(\.points))
        for row in rows.dropFirst() {
            #expect(row.count == rows[0].count)
            #expect(
                row.dropFirst().dropLast().compactMap { Int($0) }.reduce(0, +)
                    == Int(row.last ?? ""))
        }
        let rounds = evening.setup.rounds
        #expect(
            Array(rows[0].dropFirst().prefix(rounds.count))
                == rounds.enumerated().map { "\($0 + 1) \($1.heading)" })
    }

    private func game(_ rounds: [Round], players: [String] = ["Ada", "Grace"]) -> Game {
        let entries = (1...3).map {
            GameSetup.Entry(question: Question(id: "\($0)", prompt: "?", answer: "Paris"))
        }
        var rules = Rules.lines
        rules.scoring = .flat
        return Game(
            GameSetup(
                mode: .turns, rules: rules, players: players.map(Player.init), entries: entries,
                rounds: rounds))
    }

    /// The game with these answers to its questions.
    private func played(_ game: Game, _ answers: [String]) -> Game {
        var game = game
        var answers = answers[...]
        var seconds = 0.0
        func step(_ event: GameEvent) {
            seconds += 1
            _ = game.step(event, at: AudioTime.zero.advanced(bySeconds: seconds))
        }
        step(.begin)
        while !game.isOver {
            if case .reading = game.phase {
                step(.readingEnded(aloud: true))
            } else if case .answering = game.phase {
                guard let text = answers.popFirst() else { return game }
                let words = Transcription(segments: [
                    Segment(text: text, range: TimeRange(start: .zero, end: .zero))
                ])
                step(
                    .ruled(
                        Ruling(
                            .answer(game.sheet.judge.judge(typed: text)),
                            hearing: Hearing(best: words))))
            } else {
                step(.next)
            }
        }
        return game
    }

    @Test("Rounds are columns, points from the host stand by themselves")
    func rounds() {
        var (first, second) = (Round.normal, Round.normal)
        (first.count, second.count, second.title) = (2, 1, "=Finale")
        var game = played(game([first, second]), ["paris", "rome", "paris"])
        _ = game.step(.host(.adjust(player: "Grace", by: 30)), at: .zero)
        #expect(
            ScoreSheet(game).rows == [
                ["name", "1 Normal", "2 =Finale", "other points", "total"],
                ["Ada", "100", "100", "0", "200"], ["Grace", "0", "0", "30", "30"],
            ])
    }

    @Test("Without rounds every question is a column")
    func questions() {
        #expect(
            ScoreSheet(game([])).rows == [
                ["name", "question 1", "question 2", "question 3", "total"],
                ["Ada", "0", "0", "0", "0"], ["Grace", "0", "0", "0", "0"],
            ])
    }

    @Test("A name that begins like a formula is not run, unless that is wanted")
    func formulas() {
        let sheet = ScoreSheet(game([], players: ["=1+1", "Grace"]))
        let guarded = String(decoding: sheet.csv(guardsFormulas: true), as: UTF8.self)
        #expect(guarded.contains("\r\n'=1+1,0"))
        let raw = String(decoding: sheet.csv(guardsFormulas: false), as: UTF8.self)
        #expect(raw.contains("\r\n=1+1,0"))
    }
}
