import PlaySession
import QuestionBank
import TriviaGame

/// The kinds of media in a game's questions, as saved with the game.
struct GameMedia {
    private struct Key: Hashable {
        var pack: String
        var question: String
    }

    private var media: [Key: [Media]] = [:]

    /// Reads the game's setup. Throws `DecodingError` if a different version of the program saved
    /// the game.
    init(ofGame id: Int64, in bank: BankStore) throws {
        // A game without a stored setup was played before questions could have pictures and sounds.
        guard let text = try bank.setup(ofGame: id) else { return }
        for entry in try GameNotation.value(GameSetup.self, from: text).entries {
            media[Key(pack: entry.pack, question: entry.question.id)] = entry.question.media
        }
    }

    /// A note that names the kinds of a question's media, such as ` [picture]`, or an empty string.
    func note(on answer: AnswerRecord) -> String {
        let own = media[Key(pack: answer.pack, question: answer.questionID)] ?? []
        let kinds = Media.Kind.allCases.filter { kind in own.contains { $0.kind == kind } }
        return kinds.isEmpty ? "" : " [\(kinds.map(\.rawValue).joined(separator: ", "))]"
    }
}
