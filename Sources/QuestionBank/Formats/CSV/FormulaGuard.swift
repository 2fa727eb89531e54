/// Keeps a spreadsheet program from running what a cell says. A text that begins as a formula does gets
/// an apostrophe before it, which such programs take for "this is text"; our own reader takes it away.
package enum FormulaGuard {
    /// The cell with an apostrophe before it, where it needs one.
    package static func protected(_ cell: String) -> String {
        guard let first = cell.utf8.first, isStart(first) || first == 0x27 else { return cell }
        let inner = cell.utf8.drop { $0 == 0x27 }
        guard let start = inner.first, isStart(start) else { return cell }
        // A negative number is no formula.
        if first == 0x2D, Double(cell) != nil { return cell }
        return "'" + cell
    }

    /// The cell as it was before ``protected(_:)``.
    package static func removed(from cell: String) -> String {
        guard cell.utf8.first == 0x27 else { return cell }
        let inner = cell.utf8.drop { $0 == 0x27 }
        guard let start = inner.first, isStart(start) else { return cell }
        return String(cell.dropFirst())
    }

    /// `=`, `+`, `-`, `@`, and white space after which programs look for these.
    private static func isStart(_ byte: UInt8) -> Bool {
        [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(byte)
    }
}
