extension Knowledge {
    /// Books, films, pictures and music under each title, and the parts of a series, which are not one
    /// another.
    static let works = JudgeTable("works").text
}
