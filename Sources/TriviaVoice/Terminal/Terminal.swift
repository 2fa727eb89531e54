/// Where a game is shown: lines that stay, and at most one below them that changes.
///
/// All calls come from one task.
protocol Terminal: Sendable {
    /// Columns to write in, now.
    var columns: Int { get }
    /// Whether a changing line can be shown and people are there to see it.
    var isInteractive: Bool { get }
    /// Writes lines that stay.
    func write(_ lines: [StyledLine])
    /// Shows the changing line, cut to fit, or takes it away.
    func show(_ line: StyledLine?)
    /// Shows lines in the place of those that were drawn last; where nothing can be redrawn, `telling` is
    /// written as a line of its own, or all of them where it is nil.
    func draw(_ lines: [StyledLine], telling change: StyledLine?)
    /// Why nothing can be written any more.
    var failure: CommandFailure? { get }
    /// Sounds the bell, where there is one.
    func ring()
}

extension Terminal {
    /// Writes lines that are a result.
    ///
    /// - Throws: Why they could not be written.
    func put(_ lines: [StyledLine]) throws {
        write(lines)
        if let failure { throw failure }
    }
}
