public import Foundation

/// What a run of the program left behind.
public struct ProgramResult: Sendable {
    public var status: Int32
    public var output: String
    public var errors: String
}

/// The program that was built beside the tests.
public enum Program {
    /// Where it is: beside the test bundle.
    public static var url: URL {
        var folder = Bundle.module.bundleURL.deletingLastPathComponent()
        while folder.path != "/" {
            let program = folder.appending(path: "trivia-voice")
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
            folder.deleteLastPathComponent()
        }
        return URL(filePath: "trivia-voice")
    }

    /// Runs it to its end, without a terminal.
    public static func run(
        _ arguments: [String], environment: [String: String] = [:], input: Data = Data()
    ) async throws -> ProgramResult {
        let folder = try TemporaryFolder()
        for name in ["input", "output", "errors"] {
            _ = try folder.write(name == "input" ? Array(input) : [], to: name)
        }
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["HOME": folder.url.path, "XDG_DATA_HOME": folder.path("data")]) { $1 }
            .merging(environment) { $1 }
        process.standardInput = try FileHandle(
            forReadingFrom: folder.url.appending(path: "input"))
        process.standardOutput = try FileHandle(
            forWritingTo: folder.url.appending(path: "output"))
        process.standardError = try FileHandle(
            forWritingTo: folder.url.appending(path: "errors"))
        let status: Int32 = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        return ProgramResult(
            status: status,
            output: try String(contentsOfFile: folder.path("output"), encoding: .utf8),
            errors: try String(contentsOfFile: folder.path("errors"), encoding: .utf8))
    }
}
