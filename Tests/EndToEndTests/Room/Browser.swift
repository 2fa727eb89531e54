import Foundation
import Glibc
import SpeechRecognition
import Testing

/// A browser without a window, driven through its own protocol over a pair of pipes.
final class Browser: Sendable {
    struct Failure: Error, CustomStringConvertible {
        var description: String

        /// Whether a script was cut off because its page went, in Chromium’s words.
        var isNavigation: Bool {
            [
                "Inspected target navigated", "Execution context was destroyed",
                "Cannot find context",
            ].contains(where: description.contains)
        }
    }

    /// Where Chromium is, by the names that systems give it.
    static let program: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private struct State {
        var lastNumber = 0
        var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
        var problems: [String: [String]] = [:]
        var isClosed = false
    }

    private let process = Process()
    private let input: FileHandle
    private let state = Lock(State())

    /// - Parameters:
    ///   - folder: Where the browser may keep what it likes.
    ///   - microphone: A sound file that every page hears once from its microphone; nil for no microphone.
    ///   - refusesMicrophone: Whether the person says no when a page asks for the microphone.
    init(folder: URL, microphone: URL? = nil, refusesMicrophone: Bool = false) throws {
        guard let program = Self.program else { throw Failure(description: "no Chromium") }
        let (toBrowser, fromBrowser) = (folder.path + "/to", folder.path + "/from")
        guard mkfifo(toBrowser, 0o600) == 0, mkfifo(fromBrowser, 0o600) == 0 else {
            throw Failure(description: "no pipes in \(folder.path)")
        }
        // The protocol is spoken over descriptors 3 and 4, which only a shell can lay.
        let flags = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--hide-scrollbars", "--remote-debugging-pipe", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--force-color-profile=srgb", "--font-render-hinting=none",
            "--user-data-dir=\(folder.path)/profile", "--ignore-certificate-errors",
        ]
        let sound = microphone.map {
            [
                "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
                "--use-file-for-fake-audio-capture=\($0.path)%noloop",
            ]
        }
        let refusal =
            refusesMicrophone
            ? ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream=deny"] : []
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", #"to=$1 from=$2; shift 2; exec "$@" 3<"$to" 4>"$from" 2>/dev/null"#, "sh"]
            + [toBrowser, fromBrowser, program] + flags + (sound ?? refusal)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        input = try FileHandle(forWritingTo: URL(filePath: toBrowser))
        let output = try FileHandle(forReadingFrom: URL(filePath: fromBrowser))
        Thread.detachNewThread { [self] in read(output) }
    }

    func close() {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }

    private func read(_ output: FileHandle) {
        var rest = Data()
        while case let more = output.availableData, !more.isEmpty {
            rest += more
            while let end = rest.firstIndex(of: 0) {
                take(Data(rest[rest.startIndex..<end]))
                rest = Data(rest[rest.index(after: end)...])
            }
        }
        let waiting = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for continuation in waiting {
            continuation.resume(throwing: Failure(description: "the browser ended"))
        }
    }

    private func take(_ message: Data) {
        guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any] else {
            return
        }
        if let number = object["id"] as? Int {
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: message)
        } else if let session = object["sessionId"] as? String,
            let problem = Self.problem(in: object)
        {
            state.withLock { $0.problems[session, default: []].append(problem) }
        }
    }

    /// What a page complains about: errors in scripts, refused loads, a broken policy.
    private static func problem(in event: [String: Any]) -> String? {
        let parameters = event["params"] as? [String: Any]
        switch event["method"] as? String {
        case "Runtime.exceptionThrown": return "\(parameters ?? [:])"
        case "Runtime.consoleAPICalled":
            let kind = parameters?["type"] as? String
            return kind == "error" || kind == "warning" ? "\(parameters ?? [:])" : nil
        case "Log.entryAdded":
            let entry = parameters?["entry"] as? [String: Any]
            let text = entry?["text"] as? String ?? ""
            let level = entry?["level"] as? String
            // A line that is lost and found again is what some tests are about.
            guard level == "error" || level == "warning", !text.contains("WebSocket") else {
                return nil
            }
            return text
        default: return nil
        }
    }

    func problems(of session: String) -> [String] {
        state.withLock { $0.problems[session] ?? [] }
    }

    /// The longest wait for the result of a command. A page that is not in front, for example, gives no picture.
    private static let patience = 90.0

    /// Sends a command and waits for its result.
    func send(
        _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
    ) async throws -> [String: Any] {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        message["sessionId"] = session
        let data = try JSONSerialization.data(withJSONObject: message) + [0]
        let answer = try await withCheckedThrowingContinuation { continuation in
            let isClosed = state.withLock { state in
                if !state.isClosed { state.waiting[number] = continuation }
                return state.isClosed
            }
            if isClosed {
                continuation.resume(throwing: Failure(description: "the browser ended"))
            } else {
                input.write(data)
                DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in
                    let unanswered = state.withLock { $0.waiting.removeValue(forKey: number) }
                    unanswered?.resume(
                        throwing: Failure(description: "\(method): no result after 90 s"))
                }
            }
        }
        let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
        if let error = object?["error"] { throw Failure(description: "\(method): \(error)") }
        return object?["result"] as? [String: Any] ?? [:]
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips, loudly, where no browser is installed.
    static var needsBrowser: Self {
        .enabled(if: Browser.program != nil, "install chromium to run this test")
    }
}
