/// An error in the notation of an answer line, with its position.
public struct AnswerLineError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of error, with the mark, tag or directive that caused it.
    public enum Problem: Sendable, Hashable {
        /// There is no main answer.
        case noAnswer
        /// A bracket, parenthesis or quotation mark is not closed.
        case unclosed(Character)
        /// A closing bracket or parenthesis has no opening counterpart.
        case unopened(Character)
        /// A tag is not closed.
        case unclosedTag(String)
        /// A closing tag has no opening tag.
        case unopenedTag(String)
        /// A directive has no answer to apply to.
        case emptyDirective(String)
    }

    /// What is wrong in the answer line.
    public var problem: Problem
    /// The number of characters before the error.
    public var offset: Int

    /// Creates an error at an offset in the line.
    public init(_ problem: Problem, offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    /// One line that says what is wrong, where the error is, and how to correct it.
    public var description: String {
        let place = "at character \(offset + 1)"
        return switch problem {
        case .noAnswer: "the answer line has no answer \(place); write the answer first"
        case .unclosed(let mark): "“\(mark)” \(place) is not closed; close it"
        case .unopened(let mark): "“\(mark)” \(place) closes nothing; remove it"
        case .unclosedTag(let tag): "<\(tag)> \(place) is not closed; add </\(tag)>"
        case .unopenedTag(let tag): "</\(tag)> \(place) closes nothing; remove it"
        case .emptyDirective(let word): "“\(word)” \(place) has no answer after it; write one"
        }
    }
}
