/// How one column, field or element of a file was understood.
public struct FieldReading: Sendable, Hashable {
    /// Its name in the file: a column's title, a field's key, an element's name.
    public var name: String
    /// What it holds, in plain words ("the question", "choice 2"); nil if it was ignored.
    public var meaning: String?
    /// The number of rows, objects or notes with something in it.
    public var count: Int
    /// The sheet, note type or file it belongs to, if there are several.
    public var part: String?

    /// A field and how it was understood.
    public init(name: String, meaning: String?, count: Int, part: String? = nil) {
        self.name = name
        self.meaning = meaning
        self.count = count
        self.part = part
    }
}
