extension Knowledge {
    /// People known by several names, and the full names of those of whom one thinks by their last.
    static let people = JudgeTable("people").text
}
