/// A place in a file as an editor shows it: lines and columns count from one, columns in characters
/// (Unicode scalars).
public struct SourcePosition: Sendable, Hashable, Comparable, Codable {
    /// From one.
    public var line: Int
    /// From one, in Unicode scalars.
    public var column: Int

    /// A place in a line; without a column, the line's beginning.
    public init(line: Int, column: Int = 1) {
        self.line = line
        self.column = column
    }

    /// Whether `a` comes before `b` in the file.
    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
