import Foundation
package import QuestionBank
import Transcript
import TriviaGame

/// Writes a game to the bank while the game is played. Each event and its changes to the history
/// are saved in one transaction before its effects are shown. Use each recorder in only one
/// session.
package final class GameRecorder {
    private let bank: BankStore
    private let now: () -> Date
    package let record: GameRecord
    private var history: History

    /// The part of the game that has been written to the bank.
    private struct History {
        var count = 0
        /// The rulings in the history, and their row numbers.
        var judgements: [Judgement] = []
        var answers: [Int64] = []
        var standings: [Standing] = []
        var askedAt: Date
    }

    init(
        bank: BankStore, setup: GameSetup, seed: UInt64?, settings: GameSettings,
        now: @escaping () -> Date = { Date() }
    ) throws {
        self.bank = bank
        self.now = now
        history = History(askedAt: now())
        record = try bank.begin(
            GameRecord(
                mode: setup.mode.name, seed: seed, startedAt: now(),
                players: setup.players.map { GameRecord.Player($0.name) },
                settings: settings.dictionary),
            setup: try GameNotation.text(setup), holder: ProgramIdentity.own)
    }

    /// Continues a game that is already in the bank.
    init(bank: BankStore, resuming kept: KeptGame, now: @escaping () -> Date = { Date() }) {
        self.bank = bank
        self.now = now
        record = kept.record
        history = History(
            count: kept.eventCount, judgements: kept.game.judgements, answers: kept.answers,
            standings: kept.game.standings, askedAt: now())
    }

    /// Saves an event and the state after the event. If an error is thrown, nothing has been saved.
    func keep(
        _ event: GameEvent, at time: AudioTime, of game: Game, _ effects: [GameEffect]
    ) throws {
        try keep([KeepOrder(number: 0, event: event, time: time, game: game, effects: effects)])
    }

    /// Saves several events in one transaction. If an error is thrown, nothing has been saved.
    func keep(_ orders: [KeepOrder]) throws {
        var after = history
        try bank.keep { keep in
            for order in orders where order.event != .clock || !order.effects.isEmpty {
                try write(order, into: &after, keep)
            }
        }
        history = after
    }

    private func write(
        _ order: KeepOrder, into history: inout History,
        _ keep: (GameStep) throws -> [Int64]
    ) throws {
        let game = order.game
        for case .present(let presentation) in order.effects where !presentation.isRepeat {
            history.askedAt = now()
        }
        let added = try keep(
            GameStep(
                gameID: record.id, number: history.count + 1,
                event: try GameNotation.text(KeptEvent(order.event, at: order.time)),
                changes: changes(to: game, order.effects, from: history)))
        history.count += 1
        history.answers.removeLast(
            max(history.answers.count - (game.judgements.count - added.count), 0))
        history.answers += added
        history.judgements = game.judgements
        history.standings = game.standings
    }

    private func changes(
        to game: Game, _ effects: [GameEffect], from history: History
    ) -> [GameStep.Change] {
        let (judgements, answers) = (history.judgements, history.answers)
        var changes: [GameStep.Change] = []
        let common = min(judgements.count, game.judgements.count)
        for place in 0..<common where judgements[place] != game.judgements[place] {
            changes.append(change(of: answers[place], to: game.judgements[place]))
        }
        changes += answers[common...].map { .withdrawn(answer: $0) }
        changes += game.judgements[common...].map {
            .answered(answer($0, in: game, askedAt: history.askedAt))
        }
        for effect in effects {
            switch effect {
            case .decide(.challenge):
                if let place = game.challengedRuling, answers.indices.contains(place) {
                    changes.append(.challenged(answer: answers[place]))
                }
            case .finished(let summary):
                changes.append(.finished(now(), isComplete: summary.isComplete))
            default: break
            }
        }
        if history.standings != game.standings {
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
                verdict: judgement.isTry ? .tried : Self.verdict(judgement.outcome),
                points: judgement.award?.total ?? 0,
                by: name, note: judgement.reason, at: now()),
            learning: judgement.outcome == .correct ? judgement.learnable : nil)
    }

    private func answer(
        _ judgement: Judgement, in game: Game, askedAt: Date
    ) -> AnswerRecord {
        var answer = AnswerRecord(
            gameID: record.id, round: (game.roundNumber(ofQuestion: judgement.index) ?? 0) + 1,
            number: judgement.index + 1, player: judgement.player?.name ?? "",
            question: judgement.question, pack: game.entry(judgement.index).pack,
            heard: judgement.heard, alternatives: judgement.alternatives,
            matched: judgement.matched,
            verdict: judgement.isTry ? .tried : Self.verdict(judgement.outcome),
            reason: judgement.reason, confidence: judgement.confidence, askedAt: askedAt,
            speechStart: judgement.speech?.start, speechEnd: judgement.speech?.end,
            responseTime: judgement.responseTime, points: judgement.award?.total ?? 0)
        answer.official = judgement.official
        return answer
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
