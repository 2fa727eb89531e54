import Foundation
import SpeechRecognition

/// Standard output, which is either a terminal, or a file or pipe that receives plain lines.
package final class SystemTerminal: Terminal {
    package let isInteractive: Bool
    private let usesColour: Bool
    private let live = Lock<StyledLine?>(nil)
    /// The width of the changing line up to the cursor, and the width of the window at that time.
    private let shownColumns = Lock((line: 0, window: 0))
    private let problem = Lock<CommandFailure?>(nil)

    /// The widths of the most recent lines: the lines above the cursor, and the cursor's own line.
    private let drawn = Lock((above: [Int](), cursor: 0))

    /// Creates a terminal that never redraws if `isPlain` is true, and uses no colors if `NO_COLOR`
    /// is set.
    package init(
        isPlain: Bool = false,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        isInteractive = isTerminal && !isPlain && Self.redraws(in: environment)
        usesColour = isInteractive && (environment["NO_COLOR"] ?? "").isEmpty
    }

    /// Whether a person uses a terminal that cannot redraw a line and must therefore echo what the
    /// person types.
    package static var isDumb: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
            && !redraws(in: ProcessInfo.processInfo.environment)
    }

    private static func redraws(in environment: [String: String]) -> Bool {
        !["", "dumb"].contains(environment["TERM"] ?? "")
    }

    package var failure: CommandFailure? { problem.withLock { $0 } }

    package var columns: Int {
        guard isInteractive else { return 80 }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return 80
        }
        return Int(size.ws_col)
    }

    package func write(_ lines: [StyledLine]) {
        live.withLock { line in
            var output = line.map(erase) ?? ""
            for line in lines { output += text(of: line) + newline }
            if let line { output += shown(line) }
            put(output)
        }
    }

    package func write(picture: String) {
        live.withLock { line in
            put((line.map(erase) ?? "") + picture.replacing("\n", with: newline))
            if let line { put(shown(line)) }
        }
    }

    package func show(_ new: StyledLine?) {
        guard isInteractive else { return }
        live.withLock { line in
            let isResized = shownColumns.withLock { $0.window != columns }
            guard line != new || new != nil && isResized else { return }
            let erasing = line.map(erase) ?? ""
            line = new
            put(erasing + (new.map(shown) ?? ""))
        }
    }

    package func draw(_ lines: [StyledLine], telling change: StyledLine?) {
        guard isInteractive else {
            if let change { return write([change]) }
            return write(lines)
        }
        drawn.withLock { drawn in
            let rows =
                drawn.above.reduce(0) { $0 + 1 + rowsBroken(by: $1) }
                + rowsBroken(by: drawn.cursor + 1)
            let fitted = lines.map { $0.fitted(to: columns - 1) }
            let cursorRow = fitted.firstIndex { $0.cursor != nil } ?? fitted.count
            let cursor = fitted.dropFirst(cursorRow).first?.cursor ?? 0
            put(
                up(rows) + "\r\u{1B}[J" + fitted.map { text(of: $0) + newline }.joined()
                    + up(fitted.count - cursorRow) + move(cursor, "C"))
            drawn = (fitted.prefix(cursorRow).map(\.columns), cursor)
        }
    }

    package func ring() {
        if isInteractive { put("\u{07}") }
    }

    /// Clears the changing line, including the rows that it fills after the window becomes
    /// narrower.
    private func erase(_ line: StyledLine) -> String {
        up(rowsBroken(by: shownColumns.withLock(\.line))) + "\r\u{1B}[J"
    }

    /// The number of extra rows that a line of this width needs in the current window.
    private func rowsBroken(by width: Int) -> Int { max(width - 1, 0) / max(columns, 1) }

    private func up(_ rows: Int) -> String { move(rows, "A") }

    /// Moves the cursor. `direction` is the letter that stands for a direction in ECMA-48.
    private func move(_ places: Int, _ direction: Character) -> String {
        places > 0 ? "\u{1B}[\(places)\(direction)" : ""
    }

    /// In raw mode, the terminal does not add a carriage return by itself.
    private var newline: String { isInteractive ? "\r\n" : "\n" }

    private func shown(_ line: StyledLine) -> String {
        let window = columns
        let fitted = line.fitted(to: window - 1)
        let cursor = fitted.cursor ?? fitted.columns
        shownColumns.withLock { $0 = (min(cursor + 1, fitted.columns), window) }
        return text(of: fitted) + move(fitted.columns - cursor, "D")
    }

    private func text(of line: StyledLine) -> String { usesColour ? line.ansi : line.text }

    private func put(_ text: String) {
        do throws(CommandFailure) {
            try StandardOutput.write(text)
        } catch {
            problem.withLock { $0 = $0 ?? error }
        }
    }
}
