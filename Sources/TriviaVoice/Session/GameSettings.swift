import Foundation
import QuestionBank

/// What a game was started with, as history keeps it: enough to go on with it.
struct GameSettings: Sendable, Hashable {
    /// Pack and id of each question, in order.
    struct Place: Sendable, Hashable, Codable {
        var pack: String
        var id: String
    }

    var questions: [Place]
    var input: String
    var strictness: String

    init(questions: [StoredQuestion], input: String, strictness: String) {
        self.questions = questions.map { Place(pack: $0.pack, id: $0.question.id) }
        self.input = input
        self.strictness = strictness
    }

    /// From what history kept; nil for a game of another kind.
    init?(_ dictionary: [String: String]) {
        guard let text = dictionary["questions"],
            let questions = try? JSONDecoder().decode([Place].self, from: Data(text.utf8))
        else { return nil }
        self.questions = questions
        input = dictionary["input"] ?? "keyboard"
        strictness = dictionary["strictness"] ?? "normal"
    }

    var dictionary: [String: String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let places = (try? encoder.encode(questions)) ?? Data()
        return [
            "questions": String(decoding: places, as: UTF8.self), "input": input,
            "strictness": strictness,
        ]
    }
}
