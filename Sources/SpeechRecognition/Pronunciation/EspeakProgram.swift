internal import CPocketsphinx
internal import Foundation
internal import Phonetics
internal import Synchronization

/// Runs espeak-ng, if installed, for words that are in no dictionary. The program runs as a
/// separate process instead of being linked, because its license is the GPL-3. A call takes about
/// 10 ms, plus 0.4 ms per word.
public struct EspeakProgram: Sendable, Hashable {
    /// The program file.
    public let path: String
    /// The time limit for one run. A run that takes longer is stopped and yields no pronunciations.
    public var timeLimit: Duration = .seconds(5)

    /// The program in `/usr/bin` (Debian's folder) or, if it is not there, in `/usr/local/bin`.
    public static func installed() -> EspeakProgram? {
        ["/usr/bin/espeak-ng", "/usr/local/bin/espeak-ng"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }
            .map { EspeakProgram(path: $0) }
    }

    /// Creates a value for the program at this path. The path is not checked until the program
    /// runs.
    public init(path: String) { self.path = path }

    /// Returns espeak-ng's pronunciations of words. Words for which espeak-ng has no pronunciation
    /// are omitted. This method blocks the calling thread.
    public func pronunciations(of words: [String]) -> [String: Pronunciation] {
        let askable = words.filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == "'" } }
        guard !askable.isEmpty, let output = run(askable.joined(separator: "\n\n") + "\n\n") else {
            return [:]
        }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: true)
        guard lines.count == askable.count else { return [:] }
        return zip(askable, lines).reduce(into: [:]) { result, pair in
            result[pair.0] = EspeakNotation.pronunciation(pair.1)
        }
    }

    private func run(_ input: String) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = ["-q", "-x", "--sep= ", "-v", "en-us", "--stdin"]
        // espeak-ng connects to the sound server. This setting keeps the sound server's client
        // library from creating a folder in the user's home folder.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["PULSE_RUNTIME_PATH": "/dev/null"]) { $1 }
        // The input is not a pipe, because writing to a pipe causes SIGPIPE if the program ends
        // without reading it.
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

/// Lets one thread wait for a second thread, with a time limit.
private final class ProgramWatch: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func done() { semaphore.signal() }

    func wait(_ limit: Duration) -> Bool {
        let seconds = limit / .seconds(1)
        return semaphore.wait(timeout: .now() + seconds) == .success
    }
}
