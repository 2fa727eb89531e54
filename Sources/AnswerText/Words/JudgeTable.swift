import CKnownNames

/// A file from data/languages/en/judge that is embedded in the program. The file's sections contain
/// lines of words, and "#" begins a comment.
package struct JudgeTable {
    /// Word lists for individual rules, by section.
    package static let lists = JudgeTable("lists")

    /// The lines of each section, without comments. The first section may have no name.
    private let sections: [(name: Substring, lines: [Substring])]

    package init(_ name: String) {
        guard let file = Self.files.first(where: { $0.name == "\(name).txt" }) else {
            preconditionFailure("\(name).txt is not among the judge's tables")
        }
        let text = String(decoding: file.bytes, as: UTF8.self)
        var sections: [(name: Substring, lines: [Substring])] = [("", [])]
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            switch line.utf8[line.startIndex] {
            case "#": break
            case "[": sections.append((line.dropFirst().dropLast(), []))
            default: sections[sections.count - 1].lines.append(line)
            }
        }
        self.sections = sections
    }

    /// The lines of a section or of the whole file, without comments.
    package func lines(of section: String? = nil) -> [Substring] {
        guard let section else { return sections.flatMap(\.lines) }
        return sections.filter { $0.name == section }.flatMap(\.lines)
    }

    /// The words of a section or of the whole file, as written.
    package func words(of section: String? = nil) -> [Substring] {
        lines(of: section).flatMap(Self.words)
    }

    /// The first word of each line, with the other words of the line.
    package func pairs(of section: String? = nil) -> [(word: Substring, others: [Substring])] {
        lines(of: section).map { line in
            let words = Self.words(line)
            return (words[0], Array(words.dropFirst()))
        }
    }

    /// The words of each line, as the judge reads them.
    package func read(_ section: String? = nil) -> [[Word]] {
        lines(of: section).map { WordList($0, .english).words }
    }

    package func keys(of section: String? = nil) -> KeySet {
        KeySet(read(section).joined().map(\.key))
    }

    package func stems(of section: String? = nil) -> KeySet {
        KeySet(read(section).joined().map(\.stem))
    }

    /// The keys of the words as written.
    package func spellings(of section: String? = nil) -> KeySet {
        KeySet(words(of: section).map { WordKey.hash($0) })
    }

    /// The phrases, separated by commas or newlines in the file, as the judge reads them.
    package func phrases() -> [[Word]] {
        lines().flatMap { $0.split(separator: ",") }.map { WordList($0, .english).words }
    }

    private static func words(_ line: Substring) -> [Substring] {
        line.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
    }

    /// All of the judge's files, sorted by name.
    package static var files: [(name: String, bytes: UnsafeRawBufferPointer)] {
        UnsafeBufferPointer(start: judge_tables_start(), count: judge_tables_count()).map {
            (String(cString: $0.name), UnsafeRawBufferPointer(start: $0.start, count: $0.count))
        }
    }
}
