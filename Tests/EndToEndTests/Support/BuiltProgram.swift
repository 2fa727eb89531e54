import Foundation
import SpeechRecognition

/// The built program in the form that users run.
enum BuiltProgram {
    /// The program next to the bundle of the tests.
    static let url = Bundle.module.bundleURL.deletingLastPathComponent()
        .appending(path: "trivia-voice")

    /// The data in the checkout.
    static let data = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "data")

    /// Questions with known answers, next to recordings of these answers.
    static let demoPack = data.appending(path: "demo/questions.json").path

    struct Result {
        var status: Int32
        var output: String
        var errors: String

        /// The lines of JSON from the program.
        var events: [[String: Any]] {
            output.split(separator: "\n").compactMap {
                try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
            }
        }

        /// The points of each player in the last event with scores.
        var points: [String: Int] {
            let scores = events.last { $0["scores"] != nil }?["scores"] as? [[String: Any]] ?? []
            return Dictionary(
                uniqueKeysWithValues: scores.compactMap { score in
                    guard let player = score["player"] as? String,
                        let points = score["points"] as? Int
                    else { return nil }
                    return (player, points)
                })
        }
    }

    /// An environment that is isolated from the user of this machine.
    static func environment(home: String, _ more: [String: String] = [:]) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        for name in ["TRIVIA_VOICE_BANK", "TRIVIA_VOICE_DATA", "TRIVIA_VOICE_MODEL", "NO_COLOR"] {
            environment[name] = nil
        }
        environment["HOME"] = home
        environment["XDG_DATA_HOME"] = home + "/data"
        environment["XDG_CONFIG_HOME"] = home + "/config"
        environment["XDG_CACHE_HOME"] = home + "/cache"
        environment["USER"] = "Tester"
        environment["TERM"] = "xterm-256color"
        environment["LANG"] = "C.UTF-8"
        return environment.merging(more) { $1 }
    }

    /// The same environment with a microphone. The program does not ask whether to test the
    /// microphone first.
    static func environment(
        home: String, microphone: [String: String]
    ) throws -> [String: String] {
        let folder = URL(filePath: home).appending(path: "data/trivia-voice")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: folder.appending(path: "setup.json"))
        return environment(home: home, microphone)
    }

    /// Runs the program to its end, without a terminal. Waits on a separate thread, so that other
    /// tests continue.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String]
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Swift.Result {
                        try runNow(arguments, input: input, environment: environment)
                    })
            }
        }
    }

    private static func runNow(
        _ arguments: [String], input: String, environment: [String: String]
    ) throws -> Result {
        try RunningProgram(arguments, input: input, environment: environment).waitForEnd()
    }
}

/// A running instance of the built program.
final class RunningProgram: Sendable {
    private let process = Process()
    private let output: Collector
    private let errors: Collector

    init(_ arguments: [String], input: String = "", environment: [String: String]) throws {
        process.executableURL = BuiltProgram.url
        process.arguments = arguments
        process.environment = environment
        let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardError
        errors = Collector(standardError.fileHandleForReading)
        output = Collector(standardOutput.fileHandleForReading)
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
    }

    /// The text on standard output so far.
    var outputSoFar: String { output.text }

    /// The text on standard error so far.
    var errorsSoFar: String { errors.text }

    var isRunning: Bool { process.isRunning }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Blocks until the program has ended.
    func waitForEnd() -> BuiltProgram.Result {
        process.waitUntilExit()
        return BuiltProgram.Result(
            status: process.terminationStatus, output: output.finish(), errors: errors.finish())
    }
}

/// Reads a pipe to its end on a separate thread.
private final class Collector: Sendable {
    private let data = Lock(Data())
    private let done = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
        Thread.detachNewThread { [self] in
            while case let more = handle.availableData, !more.isEmpty {
                data.withLock { $0.append(more) }
            }
            done.signal()
        }
    }

    var text: String { data.withLock { String(decoding: $0, as: UTF8.self) } }

    func finish() -> String {
        done.wait()
        return text
    }
}
