public import Foundation

// Makes `localizedDescription` return the error's `description`.

extension LanguageError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}
