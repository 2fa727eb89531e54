import Foundation

/// The system's words for an error number.
enum SystemMessage {
    static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
