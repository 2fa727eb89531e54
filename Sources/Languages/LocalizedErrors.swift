public import Foundation

// `localizedDescription` is the error's `description`.

extension LanguageError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
