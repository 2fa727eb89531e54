/// The ways to say a question's answers, from the judge. The bank does not depend on the judge, so
/// the caller of a check provides them.
public struct SpokenAnswer: Sendable, Hashable {
    /// Lower-case words of each form, the most usual first.
    public var accepted: [[String]]
    /// Lower-case words of each rejected form.
    public var rejected: [[String]]
    /// Lower-case words of each form to prompt on.
    public var prompted: [[String]]
    /// The ways to say each choice.
    public var choices: [[[String]]]
    /// What is wrong with the answer line.
    public var problems: [String]

    /// The forms of an open question, unless choices are given.
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
