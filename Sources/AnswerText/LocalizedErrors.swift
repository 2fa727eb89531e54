public import Foundation

// Makes `localizedDescription` explain what is wrong and what to do.

extension AnswerLineError: LocalizedError {
    /// The same text as `description`.
    public var errorDescription: String? { description }
}
