extension Knowledge {
    /// Books, films, pictures and music under each title, and the parts of series, which are
    /// different works.
    static let works = JudgeTable("works").text
}
