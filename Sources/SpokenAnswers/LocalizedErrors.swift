public import Foundation

// `localizedDescription` is the error's `description`.

extension SpokenCommandsError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
