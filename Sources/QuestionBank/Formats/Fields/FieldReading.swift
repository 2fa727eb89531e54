/// How one column, field or element of a file was interpreted.
public struct FieldReading: Sendable, Hashable {
    /// The name of the field in the file: a column title, a key, or an element.
    public var name: String
    /// What the field contains, in plain language ("choice 2"), or nil if the field was ignored.
    public var meaning: String?
    /// The number of rows, objects or notes in which the field is not empty.
    public var count: Int
    /// The sheet, note type or file of the field, or nil if the input has only one.
    public var part: String?

    /// Creates the interpretation of a field.
    public init(name: String, meaning: String?, count: Int, part: String? = nil) {
        self.name = name
        self.meaning = meaning
        self.count = count
        self.part = part
    }
}
