extension Knowledge {
    /// Things with one name here and another there.
    static let words = JudgeTable("words").text
}
