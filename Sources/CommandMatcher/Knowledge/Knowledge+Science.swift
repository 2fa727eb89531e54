extension Knowledge {
    /// The name and symbol of every chemical element, except those with another sense (below).
    static let elements = JudgeTable("elements").text

    /// Substances and their formulas, the body, medicine, plants and animals, the sky, mathematics.
    static let science = JudgeTable("science").text
}
