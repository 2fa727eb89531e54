extension Knowledge {
    /// Countries, cities and other places under each of their names, and places with similar names.
    static let places = JudgeTable("places").text
}
