/// How one column, field or element of a file was interpreted.
public struct FieldReading: Sendable, Hashable {
    /// The name of the field in the file: a column's title, a field's key, an element's name.
    public var name: String
    /// What the field contains, in plain words ("the question", "choice 2"); nil if it was ignored.
    public var meaning: String?
    /// The number of rows, objects or notes in which the field is not empty.
    public var count: Int
    /// The sheet, note type or file it belongs to, if there are several.
    public var part: String?

    /// Creates a field with its interpretation.
    public init(name: String, meaning: String?, count: Int, part: String? = nil) {
        self.name = name
        self.meaning = meaning
        self.count = count
        self.part = part
    }
}
