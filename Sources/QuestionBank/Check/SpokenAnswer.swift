/// The ways to say a question's answers. These ways come from the judge. The bank does not depend
/// on the judge, so the caller of a check provides them.
public struct SpokenAnswer: Sendable, Hashable {
    /// The words of each accepted form in lower case, the most common form first.
    public var accepted: [[String]]
    /// The words of each rejected form in lower case.
    public var rejected: [[String]]
    /// The words of each form to prompt on, in lower case.
    public var prompted: [[String]]
    /// The ways to say each choice.
    public var choices: [[[String]]]
    /// Problems with the answer line.
    public var problems: [String]

    /// Creates the forms of an open question, unless choices are given.
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
