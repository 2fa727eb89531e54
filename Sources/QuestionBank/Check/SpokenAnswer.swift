/// The ways to say the answers to a question. The caller gets the spoken forms from the judge.
public struct SpokenAnswer: Sendable, Hashable {
    /// The words of each accepted form in lowercase, with the most common form first.
    public var accepted: [[String]]
    /// The words of each rejected form, in lowercase.
    public var rejected: [[String]]
    /// The words of each form that triggers a prompt, in lowercase.
    public var prompted: [[String]]
    /// The ways to say each choice.
    public var choices: [[[String]]]
    /// Problems found in the answer line.
    public var problems: [String]

    /// Creates the spoken forms for a question with or without choices.
    public init(
        accepted: [[String]], rejected: [[String]] = [], prompted: [[String]] = [],
        choices: [[[String]]] = [], problems: [String] = []
    ) {
        self.accepted = accepted
        self.rejected = rejected
        self.prompted = prompted
        self.choices = choices
        self.problems = problems
    }
}
