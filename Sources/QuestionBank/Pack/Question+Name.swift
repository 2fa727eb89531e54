extension Question {
    /// Creates an id that depends only on the wording.
    package static func madeID(prompt: String, answer: String) -> String {
        "q" + String(PromptKey(prompt + "\n" + answer).value, radix: 36)
    }

    /// The question's name in messages: its id, or the beginning of its prompt if the id was
    /// derived from the wording.
    var nameInProblems: String { String((hasMadeID ? prompt : id).prefix(60)) }

    /// The name of the question in a list, with quotation marks if the name is a prompt.
    var nameInList: String {
        guard hasMadeID else { return nameInProblems }
        return "“\(nameInProblems)\(prompt.count > 60 ? "…" : "")”"
    }

    /// Whether the id was derived from the wording. A derived id may end with a number that makes
    /// the id unique.
    private var hasMadeID: Bool {
        let made = Self.madeID(prompt: prompt, answer: answer)
        return id == made || id.hasPrefix(made + "-")
    }
}
