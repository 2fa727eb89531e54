/// The reason why a pack could not be read or written.
public enum PackError: Error, Sendable, Hashable {
    /// The file cannot be opened or read. `code` is the system's errno value.
    case unreadable(path: String, code: Int32)
    /// The file cannot be written. `code` is the system's errno value.
    case unwritable(path: String, code: Int32)
    /// The text violates the syntax of its format, and nothing after the position can be read.
    case syntax(format: String, at: SourcePosition, problem: String, hint: String)
    /// The pack contains rejected questions, but files in its format must not have errors.
    case refused([PackProblem])
    /// The file contains no usable question.
    case empty(format: String)
    /// The file is larger or more deeply nested than any reasonable pack.
    case tooLarge(what: String, limit: String, at: SourcePosition?)
    /// The bytes are not text.
    case notText(offset: Int, problem: String)
    /// The encoding of the text is unknown, for the reason in `problem`.
    case encoding(problem: String)
    /// The archive is invalid or exceeds a limit. `problem` also describes what to do.
    case archive(problem: String)
    /// The contents of the file do not match any known format.
    case unknownFormat(candidates: [String])
    /// The program cannot read this format, or cannot write it.
    case unsupported(format: String, operation: String, candidates: [String])
}

extension PackError: CustomStringConvertible {
    /// A one-line message for people, with the file, the position, the problem and a remedy.
    public var description: String {
        switch self {
        case .unreadable(let path, let code):
            "cannot read \(path): \(SystemMessage.text(code)); check the name and its permissions"
        case .unwritable(let path, let code):
            "cannot write \(path): \(SystemMessage.text(code)); \(SystemMessage.advice(code))"
        case .syntax(let format, let position, let problem, let hint):
            "\(position.line):\(position.column): \(problem) (\(format)); \(hint)"
        case .refused(let problems):
            "the pack has \(problems.count) \(problems.count == 1 ? "problem" : "problems"), "
                + "so nothing was imported; correct them and try again"
        case .empty(let format):
            "the file (read as \(format)) contains no questions; name the format with --from if this is wrong"
        case .tooLarge(let what, let limit, let position):
            (position.map { "\($0.line):\($0.column): " } ?? "")
                + "\(what) is over the limit of \(limit); split or correct the file"
        case .notText(let offset, let problem):
            "byte \(offset): \(problem); save the file as UTF-8 text"
        case .encoding(let problem):
            "\(problem); name it with --encoding (windows-1251 for Russian, windows-1253 for Greek, "
                + "shift-jis for Japanese, macroman for old Macs …), or save the file as UTF-8"
        case .archive(let problem): problem
        case .unknownFormat(let candidates):
            "the format was not recognized; name it with --from (\(candidates.joined(separator: ", "))); "
                + "write questions in a text as lines such as \"Q: Which planet is the largest?\" "
                + "and, below it, \"A: Jupiter\""
        case .unsupported(let format, let operation, let candidates):
            "\(format) cannot be \(operation); use one of: \(candidates.joined(separator: ", "))"
        }
    }
}
