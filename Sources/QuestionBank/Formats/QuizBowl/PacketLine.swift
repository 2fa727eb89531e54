/// A line of a packet, including its bold and underlined text.
struct PacketLine {
    private struct Run {
        var text: String
        var isBold: Bool
        var isUnderlined: Bool
    }

    let position: SourcePosition
    private var runs: [Run] = []

    init(position: SourcePosition) {
        self.position = position
    }

    /// Creates a line from plain text in which underscores surround underlined text.
    init(_ text: String, at position: SourcePosition) {
        self.position = position
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count > 2, parts.count % 2 == 1 else {
            append(text, isBold: false, isUnderlined: false)
            return
        }
        for (index, part) in parts.enumerated() {
            append(String(part), isBold: index % 2 == 1, isUnderlined: index % 2 == 1)
        }
    }

    mutating func append(_ text: String, isBold: Bool, isUnderlined: Bool) {
        if text.isEmpty { return }
        if let last = runs.last, last.isBold == isBold, last.isUnderlined == isUnderlined {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, isBold: isBold, isUnderlined: isUnderlined))
        }
    }

    var plain: String { runs.map(\.text).joined() }

    /// The text with markup tags, as in answer lines.
    var marked: String {
        runs.map { run in
            var text = run.text
            if run.text.allSatisfy(\.isWhitespace) { return text }
            if run.isUnderlined { text = "<u>\(text)</u>" }
            return run.isBold ? "<b>\(text)</b>" : text
        }.joined()
    }

    /// The line without its first `count` characters.
    func dropping(_ count: Int) -> PacketLine {
        var line = PacketLine(position: position)
        var left = count
        for run in runs {
            let text = run.text.dropFirst(left)
            left = max(0, left - run.text.count)
            line.append(String(text), isBold: run.isBold, isUnderlined: run.isUnderlined)
        }
        return line
    }
}
