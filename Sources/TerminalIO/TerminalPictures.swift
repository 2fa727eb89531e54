package import Foundation
import SpeechRecognition

/// Draws pictures in a terminal with `chafa`. Drawing takes place in a separate process with
/// limited memory and time.
package final class TerminalPictures: Sendable {
    /// How a terminal shows pictures.
    package enum Way: String, Sendable, CaseIterable {
        case kitty, iterm, sixels, symbols
    }

    package let way: Way
    private let program: URL
    private let colours: [String]

    /// Finds `chafa`, or returns nil if `chafa` is not installed.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let found = InstalledProgram.find("chafa", environment) else { return nil }
        program = found
        way = Self.way(environment)
        colours = (environment["NO_COLOR"] ?? "").isEmpty ? [] : ["--colors=none"]
    }

    /// The best way to show pictures in the terminal, according to environment variables. Drawing
    /// with characters works in every terminal.
    package static func way(_ environment: [String: String]) -> Way {
        let terminal = environment["TERM"] ?? ""
        let name = environment["TERM_PROGRAM"] ?? ""
        // A terminal multiplexer does not pass pictures on to the terminal.
        if environment["TMUX"] != nil || environment["STY"] != nil { return .symbols }
        if environment["KITTY_WINDOW_ID"] != nil || terminal == "xterm-kitty"
            || name == "ghostty"
        {
            return .kitty
        }
        if ["iTerm.app", "WezTerm"].contains(name) { return .iterm }
        if ["foot", "foot-extra", "mlterm", "yaft-256color"].contains(terminal) { return .sixels }
        return .symbols
    }

    /// The drawing process may use at most 1 GiB of memory, 3 seconds of processor time and 10
    /// seconds in total.
    private static let limits =
        "ulimit -v 1048576; ulimit -t 3; ulimit -f 0; exec timeout 10 \"$@\""

    /// The picture as text; nil if drawing fails. This method blocks the thread for up to ten
    /// seconds.
    package func drawing(of file: URL, columns: Int, rows: Int) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let options = [
            "--format=\(way.rawValue)", "--animate=off",
            "--size=\(max(columns, 1))x\(max(rows, 1))",
        ]
        process.arguments =
            ["-c", Self.limits, "sh", program.path] + options + colours + ["--", file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { return nil }
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, process.terminationReason == .exit, !bytes.isEmpty
        else { return nil }
        let drawing = String(decoding: bytes, as: UTF8.self)
        guard way == .symbols else { return drawing }
        return drawing.split(separator: "\n").map { "   \($0)\n" }.joined()
    }
}
