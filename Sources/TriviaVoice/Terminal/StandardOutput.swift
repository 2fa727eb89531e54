import Foundation

/// Results, written whole or with an error: a full disk and a reader that has gone are no reason to
/// crash, and none to go on as if nothing were.
enum StandardOutput {
    /// - Throws: ``CommandFailure`` with the system's reason.
    static func write(_ text: String) throws(CommandFailure) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    waitForReader()
                    continue
                }
                let reason = String(cString: strerror(errno))
                throw CommandFailure(
                    .refusedInput, "standard output cannot be written: \(reason)")
            }
            bytes = bytes.dropFirst(count)
        }
    }

    static func line(_ text: String) throws(CommandFailure) { try write(text + "\n") }

    private static func waitForReader() {
        var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&descriptor, 1, 1_000)
    }
}
