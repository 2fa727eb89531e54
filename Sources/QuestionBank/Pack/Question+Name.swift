extension Question {
    /// Creates an id that depends only on the wording.
    package static func madeID(prompt: String, answer: String) -> String {
        "q" + String(PromptKey(prompt + "\n" + answer).value, radix: 36)
    }

    /// The name of the question in messages about problems. This name is the id, or the beginning of the
    /// prompt if the id was derived from the wording.
    var nameInProblems: String { String((hasMadeID ? prompt : id).prefix(60)) }

    /// The name of the question in a list of names. A prompt is enclosed in quotation marks so that its end
    /// is visible.
    var nameInList: String {
        guard hasMadeID else { return nameInProblems }
        return "“\(nameInProblems)\(prompt.count > 60 ? "…" : "")”"
    }

    /// Whether the id was derived from the wording. Such an id may end with a number that makes it unique.
    private var hasMadeID: Bool {
        let made = Self.madeID(prompt: prompt, answer: answer)
        return id == made || id.hasPrefix(made + "-")
    }
}
