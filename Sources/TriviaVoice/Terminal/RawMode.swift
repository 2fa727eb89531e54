import Foundation
import Synchronization

/// Keys as they are pressed, without echo, while the value's scope lasts.
///
/// Whatever ends the program puts the terminal back: ``leave()``, `exit`, a signal that ends it, a
/// trap. Control-C still makes SIGINT.
enum RawMode {
    /// The terminal as it was before the first ``enter()``, which makes it: a signal handler reads what
    /// is there, without a lock. Nil for what is no terminal.
    private static let original: termios? = {
        var settings = termios()
        return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
    }()
    private static let isEntered = Atomic(false)
    private static let isPrepared = Atomic(false)

    /// Enters raw mode.
    ///
    /// - Returns: False when standard input is no terminal; nothing changes then.
    @discardableResult
    static func enter() -> Bool {
        guard var raw = original else { return false }
        if !isPrepared.exchange(true, ordering: .acquiringAndReleasing) {
            atexit { RawMode.leave() }
            restoreOnCrash()
        }
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        raw.c_iflag &= ~tcflag_t(ICRNL | IXON)
        raw.c_iflag |= tcflag_t(IUTF8)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return false }
        isEntered.store(true, ordering: .releasing)
        return true
    }

    /// Puts the terminal back as it was. Only calls that a signal handler may make (POSIX 2.4.3).
    static func leave() {
        guard isEntered.exchange(false, ordering: .acquiringAndReleasing), var original else {
            return
        }
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &original)
        // Keys that nobody read are not for the shell.
        _ = tcflush(STDIN_FILENO, TCIFLUSH)
    }

    /// A trap of the language, an abort or a bad access: put the terminal back, then die of the
    /// same signal. `SA_RESETHAND` has restored the default by then.
    private static func restoreOnCrash() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            RawMode.leave()
            raise(number)
        }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | Int32(SA_NODEFER)
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT] {
            sigaction(number, &action, nil)
        }
    }
}
