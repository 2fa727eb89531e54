import Foundation
import QuestionBank
import Transcript
import TriviaGame

/// Writes a game into the bank while it happens: each event with everything it changes in history, in
/// one piece and before anybody sees what it does. A program that is killed has lost nothing.
///
/// Used by one session.
final class GameRecorder {
    private let bank: BankStore
    private let now: () -> Date
    let record: GameRecord
    private var count: Int
    /// What history has, with the numbers of its rows.
    private var judgements: [Judgement] = []
    private var answers: [Int64]
    private var standings: [Standing] = []
    private var askedAt: Date

    /// Notes that the game begins.
    init(
        bank: BankStore, setup: GameSetup, seed: UInt64?, settings: GameSettings,
        now: @escaping () -> Date = { Date() }
    ) throws {
        self.bank = bank
        self.now = now
        askedAt = now()
        count = 0
        answers = []
        record = try bank.begin(
            GameRecord(
                mode: setup.mode.name, seed: seed, startedAt: now(),
                players: setup.players.map { GameRecord.Player($0.name) },
                settings: settings.dictionary),
            setup: try GameNotation.text(setup), holder: ProgramIdentity.own)
    }

    /// Goes on with a game that is in the bank.
    init(bank: BankStore, resuming kept: KeptGame, now: @escaping () -> Date = { Date() }) {
        self.bank = bank
        self.now = now
        record = kept.record
        askedAt = now()
        count = kept.eventCount
        answers = kept.answers
        judgements = kept.game.judgements
        standings = kept.game.standings
    }

    /// Keeps an event and what the game has become by it.
    ///
    /// - Throws: `BankError` or an encoding error; nothing is kept then, and it may be tried again.
    func keep(
        _ event: GameEvent, at time: AudioTime, of game: Game, _ effects: [GameEffect]
    ) throws {
        if event == .clock, effects.isEmpty { return }
        for case .present(let presentation) in effects where !presentation.isRepeat {
            askedAt = now()
        }
        let added = try bank.keep(
            GameStep(
                gameID: record.id, number: count + 1,
                event: try GameNotation.text(KeptEvent(event, at: time)),
                changes: changes(to: game, effects)))
        count += 1
        answers.removeLast(max(answers.count - (game.judgements.count - added.count), 0))
        answers += added
        judgements = game.judgements
        standings = game.standings
    }

    private func changes(to game: Game, _ effects: [GameEffect]) -> [GameStep.Change] {
        var changes: [GameStep.Change] = []
        let common = min(judgements.count, game.judgements.count)
        for place in 0..<common where judgements[place] != game.judgements[place] {
            changes.append(change(of: answers[place], to: game.judgements[place]))
        }
        changes += answers[common...].map { .withdrawn(answer: $0) }
        changes += game.judgements[common...].map { .answered(answer($0, in: game)) }
        for effect in effects {
            switch effect {
            case .decide(.challenge):
                if let last = answers.last { changes.append(.challenged(answer: last)) }
            case .finished(let summary):
                changes.append(.finished(now(), isComplete: summary.isComplete))
            default: break
            }
        }
        if standings != game.standings {
            changes.append(
                .scored(
                    game.standings.filter(\.hasPlayed).map {
                        GameRecord.Player($0.player.name, score: $0.points)
                    }))
        }
        return changes
    }

    private func change(of answer: Int64, to judgement: Judgement) -> GameStep.Change {
        guard judgement.isOverruled else { return .restored(answer: answer) }
        let name = judgement.player?.name ?? ""
        return .overridden(
            answer: answer, player: name,
            with: AnswerRecord.Override(
                verdict: Self.verdict(judgement.outcome), points: judgement.award?.total ?? 0,
                by: name, note: judgement.reason, at: now()),
            learning: judgement.outcome == .correct ? judgement.learnable : nil)
    }

    private func answer(_ judgement: Judgement, in game: Game) -> AnswerRecord {
        AnswerRecord(
            gameID: record.id, number: judgement.index + 1, player: judgement.player?.name ?? "",
            question: judgement.question, pack: game.entry(judgement.index).pack,
            heard: judgement.heard, alternatives: judgement.alternatives,
            matched: judgement.matched, verdict: Self.verdict(judgement.outcome),
            reason: judgement.reason, confidence: judgement.confidence, askedAt: askedAt,
            speechStart: judgement.speech?.start, speechEnd: judgement.speech?.end,
            responseTime: judgement.responseTime, points: judgement.award?.total ?? 0)
    }

    private static func verdict(_ outcome: Outcome) -> AnswerRecord.Verdict {
        switch outcome {
        case .correct: .correct
        case .incorrect: .incorrect
        case .skipped, .conceded: .skipped
        case .unsure, .silence, .noise, .chatter, .late, .revealed, .abandoned: .none
        }
    }
}
