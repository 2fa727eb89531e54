import Foundation

/// The system's message for an errno value.
enum SystemMessage {
    static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
