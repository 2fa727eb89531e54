/// Adds an apostrophe to cells that spreadsheet programs would otherwise run as formulas.
package enum FormulaGuard {
    /// Returns the cell, with a leading apostrophe if necessary.
    package static func protected(_ cell: String) -> String {
        guard let first = cell.utf8.first, isStart(first) || first == 0x27 else { return cell }
        let inner = cell.utf8.drop { $0 == 0x27 }
        guard let start = inner.first, isStart(start) else { return cell }
        if first == 0x2D, Double(cell) != nil { return cell }
        return "'" + cell
    }

    /// Returns the cell without the apostrophe that ``protected(_:)`` added.
    package static func removed(from cell: String) -> String {
        guard cell.utf8.first == 0x27 else { return cell }
        let inner = cell.utf8.drop { $0 == 0x27 }
        guard let start = inner.first, isStart(start) else { return cell }
        return String(cell.dropFirst())
    }

    /// Whether a byte is white space or a character that may begin a formula: `=`, `+`, `-` or `@`.
    private static func isStart(_ byte: UInt8) -> Bool {
        [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(byte)
    }
}
