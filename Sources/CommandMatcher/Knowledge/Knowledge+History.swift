extension Knowledge {
    /// Wars, battles, periods, documents and treaties.
    static let history = JudgeTable("history").text
}
