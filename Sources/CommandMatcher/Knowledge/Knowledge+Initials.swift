extension Knowledge {
    /// Initialisms and what they stand for. Initialisms that the words of the answer line spell
    /// need no entry.
    static let initials = JudgeTable("initials").text
}
