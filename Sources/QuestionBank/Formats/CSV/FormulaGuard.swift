/// Prevents spreadsheet programs from running a cell. A text that begins like a formula gets an
/// apostrophe before it, which such programs read as "this is text"; our own reader removes it.
package enum FormulaGuard {
    /// The cell with an apostrophe before it if necessary.
    package static func protected(_ cell: String) -> String {
        guard let first = cell.utf8.first, isStart(first) || first == 0x27 else { return cell }
        let inner = cell.utf8.drop { $0 == 0x27 }
        guard let start = inner.first, isStart(start) else { return cell }
        // A negative number is not a formula.
        if first == 0x2D, Double(cell) != nil { return cell }
        return "'" + cell
    }

    /// The cell without the apostrophe that ``protected(_:)`` added.
    package static func removed(from cell: String) -> String {
        guard cell.utf8.first == 0x27 else { return cell }
        let inner = cell.utf8.drop { $0 == 0x27 }
        guard let start = inner.first, isStart(start) else { return cell }
        return String(cell.dropFirst())
    }

    /// `=`, `+`, `-`, `@`, and white space that programs skip before these.
    private static func isStart(_ byte: UInt8) -> Bool {
        [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(byte)
    }
}
