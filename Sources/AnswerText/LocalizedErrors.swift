public import Foundation

// `localizedDescription` explains what is wrong and what to do.

extension AnswerLineError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
