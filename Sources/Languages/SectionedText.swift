/// A line in a language file.
struct TextLine {
    let number: Int
    let text: Substring

    var words: [String] {
        text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .map { String(Substring($0)) }
    }
}

/// A file that consists of sections. A section begins with a line that contains only `[name]`.
/// Blank lines and lines that begin with `#` are ignored.
struct SectionedText<Section: RawRepresentable<String> & CaseIterable & Hashable> {
    private let file: String
    private var lines: [Section: [TextLine]] = [:]

    /// Throws ``LanguageError`` for an unknown section, or for a line before the first section.
    init(_ text: String, file: String) throws(LanguageError) {
        self.file = file
        var section: Section?
        for line in text.lines {
            guard let name = line.sectionName else {
                guard let section else { throw error(line, .noSection) }
                lines[section, default: []].append(line)
                continue
            }
            guard let known = Section(rawValue: name) else {
                throw error(
                    line,
                    .unknownSection(name: name, known: Section.allCases.map { $0.rawValue }))
            }
            section = known
        }
    }

    subscript(section: Section) -> [TextLine] { lines[section] ?? [] }

    /// The phrases in a section, one per line.
    func phrases(_ section: Section) -> [String] { self[section].map { String($0.text) } }

    /// The words in a section. A line may contain several words.
    func words(_ section: Section) -> [String] { self[section].flatMap(\.words) }

    func error(_ line: TextLine, _ problem: LanguageError.Problem) -> LanguageError {
        LanguageError(file: file, line: line.number, problem)
    }
}

extension TextLine {
    /// The text in brackets, if the brackets enclose the whole line.
    fileprivate var sectionName: String? {
        guard text.first == "[", text.last == "]" else { return nil }
        return text.dropFirst().dropLast().trimmed()
    }
}

extension String {
    /// The lines that have content, with their line numbers.
    var lines: [TextLine] {
        var lines: [TextLine] = []
        var number = 0
        for line in utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let text = Substring(line).trimmedSlice()
            if !text.isEmpty, text.utf8.first != UInt8(ascii: "#") {
                lines.append(TextLine(number: number, text: text))
            }
        }
        return lines
    }
}

extension Substring {
    /// The text without leading and trailing whitespace.
    func trimmedSlice() -> Substring {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        var bytes = utf8
        while let last = bytes.last, isBlank(last) { bytes.removeLast() }
        return Substring(bytes.drop(while: isBlank))
    }

    func trimmed() -> String { String(trimmedSlice()) }
}
