import Foundation

/// A small square line chart as SVG.
struct Chart: Sendable {
    var title: String
    var xLabel: String
    var yLabel: String
    /// Positions on the axes from 0 to 1, with their labels.
    var xMarks: [(at: Double, text: String)]
    var yMarks: [(at: Double, text: String)]
    /// Points on the line, with coordinates from 0 to 1.
    var line: [(x: Double, y: Double)]
    /// Whether to draw the diagonal and the dots.
    var isComparison: Bool

    private static let side = 420.0
    private static let margin = 60.0

    var svg: String {
        let total = Self.side + 2 * Self.margin
        var parts = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(total)\" height=\"\(total)\" "
                + "font-family=\"sans-serif\" font-size=\"12\">",
            "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
            text(total / 2, 28, title, size: 15),
            text(total / 2, total - 12, xLabel),
            "<g transform=\"rotate(-90 16 \(total / 2))\">" + text(16, total / 2, yLabel) + "</g>",
        ]
        for mark in xMarks {
            parts.append(rule(from: (mark.at, 0), to: (mark.at, 1), "#dddddd"))
            parts.append(text(x(mark.at), y(0) + 18, mark.text))
        }
        for mark in yMarks {
            parts.append(rule(from: (0, mark.at), to: (1, mark.at), "#dddddd"))
            parts.append(text(x(0) - 24, y(mark.at) + 4, mark.text))
        }
        if isComparison { parts.append(rule(from: (0, 0), to: (1, 1), "#999999")) }
        let path = line.map { "\(round(x($0.x))),\(round(y($0.y)))" }.joined(separator: " ")
        parts.append(
            "<polyline points=\"\(path)\" fill=\"none\" stroke=\"#1f5fa8\" stroke-width=\"2\"/>")
        if isComparison {
            parts += line.map {
                "<circle cx=\"\(round(x($0.x)))\" cy=\"\(round(y($0.y)))\" r=\"4\" fill=\"#1f5fa8\"/>"
            }
        }
        parts.append("</svg>\n")
        return parts.joined(separator: "\n")
    }

    private func x(_ value: Double) -> Double { Self.margin + value * Self.side }
    private func y(_ value: Double) -> Double { Self.margin + (1 - value) * Self.side }
    private func round(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    private func text(_ x: Double, _ y: Double, _ text: String, size: Int = 12) -> String {
        "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" font-size=\"\(size)\">\(text)</text>"
    }

    private func rule(
        from: (x: Double, y: Double), to: (x: Double, y: Double), _ colour: String
    ) -> String {
        "<line x1=\"\(x(from.x))\" y1=\"\(y(from.y))\" x2=\"\(x(to.x))\" y2=\"\(y(to.y))\" "
            + "stroke=\"\(colour)\"/>"
    }
}

extension Chart {
    /// A chart of false rejects against false accepts, from 0.1% to 50%. The axes are logarithmic.
    init(_ curve: ErrorCurve) {
        func place(_ share: Double) -> Double {
            let logarithm = log10(min(max(share, 0.001), 0.5))
            return (logarithm + 3) / (log10(0.5) + 3)
        }
        let marks = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5].map {
            (at: place($0), text: "\($0 * 100 < 1 ? "\($0 * 100)" : "\(Int($0 * 100))") %")
        }
        self.init(
            title: "Detection error trade-off", xLabel: "wrong answers accepted",
            yLabel: "right answers not accepted", xMarks: marks, yMarks: marks,
            line: curve.points.map { (place($0.falseAccepts), place($0.falseRejects)) },
            isComparison: false)
    }

    init(_ reliability: Reliability) {
        let marks = stride(from: 0.0, through: 1.0, by: 0.2).map {
            (at: $0, text: "\(($0 * 10).rounded() / 10)")
        }
        self.init(
            title: "Reliability: expected calibration error \(reliability.error.rounded4)",
            xLabel: "confidence", yLabel: "share that was right", xMarks: marks, yMarks: marks,
            line: reliability.bins.map { ($0.promised, $0.came) }, isComparison: true)
    }
}
