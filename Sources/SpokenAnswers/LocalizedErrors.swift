public import Foundation

// `localizedDescription` explains in one line what is wrong and what to do.

extension SpokenCommandsError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
