public import Foundation

// `localizedDescription` says in one line what is wrong and what to do.

extension BankError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension PackError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
