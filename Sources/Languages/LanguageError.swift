/// An error in the folder of a language.
public struct LanguageError: Error, Sendable, Hashable {
    /// The kinds of errors.
    public enum Problem: Sendable, Hashable {
        /// The folder or a file cannot be read. Carries the system's message.
        case unreadable(String)
        /// There is a folder, a device or a pipe in place of a file.
        case noFile
        /// A file is larger than allowed. Carries the limit.
        case tooLarge(bytes: Int)
        /// There are more grammars than a language can use.
        case tooManyGrammars(limit: Int)
        /// The text is not UTF-8, or contains a control character.
        case noText
        /// There is no `language.txt` in the folder, or that file has no code or name.
        case unnamed
        /// The name of a file is not one that a language can have.
        case unknownFile(known: [String])
        /// A section is not one that this file can have.
        case unknownSection(name: String, known: [String])
        /// A line precedes the first section.
        case noSection
        /// The spelling rules do not exist.
        case unknownRules(String)
        /// A number word has no value.
        case noValue
        /// A value has no word.
        case noWord
        /// A number consists of other numbers.
        case compoundNumber
        /// A letter has no name.
        case noLetter
        /// A phrase for a position does not contain `{}` for the ordinal.
        case noPlace
        /// A word has no phones, or a phone that the English model does not have.
        case noPronunciation
        /// A sentence has no translation after `=`.
        case noTranslation
        /// No screen shows this sentence.
        case unknownSentence(String)
        /// A translation omits or adds placeholders for names and numbers.
        case otherBlanks(wanted: Int)
    }

    /// The name of the file or folder.
    public let file: String
    /// The line, counted from 1; nil if the error concerns the whole file.
    public let line: Int?
    /// What is wrong.
    public let problem: Problem

    init(file: String, line: Int? = nil, _ problem: Problem) {
        self.file = file
        self.line = line
        self.problem = problem
    }
}

extension LanguageError: CustomStringConvertible {
    /// One line for people: file, line, what is wrong, and what to do.
    public var description: String {
        line.map { "\(file), line \($0): \(text)" } ?? "\(file): \(text)"
    }

    private var text: String {
        switch problem {
        case .unreadable(let why): "cannot be read (\(why))"
        case .noFile: "is no file, but a folder, a device or a pipe; put a text file in its place"
        case .tooLarge(let bytes):
            "is where the file goes beyond \(bytes >> 10) KiB, more than is read of it; keep what a game needs"
        case .tooManyGrammars(let limit):
            "has more than \(limit) files; put rules of one kind into one file"
        case .noText: "has bytes that are no text; save the file as UTF-8"
        case .unnamed:
            "a language has a code and a name: a file language.txt with [code], [name] and a line under each"
        case .unknownFile(let known):
            "is no file of a language; there are \(known.joined(separator: ", ")), and grammars/"
        case .unknownSection(let name, let known):
            "there is no section [\(name)] here; there are \(known.map { "[\($0)]" }.joined(separator: ", "))"
        case .noSection: "stands under no section; name one above it, like [articles]"
        case .unknownRules(let name):
            "there are no rules “\(name)”; leave [rules] out, or write english for a kind of English"
        case .noValue: "begins with no number; write what the words say, like: 3 three"
        case .noWord: "has no word behind the number; write one, like: 3 three"
        case .compoundNumber:
            "is put together of smaller numbers; words are wanted for up to 100, and for 1000 and more"
        case .noLetter:
            "names no letter; write the word to listen for and its spellings, like: b = b, be, bee"
        case .noPlace: "has no {}, where the ordinal stands, as in: the {} one"
        case .noPronunciation:
            "is no word with its sounds; write them in ARPAbet, like: kala K AA L AH"
        case .noTranslation:
            "has no translation; write it behind the English, like: The end = Finis"
        case .unknownSentence(let sentence):
            "no screen says “\(sentence)”; data/languages/en/sentences.txt has what they say"
        case .otherBlanks(let wanted):
            wanted == 0
                ? "has {} where nothing is put in; leave it out"
                : "needs what is put in, each once: {} in the order of the English, or {1} to {\(wanted)} in another"
        }
    }
}
