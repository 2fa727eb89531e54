/// Where an import puts its questions.
protocol QuestionTaking: AnyObject {
    /// Questions that were taken.
    var count: Int { get }

    /// False when the question's id is there already: then nothing is added.
    func add(_ question: Question) throws -> Bool
}

/// Only counts questions, for an import that is not to change anything. It remembers a few bytes a question.
final class QuestionTally: QuestionTaking {
    private var ids: Set<PromptKey> = []

    var count: Int { ids.count }

    func add(_ question: Question) -> Bool { ids.insert(PromptKey(exact: question.id)).inserted }

    func contains(_ id: String) -> Bool { ids.contains(PromptKey(exact: id)) }
}
