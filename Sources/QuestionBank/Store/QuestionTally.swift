/// Receives the questions of an import.
protocol QuestionTaking: AnyObject {
    /// The number of questions added.
    var count: Int { get }

    /// Adds a question. If the question's id already exists, returns false and does not add the
    /// question.
    func add(_ question: Question) throws -> Bool
}

/// Only counts questions, for an import that must not change anything. The tally needs only a few
/// bytes per question.
final class QuestionTally: QuestionTaking {
    private var ids: Set<PromptKey> = []

    var count: Int { ids.count }

    func add(_ question: Question) -> Bool { ids.insert(PromptKey(exact: question.id)).inserted }

    func contains(_ id: String) -> Bool { ids.contains(PromptKey(exact: id)) }
}
