public import Foundation


extension LanguageError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
