extension Knowledge {
    /// Different people with nearly the same name.
    static let namesakes = JudgeTable("namesakes").text
}
