import CKnownNames

/// A file of data/languages/en/judge, embedded in the program: lines of words, in sections if it
/// has any. Lines that begin with "#" are comments.
struct JudgeTable {
    /// Words that rules name, each list in a section of its own.
    static let lists = JudgeTable("lists")

    let name: String

    init(_ name: String) { self.name = name }

    /// The lines of the file, or of one of its sections, without comments and empty lines.
    func lines(of section: String? = nil) -> [Substring] {
        var isWanted = section == nil
        return contents.split(whereSeparator: \.isNewline).filter { line in
            guard let first = line.utf8.first, first != UInt8(ascii: "#") else { return false }
            guard first == UInt8(ascii: "[") else { return isWanted }
            isWanted = section.map { line == "[\($0)]" } ?? true
            return false
        }
    }

    /// Its words as written, or those of one of its sections.
    func words(of section: String? = nil) -> [Substring] {
        lines(of: section).flatMap { $0.split(separator: " ") }
    }

    /// The first word of each line of a section, with the others.
    func pairs(of section: String? = nil) -> [(word: Substring, others: [Substring])] {
        lines(of: section).map { line in
            let words = line.split(separator: " ")
            return (words[0], Array(words.dropFirst()))
        }
    }

    /// Its words as the judge reads them, by lines.
    func read(_ section: String? = nil) -> [[Word]] {
        lines(of: section).map { WordList($0, .english).words }
    }

    func keys(of section: String? = nil) -> KeySet { KeySet(read(section).joined().map(\.key)) }

    func stems(of section: String? = nil) -> KeySet { KeySet(read(section).joined().map(\.stem)) }

    /// The keys of the letters of its words, as written.
    func spellings(of section: String? = nil) -> KeySet {
        KeySet(words(of: section).map { WordKey.hash($0) })
    }

    /// The phrases of the file between commas or ends of lines, as the judge reads them.
    func phrases() -> [[Word]] {
        lines().flatMap { $0.split(separator: ",") }.map { WordList($0, .english).words }
    }

    private var contents: String {
        guard let file = Self.files.first(where: { $0.name == "\(name).txt" }) else {
            preconditionFailure("\(name).txt is not among the judge's tables")
        }
        return String(decoding: file.bytes, as: UTF8.self)
    }

    /// All files, in order of their names.
    static var files: [(name: String, bytes: UnsafeRawBufferPointer)] {
        UnsafeBufferPointer(start: judge_tables_start(), count: judge_tables_count()).map {
            (String(cString: $0.name), UnsafeRawBufferPointer(start: $0.start, count: $0.count))
        }
    }
}
