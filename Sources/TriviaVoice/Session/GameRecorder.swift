import Foundation
import QuestionBank
import TriviaGame

/// Writes a game into the bank while it happens, so that a program that is killed has lost nothing
/// but the question that was open.
///
/// Used by one session.
final class GameRecorder {
    private let bank: BankStore
    private let questions: [StoredQuestion]
    private let now: () -> Date
    private(set) var record: GameRecord
    /// Numbers of the answers in the bank, by place of their question.
    private var answers: [Int: Int64]
    private var askedAt: Date

    /// Notes that the game begins.
    init(
        bank: BankStore, questions: [StoredQuestion], players: [Player], seed: UInt64?,
        settings: GameSettings, now: @escaping () -> Date = { Date() }
    ) throws {
        self.bank = bank
        self.questions = questions
        self.now = now
        askedAt = now()
        answers = [:]
        record = try bank.begin(
            GameRecord(
                mode: "classic", seed: seed, startedAt: now(),
                players: players.map { GameRecord.Player($0.name) },
                settings: settings.dictionary))
    }

    /// Goes on with a game that is in the bank.
    init(
        bank: BankStore, questions: [StoredQuestion], resuming record: GameRecord,
        answers: [AnswerRecord], now: @escaping () -> Date = { Date() }
    ) {
        self.bank = bank
        self.questions = questions
        self.now = now
        self.record = record
        askedAt = now()
        self.answers = Dictionary(
            answers.map { ($0.number - 1, $0.id) }, uniquingKeysWith: { $1 })
    }

    /// Writes what an effect means to history; most mean nothing.
    func note(_ effect: GameEffect) throws {
        switch effect {
        case .present(let presentation) where !presentation.isRepeat: askedAt = now()
        case .judged(let judgement) where judgement.isOverruled: try overrule(judgement)
        case .judged(let judgement): try judged(judgement)
        case .decide(.challenge):
            if let last = answers.max(by: { $0.key < $1.key }) {
                try bank.challenge(answer: last.value)
            }
        case .finished(let summary): try finish(summary)
        default: break
        }
    }

    private func judged(_ judgement: Judgement) throws {
        let answer = try bank.record(
            AnswerRecord(
                gameID: record.id, number: judgement.index + 1, player: judgement.player.name,
                question: questions[judgement.index], heard: judgement.heard,
                alternatives: judgement.alternatives, matched: judgement.matched,
                verdict: Self.verdict(judgement.outcome), reason: judgement.reason,
                confidence: judgement.confidence, askedAt: askedAt,
                speechStart: judgement.speech?.start, speechEnd: judgement.speech?.end,
                responseTime: judgement.responseTime, points: judgement.award?.total ?? 0))
        answers[judgement.index] = answer.id
    }

    private func overrule(_ judgement: Judgement) throws {
        guard let id = answers[judgement.index] else { return }
        try bank.override(
            answer: id,
            with: AnswerRecord.Override(
                verdict: Self.verdict(judgement.outcome), points: judgement.award?.total ?? 0,
                by: judgement.player.name, note: judgement.reason, at: now()),
            learning: judgement.learnable)
    }

    /// A game that ended by itself or by its players is over; one that was interrupted stays open
    /// and can be resumed.
    private func finish(_ summary: Summary) throws {
        let points = Dictionary(
            summary.standings.map { ($0.player.name, $0.points) }, uniquingKeysWith: { $1 })
        record.players = record.players.map {
            GameRecord.Player($0.name, score: points[$0.name] ?? $0.score)
        }
        try bank.finish(game: record.id, at: now(), players: record.players)
    }

    private static func verdict(_ outcome: Outcome) -> AnswerRecord.Verdict {
        switch outcome {
        case .correct: .correct
        case .incorrect: .incorrect
        case .skipped, .conceded: .skipped
        case .unsure, .silence, .noise, .chatter, .late, .abandoned: .none
        }
    }
}
