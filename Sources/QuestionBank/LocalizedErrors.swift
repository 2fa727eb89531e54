public import Foundation

extension BankError: LocalizedError {
    /// Returns the same text as `description`.
    public var errorDescription: String? { description }
}

extension PackError: LocalizedError {
    /// Returns the same text as `description`.
    public var errorDescription: String? { description }
}
