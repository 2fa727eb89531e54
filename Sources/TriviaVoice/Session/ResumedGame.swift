import Foundation
import QuestionBank
import TriviaGame

/// The latest game that was interrupted, ready to go on.
struct ResumedGame {
    var record: GameRecord
    var settings: GameSettings
    var questions: [StoredQuestion]
    var answers: [AnswerRecord]

    /// - Throws: ``CommandFailure`` when there is none, or its questions are gone.
    init(bank: BankStore) throws {
        let open = try bank.games().first { $0.endedAt == nil && GameSettings($0.settings) != nil }
        guard let open, let settings = GameSettings(open.settings) else {
            throw CommandFailure(.usage, "there is no interrupted game to resume")
        }
        record = open
        self.settings = settings
        questions = try settings.questions.map { try bank.question($0.id, inPack: $0.pack) }
        answers = try bank.answers(ofGame: open.id)
    }

    var players: [Player] { record.players.map { Player(name: $0.name) } }

    /// What was decided, as the rules know it.
    var judgements: [Judgement] {
        answers.sorted { $0.number < $1.number }.compactMap { answer in
            guard questions.indices.contains(answer.number - 1) else { return nil }
            return Judgement(
                index: answer.number - 1, question: questions[answer.number - 1].question,
                player: Player(name: answer.player), outcome: Self.outcome(answer.finalVerdict),
                reason: answer.reason, heard: answer.heard, responseTime: answer.responseTime,
                points: answer.finalPoints, isOverruled: answer.override != nil)
        }
    }

    private static func outcome(_ verdict: AnswerRecord.Verdict) -> Outcome {
        switch verdict {
        case .correct: .correct
        case .incorrect: .incorrect
        case .skipped: .skipped
        case .prompt, .none: .silence
        }
    }
}
