internal import CPocketsphinx
internal import Foundation
internal import Phonetics
internal import Synchronization

/// Runs espeak-ng as a separate program, which gives a second opinion on words that are in no dictionary.
///
/// espeak-ng is licensed under the GPL-3, so it is not linked, but run as a program if it is installed. A call takes
/// about 10 ms to start the program, plus 0.4 ms per word.
public struct EspeakProgram: Sendable, Hashable {
    /// The program file.
    public let path: String
    /// The time limit for one run. A run that takes longer is stopped and yields no pronunciations.
    public var timeLimit: Duration = .seconds(5)

    /// - Returns: The program in `/usr/bin`, where Debian's espeak-ng package installs it, or else in `/usr/local/bin`.
    ///   Nil if the program is in neither folder.
    public static func installed() -> EspeakProgram? {
        ["/usr/bin/espeak-ng", "/usr/local/bin/espeak-ng"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }
            .map { EspeakProgram(path: $0) }
    }

    /// Creates a value for the program at this path. The path is not checked until the program runs.
    public init(path: String) { self.path = path }

    /// The pronunciations that espeak-ng gives. Words without a usable pronunciation are omitted. This method blocks
    /// while the program runs.
    ///
    /// It is not an error if the program fails, does not finish or prints something unexpected, because the program
    /// provides only a second opinion. In that case, the result has fewer pronunciations.
    public func pronunciations(of words: [String]) -> [String: Pronunciation] {
        let askable = words.filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == "'" } }
        guard !askable.isEmpty, let output = run(askable.joined(separator: "\n\n") + "\n\n") else {
            return [:]
        }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: true)
        // Lines can be matched to words only if there are as many lines as words.
        guard lines.count == askable.count else { return [:] }
        return zip(askable, lines).reduce(into: [:]) { result, pair in
            result[pair.0] = EspeakNotation.pronunciation(pair.1)
        }
    }

    private func run(_ input: String) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["-q", "-x", "--sep= ", "-v", "en-us", "--stdin"]
        // Even if it plays no sound, the program connects to the sound server. The sound server's client would create a
        // folder in the user's home folder.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["PULSE_RUNTIME_PATH": "/dev/null"]) { $1 }
        // Use an in-memory file instead of a pipe. If the program ended without reading a pipe, writing to the pipe
        // would cause SIGPIPE.
        let file = unsafe memfd_create("words", 1)
        guard file >= 0 else { return nil }
        let standardInput = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        let standardOutput = Pipe()
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = FileHandle.nullDevice
        do {
            try standardInput.write(contentsOf: Data(input.utf8))
            try standardInput.seek(toOffset: 0)
            try process.run()
        } catch {
            return nil
        }
        let identifier = process.processIdentifier
        let watch = ProgramWatch()
        Thread.detachNewThread { [timeLimit] in
            if !watch.wait(timeLimit) { kill(identifier, SIGKILL) }
        }
        let data = try? standardOutput.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        watch.done()
        guard process.terminationStatus == 0, let data else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}

/// Lets one thread wait for another thread, with a time limit.
private final class ProgramWatch: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func done() { semaphore.signal() }

    /// - Returns: Whether the other thread finished in time.
    func wait(_ limit: Duration) -> Bool {
        let seconds = limit / .seconds(1)
        return semaphore.wait(timeout: .now() + seconds) == .success
    }
}
