public import Foundation

// `localizedDescription` is the line that says what is wrong and what to do.

extension BankError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension PackError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
