import Foundation

/// The standard streams that the program inherits when it starts.
package enum StandardStreams {
    /// Opens `/dev/null` in place of each closed stream, so that no other file receives the
    /// stream's descriptor.
    package static func fill() {
        // In place of a closed standard output, `/dev/null` is opened read-only, so that writing
        // results fails with an error.
        let wanted = [
            (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
        ]
        for (descriptor, access) in wanted where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", access)
        }
    }

    /// Writes the whole text. Returns the system's error number, or 0 for success.
    package static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                waitForReader(of: descriptor)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    private static func waitForReader(of descriptor: Int32) {
        var descriptor = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&descriptor, 1, 1_000)
    }
}
