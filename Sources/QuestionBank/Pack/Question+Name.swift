extension Question {
    /// An id that depends only on the wording.
    package static func madeID(prompt: String, answer: String) -> String {
        "q" + String(PromptKey(prompt + "\n" + answer).value, radix: 36)
    }

    /// How a problem names the question: its id, or the beginning of its prompt if the id was made from its wording.
    var nameInProblems: String { String((hasMadeID ? prompt : id).prefix(60)) }

    /// The name of the question in a list of several names. A prompt is in quotation marks there, so that its end can
    /// be seen.
    var nameInList: String {
        guard hasMadeID else { return nameInProblems }
        return "“\(nameInProblems)\(prompt.count > 60 ? "…" : "")”"
    }

    /// Whether the id was made from the wording. A number at its end makes it unique.
    private var hasMadeID: Bool {
        let made = Self.madeID(prompt: prompt, answer: answer)
        return id == made || id.hasPrefix(made + "-")
    }
}
