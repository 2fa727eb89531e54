public import Foundation

// `localizedDescription` explains in one line what is wrong and what to do about it.

extension BankError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension PackError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
