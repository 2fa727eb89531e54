import Foundation
import Synchronization

/// Standard input, read on a thread of its own: keys from a terminal, whole lines from anything
/// else.
final class Keyboard: Sendable {
    enum Input: Sendable, Hashable {
        case key(Key)
        case line(String)
        case end
    }

    /// Whether keys come one by one.
    let isRaw: Bool
    private let stopped = Atomic(false)

    /// Takes the terminal into raw mode where there is one.
    ///
    /// - Parameter readsLines: Leaves it as it is, for those who hear what they type.
    init(readsLines: Bool = false) {
        isRaw = !readsLines && RawMode.enter()
    }

    /// Starts reading; `receive` is called on the reading thread.
    func start(_ receive: @escaping @Sendable (Input) -> Void) {
        let thread = Thread { [self] in
            isRaw ? readKeys(receive) : readLines(receive)
        }
        thread.name = "keyboard"
        thread.start()
    }

    /// Ends reading and puts the terminal back.
    func stop() {
        stopped.store(true, ordering: .releasing)
        RawMode.leave()
    }

    /// Leaves the terminal to the shell, and takes it back.
    func suspend() { RawMode.leave() }
    func resume() { if isRaw { RawMode.enter() } }

    private func readKeys(_ receive: (Input) -> Void) {
        var decoder = KeyDecoder()
        var paste = PasteLimit()
        var buffer = [UInt8](repeating: 0, count: 256)
        while !stopped.load(ordering: .acquiring) {
            if !Self.waitForInput(milliseconds: 0) {
                paste = PasteLimit()
                // A time limit, so that the thread sees that it was stopped.
                guard Self.waitForInput(milliseconds: 200) else { continue }
            }
            // Once stopped, what comes is the next one's.
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
