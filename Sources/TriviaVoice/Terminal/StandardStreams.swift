import Foundation

/// The streams that a program is given by whoever starts it.
enum StandardStreams {
    /// Puts something in the place of those that are closed: a file that is opened later would have the
    /// number of one, and messages would be written into it.
    static func fill() {
        // Output that nobody can get is an error where there is some; messages that nobody wants are not.
        let wanted = [
            (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
        ]
        for (descriptor, access) in wanted where fcntl(descriptor, F_GETFD) < 0 {
            // Gets the lowest number that is free, which is this one.
            _ = open("/dev/null", access)
        }
    }

    /// Writes a text whole.
    ///
    /// - Returns: The system's error, or 0.
    static func write(_ text: String, to descriptor: Int32) -> Int32 {
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
