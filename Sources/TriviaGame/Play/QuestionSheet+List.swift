import CommandMatcher
import QuestionBank

// A list question has the tag `list`. With the tag `name:5`, players must name five items.
extension QuestionSheet {
    /// Whether players must name several items.
    public var isList: Bool { question.kind == .list }

    /// The items as shown to players.
    package var items: [String] { ([question.answer] + question.accept).map(Self.told) }

    /// The number of items that players must name.
    package var wanted: Int {
        guard isList else { return 1 }
        let named = question.tags.lazy.compactMap { tag -> Int? in
            tag.hasPrefix("name:") ? Int(tag.dropFirst("name:".count)) : nil
        }.first
        return min(max(named ?? items.count, 1), items.count)
    }

    /// The list item that a form names, as players see the item. If no item matches, the result is
    /// the form itself.
    func item(_ form: String) -> String {
        for item in [question.answer] + question.accept {
            let judge = AnswerJudge(
                AnswerLine(answer: item), question: question.prompt, strictness: .normal,
                pronouncing: nil, language: self.judge.language)
            if judge.judge(typed: form).outcome == .accept { return Self.told(item) }
        }
        return form
    }

    private static func told(_ item: String) -> String { AnswerLine(answer: item).official }
}
