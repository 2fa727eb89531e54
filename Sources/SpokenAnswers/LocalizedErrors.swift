public import Foundation


extension SpokenCommandsError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
