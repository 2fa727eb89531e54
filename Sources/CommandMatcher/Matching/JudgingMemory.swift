/// Memory that judgements one after the other share, with any judge. It holds nothing of an answer
/// that could change the next verdict.
public struct JudgingMemory: Sendable {
    var list = WordList()

    /// Empty memory.
    public init() {}
}
