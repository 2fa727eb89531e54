/// Reads questions in labeled lines such as `Q: …` and `Answer: …`. Any known column title can
/// serve as a label.
struct LabelledLinesReader {
    private var record = CSVParser.Record(fields: [], places: [])
    private var columns: [CSVColumn] = []
    /// The regular expressions in a MoxQuizz file, from which the reader tries to derive accepted
    /// forms.
    private var patterns: [String] = []
    private var isAfterGap = false
    private var isPassingOver = false
    private var tally = FieldTally(.label)
    private let scale: DifficultyScale

    /// Creates a reader with the scale of the difficulty numbers in the file.
    init(scale: DifficultyScale = DifficultyScale()) {
        self.scale = scale
    }

    /// Whether more than half of the labeled questions are directly followed by a labeled answer.
    static func isOne(_ lines: some Collection<Substring>) -> Bool {
        let labels = lines.compactMap { line -> CSVColumn? in
            if case .column(let column) = label(of: line.trimmed)?.meaning { column } else { nil }
        }
        let asked = labels.count { $0 == .question }
        return asked > 0 && labels.first != .answer
            && zip(labels, labels.dropFirst()).count { $0 == .question && $1 == .answer } * 2
                > asked
            && !lines.contains { $0.trimmed.hasPrefix("B:") }
    }

    /// Reads a file twice, because the meaning of a difficulty number depends on all numbers in the
    /// file.
    static func read(_ input: PackInput, into receiver: any PackReceiving) throws {
        var scale = DifficultyScale()
        var lines = TextLines(input.window())
        while let line = try lines.next() {
            if let label = label(of: line.text.trimmed), case .column(.difficulty) = label.meaning {
                scale.note(label.rest)
            }
        }
        var reader = LabelledLinesReader(scale: scale)
        try reader.read(input.window(), into: receiver)
    }

    mutating func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var lines = TextLines(window)
        while let line = try lines.next() {
            let text = line.text.trimmed
            if text.isEmpty {
                isAfterGap = true
                continue
            }
            try take(text, line.position, receiver)
            isAfterGap = false
        }
        try deliver(to: receiver)
        try tally.report(to: receiver)
    }

    private mutating func take(
        _ text: String, _ place: SourcePosition, _ receiver: any PackReceiving
    ) throws {
        let isInBlock = !columns.isEmpty
        guard let label = Self.label(of: text) ?? (isInBlock ? Self.unknown(text) : nil) else {
            guard !isPassingOver else { return }
            guard let last = record.fields.last else {
                if text.hasPrefix("#") { return }
                return try receiver.receive(
                    PackProblem(
                        .note, at: place, "a line before the first question was left out",
                        hint: "write Q: before a question"))
            }
            guard last.utf8.count < 10_000 else { return }
            record.fields[record.fields.count - 1] = last.isEmpty ? text : "\(last) \(text)"
            return
        }
        let isWhole = columns.contains(.question) && columns.contains(.answer)
        switch label.meaning {
        case .column(let column):
            if column == .question && columns.contains(.question) || isWhole && isAfterGap {
                try deliver(to: receiver)
            }
            isPassingOver = false
            columns.append(column == .answer && columns.contains(.answer) ? .accept : column)
            record.fields.append(label.rest)
            record.places.append(place)
            tally.see(label.name, as: column.meaning, at: place)
        case .pattern:
            if isWhole && isAfterGap { try deliver(to: receiver) }
            isPassingOver = true
            patterns.append(label.rest)
            tally.see(label.name, as: "other accepted answers", at: place)
        case .unknown:
            if isWhole && isAfterGap { try deliver(to: receiver) }
            isPassingOver = true
            tally.see(label.name, as: nil, at: place)
        }
    }

    private mutating func deliver(to receiver: any PackReceiving) throws {
        guard !columns.isEmpty else { return }
        var table = CSVRow.Table(CSVLayout(columns))
        table.survey.use(scale)
        var row = CSVRow(record, table)
        var question = row.made()
        Self.takeNeededPart(&question)
        for pattern in patterns {
            if let forms = Self.forms(pattern) {
                question.accept += forms
            } else {
                question.note(
                    .lost, "the pattern \"\(pattern.prefix(60))\" cannot be converted",
                    hint: "write the accepted forms as further lines A:")
            }
        }
        try question.deliver(to: receiver)
        record = CSVParser.Record(fields: [], places: [])
        columns = []
        patterns = []
        isPassingOver = false
    }

    /// Handles MoxQuizz answers such as "the #Danube#", which require only the marked text.
    private static func takeNeededPart(_ question: inout ForeignQuestion) {
        let parts = question.answer.split(separator: "#", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[1].isBlank else { return }
        question.answer = HTMLText.tidy(parts.joined())
        question.accept.insert(parts[1].trimmed, at: 0)
    }

    /// The forms in an expression that only lists alternatives, such as `(rhine|rhein)`, or nil for
    /// any other expression.
    private static func forms(_ pattern: String) -> [String]? {
        var inner = pattern.trimmed[...]
        if inner.first == "(", inner.last == ")" { inner = inner.dropFirst().dropLast() }
        let isPlain = inner.allSatisfy { $0.isLetter || $0.isNumber || "| -'".contains($0) }
        return isPlain ? inner.split(separator: "|").map(\.trimmed).filter { !$0.isEmpty } : nil
    }

    // MARK: Labels

    private enum Meaning {
        case column(CSVColumn)
        case pattern
        case unknown
    }

    private static let columns: Set<CSVColumn> = [
        .question, .answer, .accept, .reject, .category, .subcategory, .difficulty, .tags, .points,
        .timeLimit, .explanation, .source,
    ]

    /// Labels that other programs and hosts write, but that the reader ignores.
    private static let others: Set<String> = [
        "tip", "tips", "tipcycle", "hint", "hints", "author", "score", "date", "id", "type",
        "remark", "remarks", "round", "image", "media", "video", "audio", "link", "url", "status",
        "version", "language", "created", "updated", "by", "page", "chapter", "ref", "ans no",
    ]

    /// Splits a line that begins with a capitalized word and a colon, such as `Foo: bar`. A colon
    /// inside a word, as in `Http://`, does not end a label.
    private static func unknown(
        _ line: String
    ) -> (meaning: Meaning, name: String, rest: String)? {
        guard let colon = line.prefix(30).firstIndex(of: ":"), line.first?.isUppercase == true,
            line[..<colon].allSatisfy(\.isLetter)
        else { return nil }
        let rest = line[line.index(after: colon)...]
        guard rest.first?.isWhitespace != false else { return nil }
        return (.unknown, String(line[..<colon]), rest.trimmed)
    }

    /// Splits a line into its label, such as `Q1:` or `3) Question:`, and the text after the label.
    private static func label(
        of line: String
    ) -> (meaning: Meaning, name: String, rest: String)? {
        guard let colon = line.prefix(30).firstIndex(of: ":") else { return nil }
        let name = line[..<colon].drop { $0.isNumber || $0 == "." || $0 == ")" || $0 == " " }
        let title = name.trimmed.lowercased().filter { !$0.isNumber }.trimmed
        guard !title.isEmpty, title.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }) else {
            return nil
        }
        let rest = line[line.index(after: colon)...].trimmed
        if title == "a" { return (.column(.answer), name.trimmed, rest) }
        if title == "regexp" || title == "regex" { return (.pattern, name.trimmed, rest) }
        if others.contains(title) { return (.unknown, name.trimmed, rest) }
        guard let column = CSVColumn(title: title), columns.contains(column) else { return nil }
        return (.column(column), name.trimmed, rest)
    }
}
