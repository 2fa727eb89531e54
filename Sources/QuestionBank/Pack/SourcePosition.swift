/// A position in a file, as a text editor would show it. Lines and columns are numbered from 1, and
/// columns count Unicode scalars.
public struct SourcePosition: Sendable, Hashable, Comparable, Codable {
    /// The line number, starting at 1.
    public var line: Int
    /// The column number, starting at 1. Columns count Unicode scalars.
    public var column: Int

    /// Creates a position in a line. By default, the position is the beginning of the line.
    public init(line: Int, column: Int = 1) {
        self.line = line
        self.column = column
    }

    /// Whether `a` comes before `b` in the file.
    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
