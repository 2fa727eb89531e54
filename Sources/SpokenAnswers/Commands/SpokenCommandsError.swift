public import SpeechRecognition

/// An error in a file of spoken commands.
public struct SpokenCommandsError: Error, Sendable, Hashable {
    /// The kinds of errors.
    public enum Problem: Sendable, Hashable {
        /// The folder or a file cannot be read. The associated value is the system's message.
        case unreadable(String)
        /// The text is not a grammar. The error contains the line and the column.
        case grammar(GrammarError)
        /// The name or value of a tag in a rule is unknown to the game.
        case unknownMeaning(rule: String, tag: String, value: String)
        /// A sentence has no meaning or several meanings. If `sentence` is nil, the file has no
        /// tags or has tags of several kinds.
        case unclear(sentence: String?)
        /// The sentences cannot be listed, because a rule repeats (`*`, `+`) or because there are
        /// too many sentences.
        case endless(limit: Int)
        /// A sentence has two meanings in one file.
        case ambiguous(sentence: String, meanings: [String])
    }

    /// The name of the file or folder.
    public var file: String
    /// What is wrong with the file or folder.
    public var problem: Problem

    /// Creates an error for a file or folder.
    public init(file: String, _ problem: Problem) {
        self.file = file
        self.problem = problem
    }
}

extension SpokenCommandsError: CustomStringConvertible {
    /// One line that names the file and explains what is wrong and what to do.
    public var description: String { "\(file): \(text)" }

    private var text: String {
        switch problem {
        case .unreadable(let reason): "cannot be read (\(reason))"
        case .grammar(let error): error.description
        case .unknownMeaning(let rule, let tag, let value):
            "the rule <\(rule)> has the tag {\(tag)=\(value)}, which has no meaning in the game; "
                + "the known tags are \(CommandKind.knownTags)"
        case .unclear(let sentence?):
            "'\(sentence)' has no meaning; give it one tag, such as {command=skip}"
        case .unclear(nil):
            "the file has no tags, or tags of different kinds; use one file each for commands, choices, wagers and categories"
        case .endless(let limit):
            "the file allows more than \(limit) sentences; write commands without * and +"
        case .ambiguous(let sentence, let meanings):
            "'\(sentence)' has two meanings (\(meanings.joined(separator: ", "))); keep one"
        }
    }
}
