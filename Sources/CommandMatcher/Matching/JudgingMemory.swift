/// Memory that successive judgements by any judge can share. Nothing in it can change the next
/// verdict.
public struct JudgingMemory: Sendable {
    var list = WordList()

    /// Empty memory.
    public init() {}
}
