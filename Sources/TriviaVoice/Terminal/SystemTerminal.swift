import Foundation
import SpeechRecognition

/// Standard output: a terminal, or a file or pipe that gets plain lines.
final class SystemTerminal: Terminal {
    let isInteractive: Bool
    private let usesColour: Bool
    private let live = Lock<StyledLine?>(nil)

    /// - Parameter environment: `NO_COLOR` (no-color.org) turns colours off, `TERM=dumb` also the
    ///   changing line.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        isInteractive = isTerminal && environment["TERM"] != "dumb"
        usesColour = isInteractive && (environment["NO_COLOR"] ?? "").isEmpty
    }

    var columns: Int {
        guard isInteractive else { return 80 }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return 80
        }
        return Int(size.ws_col)
    }

    func write(_ lines: [StyledLine]) {
        live.withLock { line in
            var output = line == nil ? "" : Self.eraseLine
            for line in lines { output += text(of: line) + newline }
            if let line { output += text(of: line.fitted(to: columns - 1)) }
            put(output)
        }
    }

    func show(_ new: StyledLine?) {
        guard isInteractive else { return }
        live.withLock { line in
            guard line != new else { return }
            line = new
            put(Self.eraseLine + (new.map { text(of: $0.fitted(to: columns - 1)) } ?? ""))
        }
    }

    func ring() {
        if isInteractive { put("\u{07}") }
    }

    /// Start of the line, and clear from there to the end of the screen: a line that was longer
    /// before the window became narrow leaves nothing behind.
    private static let eraseLine = "\r\u{1B}[J"
    /// In raw mode the terminal does not return the carriage.
    private var newline: String { isInteractive ? "\r\n" : "\n" }

    private func text(of line: StyledLine) -> String { usesColour ? line.ansi : line.text }

    private func put(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                return
            }
            bytes = bytes.dropFirst(count)
        }
    }
}
