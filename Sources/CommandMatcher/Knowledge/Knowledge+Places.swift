extension Knowledge {
    /// Countries, cities and other places under each of their names, and neighbours in name.
    static let places = JudgeTable("places").text
}
