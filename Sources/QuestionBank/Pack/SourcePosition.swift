/// A position in a file, as an editor shows it. Lines and columns are numbered from 1. Columns are
/// numbers of characters (Unicode scalars).
public struct SourcePosition: Sendable, Hashable, Comparable, Codable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars.
    public var column: Int

    /// Creates a position in a line; if no column is given, at the beginning of the line.
    public init(line: Int, column: Int = 1) {
        self.line = line
        self.column = column
    }

    /// Whether `a` comes before `b` in the file.
    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
