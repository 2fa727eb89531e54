import CKnownNames

/// A file in data/languages/en/judge, embedded in the program. It contains lines of words, in
/// optional sections. Lines that begin with "#" are comments.
struct JudgeTable {
    /// Words for single rules, each list in its own section.
    static let lists = JudgeTable("lists")

    let name: String

    init(_ name: String) { self.name = name }

    /// The lines of the file or of one section, without comments and empty lines.
    func lines(of section: String? = nil) -> [Substring] {
        var isWanted = section == nil
        return contents.split(whereSeparator: \.isNewline).filter { line in
            guard let first = line.utf8.first, first != UInt8(ascii: "#") else { return false }
            guard first == UInt8(ascii: "[") else { return isWanted }
            isWanted = section.map { line == "[\($0)]" } ?? true
            return false
        }
    }

    /// The words of the file or of one section, as written.
    func words(of section: String? = nil) -> [Substring] {
        lines(of: section).flatMap { $0.split(separator: " ") }
    }

    /// The first word of each line, with the other words of the line.
    func pairs(of section: String? = nil) -> [(word: Substring, others: [Substring])] {
        lines(of: section).map { line in
            let words = line.split(separator: " ")
            return (words[0], Array(words.dropFirst()))
        }
    }

    /// The words as the judge reads them, by line.
    func read(_ section: String? = nil) -> [[Word]] {
        lines(of: section).map { WordList($0, .english).words }
    }

    func keys(of section: String? = nil) -> KeySet { KeySet(read(section).joined().map(\.key)) }

    func stems(of section: String? = nil) -> KeySet { KeySet(read(section).joined().map(\.stem)) }

    /// The keys of the words as written.
    func spellings(of section: String? = nil) -> KeySet {
        KeySet(words(of: section).map { WordKey.hash($0) })
    }

    /// The phrases of the file as the judge reads them, separated by commas or line ends.
    func phrases() -> [[Word]] {
        lines().flatMap { $0.split(separator: ",") }.map { WordList($0, .english).words }
    }

    private var contents: String {
        guard let file = Self.files.first(where: { $0.name == "\(name).txt" }) else {
            preconditionFailure("\(name).txt is not among the judge's tables")
        }
        return String(decoding: file.bytes, as: UTF8.self)
    }

    /// All files, sorted by name.
    static var files: [(name: String, bytes: UnsafeRawBufferPointer)] {
        UnsafeBufferPointer(start: judge_tables_start(), count: judge_tables_count()).map {
            (String(cString: $0.name), UnsafeRawBufferPointer(start: $0.start, count: $0.count))
        }
    }
}
