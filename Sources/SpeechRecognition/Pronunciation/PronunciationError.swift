#if canImport(Glibc)
    internal import Glibc
#endif

/// The reason why pronunciations cannot be used. An unknown word is not an error.
public enum PronunciationError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The dictionary file cannot be read; `code` is the system's `errno`.
    case unreadableDictionary(path: String, code: Int32)
    /// A pronunciation from a host or pack contains unknown phones.
    case unknownNotation(word: String, text: String)

    /// One or two sentences that tell the user what is wrong and how to fix it.
    public var description: String {
        switch self {
        case .unreadableDictionary(let path, let code):
            let reason = unsafe String(cString: strerror(code))
            return "The pronunciation dictionary \(path) cannot be read (\(reason)). "
                + "Check that the speech model is installed: package pocketsphinx-en-us."
        case .unknownNotation(let word, let text):
            return "The pronunciation “\(text)” of “\(word)” is not ARPAbet. Write phones "
                + "separated by spaces, for example W AH Z AW S K IY."
        }
    }
}
