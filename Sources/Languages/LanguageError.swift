/// What is wrong with the folder of a language.
public struct LanguageError: Error, Sendable, Hashable {
    /// What can be wrong with it.
    public enum Problem: Sendable, Hashable {
        /// The folder or a file cannot be read; why, in the system's words.
        case unreadable(String)
        /// A folder, a device or a pipe in the place of a file.
        case noFile
        /// A file that is larger than those of a language are; where the limit is.
        case tooLarge(bytes: Int)
        /// More grammars than there is to say.
        case tooManyGrammars(limit: Int)
        /// What is not UTF-8, or a control character.
        case noText
        /// The folder has no `language.txt`, or that file no code or name.
        case unnamed
        /// A file that no language has.
        case unknownFile(known: [String])
        /// A section that the file does not have.
        case unknownSection(name: String, known: [String])
        /// A line before the first section.
        case noSection
        /// Rules of spelling that nobody has written.
        case unknownRules(String)
        /// A number word without what it says.
        case noValue
        /// A value without a word.
        case noWord
        /// A number that is put together of others.
        case compoundNumber
        /// A letter without what it is called.
        case noLetter
        /// A place without `{}` for the ordinal.
        case noPlace
        /// A word without phones, or with one that the model of English does not have.
        case noPronunciation
        /// A sentence without a translation behind `=`.
        case noTranslation
        /// What no screen says.
        case unknownSentence(String)
        /// A translation that leaves out or adds what stands in for names and figures.
        case otherBlanks(wanted: Int)
    }

    /// The file's or folder's name.
    public let file: String
    /// The line, counted from 1; nil for the file as a whole.
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
    /// One line for people: file, line, what is wrong and the way out.
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
