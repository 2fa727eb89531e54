/// An output for a game: permanent lines, and at most one changing line below them. Any thread may
/// call ``write(picture:)``, but only one task may make the other calls.
package protocol Terminal: Sendable {
    /// The current number of columns.
    var columns: Int { get }
    /// Whether a person can see a line that changes.
    var isInteractive: Bool { get }
    /// Writes permanent lines.
    func write(_ lines: [StyledLine])
    /// Shows the changing line, cut to fit the width, or removes it.
    func show(_ line: StyledLine?)
    /// Replaces the most recent lines if possible. If lines cannot be replaced, writes `change`, or
    /// all lines if `change` is nil.
    func draw(_ lines: [StyledLine], telling change: StyledLine?)
    /// The reason why no more output is possible, or nil.
    var failure: CommandFailure? { get }
    /// Writes a picture as permanent output, in the form that the terminal understands.
    func write(picture: String)
    /// Rings the terminal's bell, if there is one.
    func ring()
}

extension Terminal {
    /// Writes lines of a result, and throws an error if the lines cannot be written.
    package func put(_ lines: [StyledLine]) throws {
        write(lines)
        if let failure { throw failure }
    }
}
