/// What is wrong with the notation of an answer line, and where.
public struct AnswerLineError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What can be wrong, with the mark, tag or directive that it is about.
    public enum Problem: Sendable, Hashable {
        /// There is no main answer.
        case noAnswer
        /// A bracket, parenthesis or quotation mark that is never closed.
        case unclosed(Character)
        /// A closing bracket or parenthesis without its opening one.
        case unopened(Character)
        /// A tag that is never closed.
        case unclosedTag(String)
        /// A closing tag without its opening one.
        case unopenedTag(String)
        /// A directive with nothing to apply to.
        case emptyDirective(String)
    }

    /// What is wrong.
    public var problem: Problem
    /// The number of characters before the problem, counted from the line's start.
    public var offset: Int

    /// A problem at this offset in the line.
    public init(_ problem: Problem, offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    /// One line for people: what is wrong, where, and what to do.
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
