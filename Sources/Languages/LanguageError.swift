/// What is wrong with the folder of a language.
public struct LanguageError: Error, Sendable, Hashable {
    /// What can be wrong with it.
    public enum Problem: Sendable, Hashable {
        /// The folder or a file cannot be read; the reason is the system's message.
        case unreadable(String)
        /// A folder, a device or a pipe in place of a file.
        case noFile
        /// A file larger than those of a language, and the limit.
        case tooLarge(bytes: Int)
        /// More grammars than a language can use.
        case tooManyGrammars(limit: Int)
        /// Text that is not UTF-8, or a control character.
        case noText
        /// The folder has no `language.txt`, or that file has no code or name.
        case unnamed
        /// A file with a name that is not part of a language.
        case unknownFile(known: [String])
        /// A section that this file cannot have.
        case unknownSection(name: String, known: [String])
        /// A line before the first section.
        case noSection
        /// Spelling rules that do not exist.
        case unknownRules(String)
        /// A number word without its value.
        case noValue
        /// A value without a word.
        case noWord
        /// A number made of other numbers.
        case compoundNumber
        /// A letter without its name.
        case noLetter
        /// A phrase for a position without `{}` for the ordinal.
        case noPlace
        /// A word without phones, or with a phone that the English model does not have.
        case noPronunciation
        /// A sentence without a translation after `=`.
        case noTranslation
        /// A sentence that no screen shows.
        case unknownSentence(String)
        /// A translation that omits or adds places for names and figures.
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
    /// One line for people: file, line, what is wrong, and what to do.
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
