/// The ways in which a question's answers are said, as the judge knows them. The bank does not know
/// the judge: whoever checks a pack hands these in.
public struct SpokenAnswer: Sendable, Hashable {
    /// Lower-case words of each form, the most usual first.
    public var accepted: [[String]]
    /// Lower-case words of each form that is refused.
    public var rejected: [[String]]
    /// Lower-case words of each form that is not enough.
    public var prompted: [[String]]
    /// For each choice.
    public var choices: [[[String]]]
    /// What is wrong with the answer line.
    public var problems: [String]

    /// An open question's forms, unless choices are given.
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
