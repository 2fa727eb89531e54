/// An error in the folder of a language.
public struct LanguageError: Error, Sendable, Hashable {
    /// The kinds of errors.
    public enum Problem: Sendable, Hashable {
        /// The folder or a file cannot be read. The associated value is the system's message.
        case unreadable(String)
        /// The path is a folder, a device or a pipe instead of a file.
        case noFile
        /// A file is larger than this limit.
        case tooLarge(bytes: Int)
        /// The language has more grammars than the limit allows.
        case tooManyGrammars(limit: Int)
        /// The text is not UTF-8, or contains a control character.
        case noText
        /// There is no `language.txt` in the folder, or that file has no code or name.
        case unnamed
        /// A language cannot have a file with this name.
        case unknownFile(known: [String])
        /// The file contains a section with an unknown name.
        case unknownSection(name: String, known: [String])
        /// A line comes before the first section.
        case noSection
        /// No set of rules has this name.
        case unknownRules(String)
        /// A number word has no value.
        case noValue
        /// A line contains a value but no word.
        case noWord
        /// The file lists a word for a compound number.
        case compoundNumber
        /// A letter has no name.
        case noLetter
        /// A phrase for a position does not contain `{}` for the ordinal.
        case noPlace
        /// A word has no phones, or a phone that the English model does not contain.
        case noPronunciation
        /// A sentence has no translation after `=`.
        case noTranslation
        /// The file translates a sentence that no screen shows.
        case unknownSentence(String)
        /// A translation has missing or additional placeholders.
        case otherBlanks(wanted: Int)
    }

    /// The name of the file or folder.
    public let file: String
    /// The line number, starting at 1; nil if the error concerns the whole file.
    public let line: Int?
    /// What is wrong with the file or folder.
    public let problem: Problem

    init(file: String, line: Int? = nil, _ problem: Problem) {
        self.file = file
        self.line = line
        self.problem = problem
    }
}

extension LanguageError: CustomStringConvertible {
    /// A one-line message that names the file and the line, and explains what is wrong and what to
    /// do.
    public var description: String {
        line.map { "\(file), line \($0): \(text)" } ?? "\(file): \(text)"
    }

    private var text: String {
        switch problem {
        case .unreadable(let why): "cannot be read (\(why))"
        case .noFile: "this is a folder, a device or a pipe; put a text file in its place"
        case .tooLarge(let bytes):
            "the file is larger than \(bytes >> 10) KiB; keep only what a game needs"
        case .tooManyGrammars(let limit):
            "the folder has more than \(limit) files; put rules of one kind into one file"
        case .noText: "some bytes are not text; save the file as UTF-8"
        case .unnamed:
            "a language needs a code and a name; write a file language.txt with [code], [name] and a line under each"
        case .unknownFile(let known):
            "a language has no file of this name; it can have \(known.joined(separator: ", ")), and grammars/"
        case .unknownSection(let name, let known):
            "there is no section [\(name)] here; use one of \(known.map { "[\($0)]" }.joined(separator: ", "))"
        case .noSection: "the line is not in a section; write one above it, such as [articles]"
        case .unknownRules(let name):
            "there are no rules “\(name)”; leave out [rules], or write english for a variety of English"
        case .noValue:
            "the line does not begin with a number; write the number before its words, such as: 3 three"
        case .noWord: "there is no word after the number; write one, such as: 3 three"
        case .compoundNumber:
            "this number is composed of smaller ones; write words only for numbers up to 100, and for 1000 and larger units"
        case .noLetter:
            "the line names no letter; write the word to listen for and its spellings, such as: b = b, be, bee"
        case .noPlace: "the phrase has no {} for the ordinal; write it like: the {} one"
        case .noPronunciation:
            "this is not a word with its phones; write them in ARPAbet, such as: kala K AA L AH"
        case .noTranslation:
            "the sentence has no translation; write it after the English, such as: The end = Finis"
        case .unknownSentence(let sentence):
            "no screen shows “\(sentence)”; data/languages/en/sentences.txt lists all sentences"
        case .otherBlanks(let wanted):
            wanted == 0
                ? "nothing is inserted into this sentence; remove the {}"
                : "the translation must use each inserted value once: {} in the order of the English, or {1} to {\(wanted)} in a different order"
        }
    }
}
