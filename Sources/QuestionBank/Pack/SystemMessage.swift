import Foundation

/// The system's message for an errno value.
enum SystemMessage {
    static func text(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// Advice for the user if a file cannot be written for the given reason.
    static func advice(_ code: Int32) -> String {
        [ENOSPC, EDQUOT].contains(code)
            ? "free some space there, and try again" : "check the folder's permissions and its disk"
    }
}
