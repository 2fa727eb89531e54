import Foundation
import Synchronization

/// Reads input on a separate thread: keys from a terminal, and whole lines from any other source.
package final class Keyboard: Sendable {
    package enum Input: Sendable, Hashable {
        case key(Key)
        case line(String)
        case end
    }

    /// Whether single keys can be read.
    package let isRaw: Bool
    private let stopped = Atomic(false)

    /// Enters raw mode if there is a terminal. With `readsLines`, the terminal stays in line mode
    /// for screen readers.
    package init(readsLines: Bool = false) {
        isRaw = !readsLines && RawMode.enter()
    }

    /// Starts reading, and calls `receive` on the reading thread.
    package func start(_ receive: @escaping @Sendable (Input) -> Void) {
        let thread = Thread { [self] in
            isRaw ? readKeys(receive) : readLines(receive)
        }
        thread.name = "keyboard"
        thread.start()
    }

    /// Stops reading and restores the terminal.
    package func stop() {
        stopped.store(true, ordering: .releasing)
        RawMode.leave()
    }

    /// Restores the terminal for the shell. `resume()` returns to raw mode.
    package func suspend() { RawMode.leave() }
    package func resume() { if isRaw { RawMode.enter() } }

    private func readKeys(_ receive: (Input) -> Void) {
        var decoder = KeyDecoder()
        var paste = PasteLimit()
        var buffer = [UInt8](repeating: 0, count: 256)
        while !stopped.load(ordering: .acquiring) {
            if !Self.waitForInput(milliseconds: 0) {
                paste = PasteLimit()
                // The timeout lets the thread notice that it must stop.
                guard Self.waitForInput(milliseconds: 200) else { continue }
            }
            // After `stop()`, input belongs to the next reader.
            if stopped.load(ordering: .acquiring) { return }
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return receive(.end) }
            for key in decoder.decode(Array(buffer[..<count])) where paste.passes(key) {
                receive(.key(key))
            }
        }
    }

    private func readLines(_ receive: (Input) -> Void) {
        while !stopped.load(ordering: .acquiring), let line = readLine() {
            receive(.line(line))
        }
        receive(.end)
    }

    private static func waitForInput(milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }
}
