import Foundation
import SpeechRecognition
import TerminalIO

/// Fetches each file with a separate `curl` process, which can write only one file of limited size.
final class CurlProgram: WebRequesting {
    private let program: URL
    private let usesProxies: Bool
    private let running = Lock(Running())

    private struct Running {
        var processes: [Process] = []
        var isStopped = false
    }

    /// Finds `curl`, or returns nil if `curl` is not installed. If `usesProxies` is true, proxies
    /// look up host names, and the program does not check the addresses.
    init?(
        usesProxies: Bool = false,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        guard let found = InstalledProgram.find("curl", environment) else { return nil }
        program = found
        self.usesProxies = usesProxies
    }

    func addresses(ofHost host: String) -> [NetworkAddress] { NetworkAddress.all(ofHost: host) }

    func stop() {
        let processes = running.withLock { running in
            running.isStopped = true
            return running.processes
        }
        for process in processes { process.killIfRunning() }
    }

    /// The format of curl's final output: the HTTP status and the address to which the server
    /// redirects.
    private static let reply = "%{http_code} %{redirect_url}"

    /// The arguments for a request. For every host, curl connects to `number`, an address that has
    /// been checked.
    static func arguments(
        _ address: WebAddress, from number: NetworkAddress, into file: URL, limit: Int,
        within duration: Duration, usesProxies: Bool
    ) -> [String] {
        let seconds = max(1, duration.components.seconds)
        let direct = usesProxies ? [] : ["--noproxy", "*"]
        // curl accepts --disable only as the first argument. This option makes curl ignore its
        // configuration files.
        return ["--disable"] + direct + [
            "--silent", "--show-error", "--fail", "--globoff", "--proto", "=http,https",
            "--connect-to", "::\(number.text):\(address.port)", "--max-filesize", "\(limit)",
            "--max-time", "\(seconds)", "--user-agent", "trivia-voice/\(Program.version)",
            "--write-out", reply, "--output", file.path, "--", address.text,
        ]
    }

    func get(
        _ address: WebAddress, from number: NetworkAddress, into file: URL, limit: Int,
        within duration: Duration
    ) throws(FetchFailure) -> WebReply {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // Older versions of curl check --max-filesize only if the server states the file's size.
        let limits = "ulimit -c 0; ulimit -f \(limit / 512 + 1); exec \"$@\""
        process.arguments =
            ["-c", limits, "sh", program.path]
            + Self.arguments(
                address, from: number, into: file, limit: limit, within: duration,
                usesProxies: usesProxies)
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try start(process)
        let reply = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let isStopped = running.withLock { running in
            running.processes.removeAll { $0 === process }
            return running.isStopped
        }
        if isStopped { throw .interrupted }
        return try CurlEnd(
            status: process.terminationStatus,
            isSignal: process.terminationReason == .uncaughtSignal,
            isFull: Self.size(of: file) >= limit,
            output: String(decoding: reply, as: UTF8.self),
            message: String(decoding: message, as: UTF8.self)
        ).reply(limit: limit)
    }

    private static func size(of file: URL) -> Int {
        (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }

    private func start(_ process: Process) throws(FetchFailure) {
        let problem: FetchFailure? = running.withLock { running in
            if running.isStopped { return .interrupted }
            do { try process.run() } catch {
                return .noConnection("curl cannot be started: \(error.localizedDescription)")
            }
            running.processes.append(process)
            return nil
        }
        if let problem { throw problem }
    }
}

/// The result of a curl process.
struct CurlEnd {
    /// The exit status (see EXIT CODES in curl's manual), or a signal number.
    var status: Int32
    var isSignal: Bool
    /// Whether the file has reached the size limit.
    var isFull = false
    var output: String
    var message: String

    func reply(limit: Int) throws(FetchFailure) -> WebReply {
        if isSignal {
            throw status == SIGXFSZ
                ? .tooLarge(limit: limit) : .noConnection("curl ended with signal \(status)")
        }
        let parts = output.split(separator: " ", maxSplits: 1).map(String.init)
        let code = parts.first.flatMap { Int($0) } ?? 0
        switch status {
        case 0: return WebReply(status: code, location: parts.count > 1 ? parts[1] : nil)
        case 22: return WebReply(status: code)
        // If the process ignores the signal that `ulimit -f` causes, its writes fail instead.
        case 23 where isFull: throw .tooLarge(limit: limit)
        case 28: throw .tooSlow(LinkFetch.longest)
        case 63: throw .tooLarge(limit: limit)
        default: throw .noConnection(shortMessage)
        }
    }

    /// The error message without the program name and exit status at its beginning, such as `curl:
    /// (7)`.
    private var shortMessage: String {
        let line = message.split(separator: "\n").first ?? ""
        let text = line.firstRange(of: ") ").map { line[$0.upperBound...] } ?? line
        return text.isEmpty ? "curl ended with status \(status)" : String(text.prefix(200))
    }
}
