import CommandMatcher
import QuestionBank

// A question with several answers, of which some are wanted: it has the tag `list`, and each form
// that counts is an answer of its own. The tag `name:5` says how many are wanted.
extension QuestionSheet {
    private static let tag = Round.Needs.list.tag ?? ""

    /// Whether several things are to be named.
    public var isList: Bool { question.tags.contains(Self.tag) }

    /// What may be named, as it is told.
    var items: [String] { ([question.answer] + question.accept).map(Self.told) }

    /// How many are to be named.
    var wanted: Int {
        guard isList else { return 1 }
        let named = question.tags.lazy.compactMap { tag -> Int? in
            tag.hasPrefix("name:") ? Int(tag.dropFirst("name:".count)) : nil
        }.first
        return min(max(named ?? items.count, 1), items.count)
    }

    /// Which of the list a form means, as it is told; what is none of it is itself.
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
