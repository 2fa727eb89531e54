// Draws a QR code.
extension QRCode {
    /// The width of the light border, in modules.
    private static let quiet = 4

    /// The code as an SVG picture. Phones scan black on white best, even in dark mode.
    package var svg: String {
        let side = size + 2 * Self.quiet
        var path = ""
        for row in 0..<size {
            for column in 0..<size where isDark(row, column) {
                path += "M\(column + Self.quiet) \(row + Self.quiet)h1v1h-1z"
            }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" \
            shape-rendering="crispEdges"><path fill="#fff" d="M0 0h\(side)v\(side)H0z"/>\
            <path d="\(path)"/></svg>
            """
    }

    /// The QR code, drawn for a terminal with a dark background. Each character shows two modules.
    package var lines: [String] {
        let range = -Self.quiet / 2..<size + Self.quiet / 2
        func isLight(_ row: Int, _ column: Int) -> Bool {
            guard (0..<size).contains(row), (0..<size).contains(column) else { return true }
            return !isDark(row, column)
        }
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            String(
                range.map { column -> Character in
                    switch (isLight(row, column), isLight(row + 1, column)) {
                    case (true, true): "█"
                    case (true, false): "▀"
                    case (false, true): "▄"
                    case (false, false): " "
                    }
                })
        }
    }
}
