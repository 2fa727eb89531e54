/// Receives the questions of an import.
protocol QuestionTaking: AnyObject {
    var count: Int { get }

    /// Adds a question, or returns false if its id has already been added.
    func add(_ question: Question) throws -> Bool
}

/// Counts the questions of an import that is not stored. Each question needs only a few bytes of
/// memory.
final class QuestionTally: QuestionTaking {
    private var ids: Set<PromptKey> = []

    var count: Int { ids.count }

    func add(_ question: Question) -> Bool { ids.insert(PromptKey(exact: question.id)).inserted }

    func contains(_ id: String) -> Bool { ids.contains(PromptKey(exact: id)) }
}
