/// A problem with a grammar, with its position if the grammar comes from a file.
public struct GrammarError: Error, Sendable, Hashable {
    /// The kinds of problems that a grammar can have.
    public enum Problem: Sendable, Hashable {
        /// The first string was found where the second string was expected.
        case unexpected(String, expected: String)
        /// This element, such as a comment, was not closed before the end of the file.
        case unterminated(String)
        /// The file does not begin with `#JSGF`.
        case missingHeader
        /// The file imports a rule from another file.
        case importRefused(String)
        /// This rule is used but not defined.
        case unknownRule(String)
        /// This rule is defined twice.
        case duplicateRule(String)
        /// No rule is public, so the grammar allows no sentences.
        case noPublicRule
        /// These rules refer to each other in a cycle.
        case recursion([String])
        /// A weight is not a number above 0.
        case badWeight(String)
        /// No pronunciation was found for this word, for example because it has no letters or
        /// digits.
        case wordWithoutSound(String)
        /// The grammar has more states than the limit.
        case tooLarge(limit: Int)
        /// The file is larger than the limit of this many bytes.
        case tooLong(bytes: Int)
        /// The grammar has more words than the limit.
        case tooManyWords(limit: Int)
        /// A word has more bytes than the limit.
        case wordTooLong(limit: Int)
        /// Groups or rules are nested more deeply than the limit.
        case tooDeep(limit: Int)
        /// The grammar allows no words.
        case empty
    }

    /// The kind of problem.
    public var problem: Problem
    /// The line number, counted from 1, or nil for a grammar created in code.
    public var line: Int?
    /// The column in characters, counted from 1, or nil for a grammar created in code.
    public var column: Int?

    /// Creates an error, with its position if the grammar came from a file.
    public init(_ problem: Problem, line: Int? = nil, column: Int? = nil) {
        self.problem = problem
        self.line = line
        self.column = column
    }
}

extension GrammarError: CustomStringConvertible {
    /// A one-line message for the user, with the position if the position is known.
    public var description: String {
        guard let line else { return text }
        return "line \(line), column \(column ?? 1): \(text)"
    }

    private var text: String {
        switch problem {
        case .unexpected(let found, let expected): "found \(found) where \(expected) was expected"
        case .unterminated(let what): "\(what) is not closed"
        case .missingHeader: "a JSGF grammar must begin with the line '#JSGF V1.0;'"
        case .importRefused(let name):
            "imports are not followed ('\(name)'); copy the rules into this file"
        case .unknownRule(let name): "there is no rule <\(name)>"
        case .duplicateRule(let name): "the rule <\(name)> is defined twice"
        case .noPublicRule: "no rule is public; write 'public' before the rule to listen for"
        case .recursion(let names):
            "a rule may not contain itself: "
                + names.map { "<\($0)>" }.joined(separator: " → ")
                + "; to repeat something, use * or +"
        case .badWeight(let text): "'/\(text)/' is not a weight; write a number above 0"
        case .wordWithoutSound(let word): "no pronunciation is known for '\(word)'; add one"
        case .tooLarge(let limit): "the grammar grows beyond \(limit) states; simplify it"
        case .tooLong(let bytes): "the grammar is longer than \(bytes >> 10) KiB; split it"
        case .tooManyWords(let limit):
            "the grammar has more than \(limit) words; remove words that are rarely said"
        case .wordTooLong(let limit): "a word has more than \(limit) letters; remove it"
        case .tooDeep(let limit):
            "the grammar is nested more than \(limit) levels deep; simplify it"
        case .empty: "the grammar contains no words; add some"
        }
    }
}
