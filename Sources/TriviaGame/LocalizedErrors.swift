public import Foundation

// For errors of this library, `localizedDescription` is the line that explains what is wrong and how to fix it.

extension RoundPlanError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
