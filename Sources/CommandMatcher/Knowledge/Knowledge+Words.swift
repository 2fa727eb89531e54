extension Knowledge {
    /// Things that have different names in different places.
    static let words = JudgeTable("words").text
}
