extension Knowledge {
    /// Initialisms and what they stand for. Those that the answer line's own words spell are known
    /// without an entry.
    static let initials = JudgeTable("initials").text
}
