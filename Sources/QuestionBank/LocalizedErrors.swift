public import Foundation

// `localizedDescription` explains in one line what is wrong and what to do about it.

extension BankError: LocalizedError {
    /// Returns the same text as `description`.
    public var errorDescription: String? { description }
}

extension PackError: LocalizedError {
    /// Returns the same text as `description`.
    public var errorDescription: String? { description }
}
