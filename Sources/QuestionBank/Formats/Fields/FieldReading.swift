/// How one column, field or element of a file was interpreted.
public struct FieldReading: Sendable, Hashable {
    /// The name of the field in the file, such as a column title, a key, or the name of an element.
    public var name: String
    /// What the field contains, in plain language ("the question", "choice 2"); nil if the field was ignored.
    public var meaning: String?
    /// The number of rows, objects or notes in which the field is not empty.
    public var count: Int
    /// The sheet, note type or file to which the field belongs; nil if the input has only one.
    public var part: String?

    /// Creates the interpretation of a field.
    public init(name: String, meaning: String?, count: Int, part: String? = nil) {
        self.name = name
        self.meaning = meaning
        self.count = count
        self.part = part
    }
}
