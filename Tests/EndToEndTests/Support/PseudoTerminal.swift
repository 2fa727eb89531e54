import Foundation
import Glibc
import SpeechRecognition

/// The program in a pseudo-terminal that it controls, as in a shell.
final class PseudoTerminal: Sendable {
    struct Ended: Error, CustomStringConvertible {
        var status: Int32?
        var screen: String

        var description: String {
            "the program has ended (\(status.map(String.init) ?? "no status")):\n\(screen)"
        }
    }

    struct TimedOut: Error, CustomStringConvertible {
        var awaited: String
        var screen: String
        var description: String { "“\(awaited)” did not appear in:\n\(screen)" }
    }

    private struct State {
        var output: [UInt8] = []
        var isClosed = false
    }

    private let master: FileHandle
    private let slave: FileHandle
    private let process: Process
    private let state = Lock(State())

    /// Linux's TIOCSPTLCK and TIOCGPTN, which the C library's module does not contain.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    /// Starts the program in a terminal of this size.
    init(
        _ arguments: [String], environment: [String: String], columns: Int = 80, rows: Int = 40
    ) throws {
        let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var lock: Int32 = 0
        var number: UInt32 = 0
        guard descriptor >= 0, ioctl(descriptor, Self.setLock, &lock) == 0,
            ioctl(descriptor, Self.getNumber, &number) == 0
        else { throw CocoaError(.fileNoSuchFile) }
        let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        guard other >= 0 else { throw CocoaError(.fileNoSuchFile) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(other, F_SETFD, FD_CLOEXEC)
        master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        slave = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        process = Process()
        // setsid makes this the controlling terminal of the program, so that Control-C is a signal.
        process.executableURL = URL(filePath: "/usr/bin/setsid")
        process.arguments = ["--ctty", "--wait", BuiltProgram.url.path] + arguments
        process.environment = environment
        process.standardInput = slave
        process.standardOutput = slave
        process.standardError = slave
        resize(columns: columns, rows: rows)
        try process.run()
        Thread.detachNewThread { [self] in read(descriptor) }
    }

    deinit { if process.isRunning { process.terminate() } }

    func resize(columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        _ = ioctl(master.fileDescriptor, UInt(TIOCSWINSZ), &size)
    }

    private func read(_ descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return state.withLock { $0.isClosed = true } }
            state.withLock { $0.output += buffer[..<count] }
        }
    }

    /// The complete output, including escape sequences.
    var raw: String { state.withLock { String(decoding: $0.output, as: UTF8.self) } }

    /// The permanent lines, and the last changing line.
    var screen: String { Self.screen(of: raw) }

    /// The final content of a terminal. A return followed by “erase to the end” removes a line.
    /// Colours are left out.
    static func screen(of raw: String) -> String {
        var lines: [String] = [""]
        var rest = raw.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\n": lines.append("")
            case "\r":
                if rest.starts(with: "\u{1B}[J".unicodeScalars) { lines[lines.count - 1] = "" }
            case "\u{1B}":
                guard rest.first == "[" else { continue }
                rest = rest.drop { !(0x40...0x7E).contains($0.value) || $0 == "[" }.dropFirst()
            default: lines[lines.count - 1].unicodeScalars.append(scalar)
            }
        }
        return lines.joined(separator: "\n")
    }

    func type(_ text: String) throws { try master.write(contentsOf: Data(text.utf8)) }

    /// Waits until a text is on the screen.
    func expect(_ text: String, within seconds: Double = 60) async throws {
        try await expect(text, within: seconds) { $0.contains(text) }
    }

    /// Waits until the screen meets a condition. `name` describes it in a failure.
    func expect(
        _ name: String, within seconds: Double = 60, _ isThere: (String) -> Bool
    ) async throws {
        let end = ContinuousClock.now + .seconds(seconds)
        while !isThere(screen) {
            guard ContinuousClock.now < end else {
                throw TimedOut(awaited: name, screen: screen)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Waits for the end of the program and returns its status.
    func status(within seconds: Double = 60) async throws -> Int32 {
        let end = ContinuousClock.now + .seconds(seconds)
        while process.isRunning {
            guard ContinuousClock.now < end else {
                process.terminate()
                throw TimedOut(awaited: "the program's end", screen: screen)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        // The terminal's buffer may still contain output.
        try await Task.sleep(for: .milliseconds(50))
        return process.terminationStatus
    }

    /// Sends a signal to the program and not to the process that waits for it.
    func signal(_ number: Int32) throws {
        let children =
            "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
        guard let text = try? String(contentsOfFile: children, encoding: .utf8) else {
            throw Ended(status: process.isRunning ? nil : process.terminationStatus, screen: screen)
        }
        let program = text.split(separator: " ").first.flatMap { Int32($0) }
        kill(program ?? process.processIdentifier, number)
    }

    /// Whether the terminal's modes are canonical with echo.
    var isCanonicalWithEcho: Bool {
        var modes = termios()
        guard tcgetattr(slave.fileDescriptor, &modes) == 0 else { return false }
        return modes.c_lflag & tcflag_t(ICANON) != 0 && modes.c_lflag & tcflag_t(ECHO) != 0
    }
}
