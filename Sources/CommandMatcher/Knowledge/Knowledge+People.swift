extension Knowledge {
    /// People known by several names, and the full names of people usually called by their last
    /// name.
    static let people = JudgeTable("people").text
}
