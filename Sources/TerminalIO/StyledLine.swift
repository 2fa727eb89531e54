/// The appearance of a run of text, according to its purpose.
package enum Style: String, Sendable, Hashable {
    case plain
    case strong
    /// Text that is not final or not important.
    case faint
    case good
    case bad
    case warning
    /// Text that shows what the player can do or choose.
    case accent

    /// The SGR parameters, which use the eight colors that every terminal theme defines.
    package var code: String? {
        switch self {
        case .plain: nil
        case .strong: "1"
        case .faint: "2"
        case .good: "1;32"
        case .bad: "1;31"
        case .warning: "33"
        case .accent: "36"
        }
    }
}

/// One line for the terminal, made up of runs of printable text. Each run of text has a single
/// style.
package struct StyledLine: Sendable, Hashable, ExpressibleByStringLiteral {
    package struct Run: Sendable, Hashable {
        package var text: String
        package var style: Style
    }

    package private(set) var runs: [Run] = []
    /// The column of the terminal's cursor, or nil if the cursor is at the end of the line.
    package private(set) var cursor: Int?

    package init() {}

    package init(_ text: String, _ style: Style = .plain) {
        add(text, style)
    }

    package init(stringLiteral value: String) {
        self.init(value)
    }

    /// Adds text from any source, including spaces at either end.
    package mutating func add(_ text: String, _ style: Style = .plain) {
        let leading = String(text.prefix { $0 == " " })
        let core = Printable.line(text)
        let trailing =
            core.isEmpty ? "" : String(text.reversed().prefix { $0 == " " } as [Character])
        let whole = leading + core + trailing
        if !whole.isEmpty { runs.append(Run(text: whole, style: style)) }
    }

    /// Adds text that is being typed, with its cursor. The text is cut around the cursor so that it
    /// ends at or before the column `end`.
    package mutating func add(_ editor: LineEditor, to end: Int, _ style: Style = .plain) {
        let (before, after) = (Printable.typed(editor.before), Printable.typed(editor.after))
        let room = max(end - columns - 1, 0)
        let following = min(Printable.columns(after), room / 4)
        let end = Printable.end(of: before, in: room - following)
        let left = room - Printable.columns(end)
        cursor = columns + Printable.columns(end)
        let shown = end + Printable.start(of: after, in: left)
        if !shown.isEmpty { runs.append(Run(text: shown, style: style)) }
    }

    package func adding(_ text: String, _ style: Style = .plain) -> StyledLine {
        var line = self
        line.add(text, style)
        return line
    }

    package var text: String { runs.map(\.text).joined() }
    package var columns: Int { runs.reduce(0) { $0 + Printable.columns($1.text) } }

    /// The line's text with escape sequences for its styles.
    var ansi: String {
        runs.map { run in
            run.style.code.map { "\u{1B}[\($0)m\(run.text)\u{1B}[0m" } ?? run.text
        }.joined()
    }

    /// The line, cut to the given width with an ellipsis.
    package func fitted(to columns: Int) -> StyledLine {
        guard self.columns > columns else { return self }
        var left = max(columns - 1, 0)
        var line = StyledLine()
        line.cursor = cursor.flatMap { $0 < columns ? $0 : nil }
        for run in runs {
            let kept = Printable.prefix(of: run.text, in: left)
            left -= Printable.columns(kept)
            line.runs.append(Run(text: kept, style: run.style))
            if kept.utf8.count < run.text.utf8.count { break }
        }
        line.runs.append(Run(text: "…", style: line.runs.last?.style ?? .plain))
        return line
    }

    /// The line, broken at spaces into pieces that fit the width. All pieces except the first are
    /// indented.
    package func wrapped(to columns: Int, indent: Int = 0) -> [StyledLine] {
        guard columns > indent + 4 else { return [self] }
        guard self.columns > columns else { return [self] }
        var lines: [StyledLine] = []
        var line = StyledLine()
        var used = 0
        func margin() -> StyledLine {
            var margin = StyledLine()
            if indent > 0 {
                margin.runs.append(
                    Run(text: String(repeating: " ", count: indent), style: .plain))
            }
            return margin
        }
        for run in runs {
            for word in Self.words(run.text) {
                for piece in Self.pieces(word, atMost: columns - indent) {
                    let width = Printable.columns(piece)
                    let bare = piece.hasSuffix(" ") ? width - 1 : width
                    if used + bare > columns, used > (lines.isEmpty ? 0 : indent) {
                        lines.append(line.trimmedAtEnd)
                        line = margin()
                        used = indent
                        if piece.allSatisfy({ $0 == " " }) { continue }
                    }
                    line.runs.append(Run(text: piece, style: run.style))
                    used += width
                }
            }
        }
        lines.append(line.trimmedAtEnd)
        return lines.map(\.merged)
    }

    /// The words of a text, each with the spaces that follow it. Leading spaces form a separate
    /// word.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            if character != " ", word.hasSuffix(" ") {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    private static func pieces(_ word: String, atMost columns: Int) -> [String] {
        var pieces: [String] = []
        var piece = ""
        var used = 0
        for character in word {
            let width = Printable.columns(character)
            if used + width > columns, character != " ", !piece.isEmpty {
                pieces.append(piece)
                piece = ""
                used = 0
            }
            piece.append(character)
            used += width
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces
    }

    private var trimmedAtEnd: StyledLine {
        var line = self
        while let last = line.runs.last {
            let text = String(last.text.reversed().drop { $0 == " " }.reversed())
            if text.isEmpty {
                line.runs.removeLast()
            } else {
                line.runs[line.runs.count - 1].text = text
                break
            }
        }
        return line
    }

    /// The same line, with adjacent runs of the same style joined.
    private var merged: StyledLine {
        var line = StyledLine()
        for run in runs {
            if line.runs.last?.style == run.style {
                line.runs[line.runs.count - 1].text += run.text
            } else {
                line.runs.append(run)
            }
        }
        return line
    }
}
