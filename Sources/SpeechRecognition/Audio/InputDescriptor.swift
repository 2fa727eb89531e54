import Foundation
import Glibc

/// A recording's file descriptor. Unless the descriptor has been released, it is closed when this
/// value is destroyed.
struct InputDescriptor: ~Copyable {
    private let descriptor: Int32
    let isEmptyFile: Bool

    /// The maximum number of bytes to read from a pipe, which is enough for a day of compressed
    /// speech.
    private static let spoolLimitBytes = 2_000_000_000

    /// Opens a file, or standard input if the path is `-`. If `seekable` is true, the content of a
    /// pipe is first copied to a file.
    static func open(
        _ path: String, name: String, seekable: Bool
    ) throws(AudioFileError) -> InputDescriptor {
        let opened =
            path == "-"
            ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
            : unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { throw .missing(file: name) }
            throw .unreadable(file: name, reason: systemMessage(errno))
        }
        var status = stat()
        guard unsafe fstat(opened, &status) == 0 else {
            let reason = systemMessage(errno)
            close(opened)
            throw .unreadable(file: name, reason: reason)
        }
        let input = InputDescriptor(
            descriptor: opened,
            isEmptyFile: status.st_mode & S_IFMT == S_IFREG && status.st_size == 0)
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            throw .unreadable(file: name, reason: "it is a folder")
        case S_IFREG:
            return input
        default:
            return seekable ? try input.spooled(name: name) : input
        }
    }

    deinit { close(descriptor) }

    /// Gives up ownership of the descriptor, which the caller must then close.
    consuming func release() -> Int32 {
        let released = descriptor
        discard self
        return released
    }

    /// Copies all input to an unnamed temporary file and rewinds the file.
    private func spooled(name: String) throws(AudioFileError) -> InputDescriptor {
        let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        let path = "\(folder)/trivia-voice-\(UUID().uuidString)"
        let file = unsafe Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw .unreadable(
                file: name, reason: "no temporary file in \(folder): \(systemMessage(errno))")
        }
        unsafe unlink(path)
        var total = 0
        var block = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe read(descriptor, &block, block.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            total += count
            if total > Self.spoolLimitBytes || !writeAll(block[..<count], to: file) {
                let full = total <= Self.spoolLimitBytes
                let reason = systemMessage(errno)
                close(file)
                if full { throw .unreadable(file: name, reason: "\(folder): \(reason)") }
                throw .tooLarge(file: name, limitBytes: Self.spoolLimitBytes)
            }
        }
        lseek(file, 0, SEEK_SET)
        return InputDescriptor(descriptor: file, isEmptyFile: total == 0)
    }
}

private func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes {
            unsafe write(descriptor, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
    }
    return true
}

/// The C library's message for an error number.
func systemMessage(_ code: Int32) -> String {
    // This call is thread-safe: since glibc 2.32, each thread has a separate buffer for `strerror`.
    unsafe String(cString: strerror(code))
}
