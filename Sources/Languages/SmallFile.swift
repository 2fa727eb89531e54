import Foundation
import Glibc

#if !os(Linux)
    #error(
        "These libraries are built on Linux only: they call its C library and hear through ALSA.")
#endif

/// Reads a whole file up to a size limit. An untrusted file may have any size, and may even be a
/// folder or a device.
package enum SmallFile {
    /// The reason why the file cannot be read.
    package enum Problem: Error, Sendable, Hashable {
        /// Reading failed. The associated value is the system's message.
        case unreadable(String)
        /// The path is a folder or a device.
        case noFile
        case tooLarge(bytes: Int)
    }

    /// The usual size limit. Files that people write by hand stay below this limit.
    package static let usualLimit = 1 << 20

    /// The bytes of a file, or of a pipe from another program (`<(…)` in a shell).
    package static func bytes(
        at path: String, limit: Int = usualLimit
    ) throws(Problem) -> [UInt8] {
        // Without `O_NONBLOCK`, opening a pipe would block until another process writes to it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFIFO else { throw .noFile }
        guard kind == S_IFIFO || status.st_size <= limit else { throw .tooLarge(bytes: limit) }
        if kind == S_IFIFO { _ = fcntl(descriptor, F_SETFL, O_RDONLY) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .system }
            if count == 0 { return bytes }
            bytes += piece[..<count]
            guard bytes.count <= limit else { throw .tooLarge(bytes: limit) }
        }
    }

    /// The file as text. Invalid bytes are replaced.
    package static func text(at path: String, limit: Int = usualLimit) throws(Problem) -> String {
        String(decoding: try bytes(at: path, limit: limit), as: UTF8.self)
    }
}

extension SmallFile.Problem: CustomStringConvertible {
    fileprivate static var system: Self { .unreadable(String(cString: strerror(errno))) }

    package var description: String { "cannot be read (\(reason)); name a different file" }

    package var reason: String {
        switch self {
        case .unreadable(let reason): reason
        case .noFile: "it is not a file"
        case .tooLarge(let bytes): "it is larger than \(bytes >> 10) KiB"
        }
    }
}
