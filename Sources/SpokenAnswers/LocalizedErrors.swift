public import Foundation

// Makes `localizedDescription` return the error's `description`.

extension SpokenCommandsError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}
