import QuestionBank
import TriviaGame

/// What will be played by whom.
struct GamePreparation {
    var bank: BankStore
    var questions: [StoredQuestion]
    var players: [Player]
    var seed: UInt64?
    var resumed: ResumedGame?

    init(bank: BankStore, questions: [StoredQuestion], players: [Player], seed: UInt64?) {
        self.bank = bank
        self.questions = questions
        self.players = players
        self.seed = seed
    }

    init(bank: BankStore, resuming resumed: ResumedGame) {
        self.init(
            bank: bank, questions: resumed.questions, players: resumed.players,
            seed: resumed.record.seed)
        self.resumed = resumed
    }

    /// Packs of the questions, as a title.
    var title: String {
        var packs: [String] = []
        for question in questions where !packs.contains(question.pack) {
            packs.append(question.pack)
        }
        return packs.count > 3 ? "Trivia from \(packs.count) packs" : packs.joined(separator: ", ")
    }

    func recorder(_ input: String, strictness: String) throws -> GameRecorder {
        if let resumed {
            return GameRecorder(
                bank: bank, questions: questions, resuming: resumed.record,
                answers: resumed.answers)
        }
        return try GameRecorder(
            bank: bank, questions: questions, players: players, seed: seed,
            settings: GameSettings(questions: questions, input: input, strictness: strictness))
    }
}
