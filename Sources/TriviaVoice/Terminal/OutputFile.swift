import Foundation

/// Writes a file whole or not at all: into a temporary file beside it, which then takes its name.
enum OutputFile {
    /// - Parameter path: `-` is standard output, which gets its bytes as they come.
    /// - Throws: `CommandFailure` when the file cannot be written; what `body` throws leaves no file.
    static func write(
        to path: String, isPrivate: Bool = false,
        _ body: (@escaping ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        if path == "-" { return try body { try send($0, to: STDOUT_FILENO, path) } }
        let temporary = path + ".\(ProcessInfo.processInfo.processIdentifier).part"
        let descriptor = open(
            temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, isPrivate ? 0o600 : 0o666)
        guard descriptor >= 0 else { throw failure(path) }
        do {
            try body { try send($0, to: descriptor, path) }
            guard fsync(descriptor) == 0, rename(temporary, path) == 0 else { throw failure(path) }
            close(descriptor)
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
    }

    private static func send(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(path)
            }
            rest = rest.dropFirst(count)
        }
    }

    private static func failure(_ path: String) -> CommandFailure {
        CommandFailure(
            .refusedInput,
            "cannot write \(path): \(String(cString: strerror(errno))); choose another place with -o"
                .inert)
    }
}
