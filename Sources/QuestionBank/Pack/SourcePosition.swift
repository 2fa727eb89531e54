/// A position in a file. Lines and columns start at 1, and columns count Unicode scalars.
public struct SourcePosition: Sendable, Hashable, Comparable, Codable {
    /// The line number, starting at 1.
    public var line: Int
    /// The column number in Unicode scalars, starting at 1.
    public var column: Int

    /// Creates a position, by default at the beginning of a line.
    public init(line: Int, column: Int = 1) {
        self.line = line
        self.column = column
    }

    /// Whether `a` comes before `b` in the file.
    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
