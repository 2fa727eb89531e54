import PlaySession
import QuestionBank
import TriviaGame

/// The kinds of media of a game's questions. The game has copies of its questions, so this also works for questions
/// whose packs are not in the bank.
struct GameMedia {
    private struct Key: Hashable {
        var pack: String
        var question: String
    }

    private var media: [Key: [Media]] = [:]

    /// - Throws: `DecodingError` if a different version saved the game; `BankError`.
    init(ofGame id: Int64, in bank: BankStore) throws {
        // Games without a setup are older than pictures and sounds.
        guard let text = try bank.setup(ofGame: id) else { return }
        for entry in try GameNotation.value(GameSetup.self, from: text).entries {
            media[Key(pack: entry.pack, question: entry.question.id)] = entry.question.media
        }
    }

    /// The kinds of a question's media, such as ` [picture]`; empty if it has none.
    func note(on answer: AnswerRecord) -> String {
        let own = media[Key(pack: answer.pack, question: answer.questionID)] ?? []
        let kinds = Media.Kind.allCases.filter { kind in own.contains { $0.kind == kind } }
        return kinds.isEmpty ? "" : " [\(kinds.map(\.rawValue).joined(separator: ", "))]"
    }
}
