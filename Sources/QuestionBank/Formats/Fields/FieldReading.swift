/// How one column, field or element of a file was understood.
public struct FieldReading: Sendable, Hashable {
    /// What the file calls it: a column's title, a field's key, an element's name.
    public var name: String
    /// What it holds, in plain words ("the question", "choice 2"); nil when it was passed over.
    public var meaning: String?
    /// How many rows, objects or notes have something in it.
    public var count: Int
    /// The sheet, note type or file it belongs to, where there are several.
    public var part: String?

    /// A field with what became of it.
    public init(name: String, meaning: String?, count: Int, part: String? = nil) {
        self.name = name
        self.meaning = meaning
        self.count = count
        self.part = part
    }
}
