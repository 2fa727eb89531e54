/// The interpretation of one column, field or element in a file.
public struct FieldReading: Sendable, Hashable {
    /// The name of the field in the file: a column title, a key, or an element name.
    public var name: String
    /// A description of the field, such as "choice 2", or nil if the field was ignored.
    public var meaning: String?
    /// The number of rows, objects or notes in which the field is not empty.
    public var count: Int
    /// The sheet, note type or other part of the file that contains the field, or nil.
    public var part: String?

    /// Creates the interpretation of a field.
    public init(name: String, meaning: String?, count: Int, part: String? = nil) {
        self.name = name
        self.meaning = meaning
        self.count = count
        self.part = part
    }
}
