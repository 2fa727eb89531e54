import Foundation
import Synchronization

/// Raw mode, in which keys are read without echo. The terminal is restored no matter how the
/// program ends.
package enum RawMode {
    /// The terminal's settings before raw mode, for signal handlers; nil if there is no terminal.
    private static let original: termios? = {
        var settings = termios()
        return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
    }()
    private static let isEntered = Atomic(false)
    private static let isPrepared = Atomic(false)

    /// Enters raw mode, or returns false without any change if standard input is not a terminal.
    @discardableResult
    package static func enter() -> Bool {
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

    /// Restores the terminal, using only calls that a signal handler may make (POSIX 2.4.3).
    package static func leave() {
        guard isEntered.exchange(false, ordering: .acquiringAndReleasing), var original else {
            return
        }
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &original)
        // Discard unread keys, so that the shell does not get them.
        _ = tcflush(STDIN_FILENO, TCIFLUSH)
    }

    /// Restores the terminal after a fatal signal, and ends the program with the same signal.
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
