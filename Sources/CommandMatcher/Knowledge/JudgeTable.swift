import CKnownNames

/// A file of data/languages/en/judge, embedded in the program: lines of words, in sections if it
/// has any. Lines that begin with "#" are comments.
struct JudgeTable {
    /// The file's name without its ending.
    let name: StaticString

    init(_ name: StaticString) { self.name = name }

    /// The lines of the file, or of one of its sections, without comments and empty lines.
    func lines(of section: StaticString? = nil) -> [Substring] {
        let wanted = section.map { "[\($0)]" }
        var current: Substring = ""
        return contents.split(whereSeparator: \.isNewline).filter { line in
            guard let first = line.utf8.first, first != UInt8(ascii: "#") else { return false }
            if first == UInt8(ascii: "[") {
                current = line
                return false
            }
            return wanted.map { $0 == current } ?? true
        }
    }

    /// Its words, or those of one of its sections.
    func words(of section: StaticString? = nil) -> [Substring] {
        lines(of: section).flatMap { $0.split(separator: " ") }
    }

    /// The lines of the whole file, joined by line breaks.
    var text: String { lines().joined(separator: "\n") }

    /// The keys of its words.
    func keys(of section: StaticString? = nil) -> KeySet {
        KeySet(lines(of: section).flatMap { WordList($0, .english).words.map(\.key) })
    }

    /// The file as it is.
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
