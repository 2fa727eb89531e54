public import Foundation

// The `localizedDescription` of this library's errors is their `description`.

extension RoundPlanError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
