extension Knowledge {
    /// People of whom one bears nearly the name of another and is somebody else.
    static let namesakes = JudgeTable("namesakes").text
}
