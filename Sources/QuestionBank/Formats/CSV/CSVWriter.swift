/// Writes a table with titles that `CSVReader` can read. The first row contains all data about the
/// pack.
package struct CSVWriter: PackWriting {
    private let delimiter: UInt8
    /// Whether to protect cells that spreadsheet programs would run as formulas.
    private let guardsFormulas: Bool
    private var header = PackHeader(title: "")

    package init(delimiter: UInt8 = UInt8(ascii: ","), guardsFormulas: Bool = true) {
        self.delimiter = delimiter
        self.guardsFormulas = guardsFormulas
    }

    private static let titles = [
        "id", "question", "answer", "accept", "promptOn", "reject", "choices", "category",
        "difficulty", "tags", "points", "timeLimit", "tolerance", "explanation", "media",
        "pronunciations", "source", "licence", "pack title", "pack language", "pack licence",
        "pack source", "pack rounds",
    ]

    /// The columns from `answer` to `reject`.
    private static let answers = 2...5

    package mutating func begin(
        _ header: PackHeader, into output: inout [UInt8]
    ) -> [PackProblem] {
        self.header = header
        row(Self.titles, into: &output)
        return []
    }

    package func write(
        _ question: Question, isFirst: Bool, into output: inout [UInt8]
    ) -> [PackProblem] {
        let prompts = question.promptOn.map { form in
            CellList.escape(form.form) + (form.ask.map { " => " + CellList.escape($0) } ?? "")
        }
        let sounds = question.pronunciations.sorted { $0.key < $1.key }.flatMap { entry in
            entry.value.map { CellList.escape("\(entry.key)=\($0)") }
        }
        let ofQuestion: [String?] = [
            question.id, question.prompt, question.answer, CellList.join(question.accept),
            prompts.joined(separator: " | "), CellList.join(question.reject),
            CellList.join(question.choices), category(question.category),
            question.difficulty?.rawValue, tags(question.tags), question.points.map { String($0) },
            question.timeLimit.map { NumericAnswer.text($0) },
            question.tolerance.map { NumericAnswer.text($0) }, question.explanation,
            Self.media(question.media), sounds.joined(separator: " | "), question.source,
            question.licence,
        ]
        let ofPack: [String?] = [
            header.title, header.language, header.licence, header.source,
            CellList.join(header.rounds),
        ]
        let cells = ofQuestion + (isFirst ? ofPack : ofPack.map { _ in nil })
        row(
            cells.enumerated().map { index, cell in
                HTMLText.protect(cell ?? "", isAnswer: Self.answers.contains(index))
            }, into: &output)
        return []
    }

    package func end(isEmpty: Bool, into output: inout [UInt8]) {}

    /// Formats media as in our own JSON packs: as a plain file name if possible, and otherwise as a
    /// list.
    private static func media(_ items: [Media]) -> String? {
        if items.isEmpty { return nil }
        if items.count == 1, items[0].isBare { return items[0].file }
        var writer = JSONWriter()
        writer.media(items)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Formats a category path as text. If a single category looks like a path, the text ends with
    /// a separator.
    private func category(_ path: [String]) -> String {
        let text = path.joined(separator: " > ")
        return path.count == 1 && CategoryNames.path(text) != path ? "\(text) > " : text
    }

    private func tags(_ tags: [String]) -> String {
        let text = CellList.join(tags)
        return tags.count == 1 && text.contains(",") ? "\(text) |" : text
    }

    /// Appends a row, followed by a line ending.
    package func row(_ cells: [String], into output: inout [UInt8]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { output.append(delimiter) }
            let cell = guardsFormulas ? FormulaGuard.protected(cell) : cell
            let needsQuotes = cell.utf8.contains {
                $0 == delimiter || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D
            }
            if needsQuotes {
                output += Array("\"\(cell.replacing("\"", with: "\"\""))\"".utf8)
            } else {
                output += Array(cell.utf8)
            }
        }
        output += [0x0D, 0x0A]
    }
}
