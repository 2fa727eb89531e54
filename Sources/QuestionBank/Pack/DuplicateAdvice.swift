/// Creates messages about a question that already exists.
enum DuplicateAdvice {
    static func id(_ question: Question, at position: SourcePosition?) -> PackProblem {
        PackProblem(
            .refused, at: position, question: String(question.id.prefix(60)),
            "the id \(question.id.quoted) is already taken in this pack",
            hint: "give every question its own id, or leave the id out")
    }
}
