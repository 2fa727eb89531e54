public import Foundation

// `localizedDescription` of what this library throws is the line that says what is wrong and the way out.

extension AnswerLineError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
