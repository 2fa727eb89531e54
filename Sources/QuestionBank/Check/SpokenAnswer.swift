/// The ways to say the answers to a question, as determined by the judge. The bank does not depend
/// on the judge, so the caller of a check provides these forms.
public struct SpokenAnswer: Sendable, Hashable {
    /// The words of each accepted form in lowercase. The most common form comes first.
    public var accepted: [[String]]
    /// The words of each rejected form, in lowercase.
    public var rejected: [[String]]
    /// The words of each form that triggers a prompt, in lowercase.
    public var prompted: [[String]]
    /// The ways to say each choice.
    public var choices: [[[String]]]
    /// Problems found in the answer line.
    public var problems: [String]

    /// Creates the spoken forms of an open question, or of a question with choices if `choices` is
    /// not empty.
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
