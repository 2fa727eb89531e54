/// Reads Jeopardy! clues from jService's JSON and from tables, whose `answer` column contains the
/// clue.
package struct JeopardyReader: PackReading {
    /// Whether the file is a table instead of JSON.
    let isTable: Bool

    package func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        if isTable {
            try readTable(input.window(), into: receiver)
        } else {
            try readJSON(input.window(), into: receiver)
        }
    }

    package func readJSON(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var fields = FieldTally(.field)
        try JSONItems.each(
            window, lists: ["clues", "questions", "results", "data"],
            visit: { node, _ in
                fields.see(node, knowing: Self.meanings, harmless: Self.harmless)
                var question = Self.clue(node)
                try question.deliver(to: receiver)
            })
        try fields.report(to: receiver)
    }

    package func readTable(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var parser = CSVParser(window, delimiter: 0x09, usesQuotes: false)
        guard let titles = try parser.next() else {
            throw PackError.empty(format: PackFormat.jeopardyTable.rawValue)
        }
        let names = titles.fields.map { $0.lowercased().trimmed }
        guard let clue = names.firstIndex(of: "answer"), let said = names.firstIndex(of: "question")
        else {
            throw PackError.syntax(
                format: "Jeopardy table", at: titles.position,
                problem: "there are no columns \"answer\" and \"question\"",
                hint: "the first row must name the columns: round, clue_value, …, answer, question")
        }
        while let record = try parser.next() {
            if record.isBlank { continue }
            var question = ForeignQuestion(at: record.position)
            func cell(_ name: String) -> String? {
                names.firstIndex(of: name).flatMap {
                    $0 < record.fields.count ? record.fields[$0].trimmed : nil
                }
            }
            guard record.fields.count > max(clue, said) else {
                question.note(
                    .refused,
                    "the row has \(record.fields.count.counted("column")) instead of \(names.count)",
                    hint: "put a tab between the columns")
                try question.deliver(to: receiver)
                continue
            }
            Self.prompt(record.fields[clue], into: &question)
            ClueAnswer.read(record.fields[said], into: &question)
            question.category = cell("category").map(Self.category) ?? []
            let value = cell("clue_value") ?? cell("value")
            question.points = value.flatMap { Int($0.filter(\.isNumber)) }.flatMap {
                $0 > 0 ? $0 : nil
            }
            question.explanation = cell("comments").flatMap { $0 == "-" ? nil : $0 }
                .map { HTMLText(ClueAnswer.unescape($0)).text }
            if let daily = cell("daily_double_value"), daily != "0", !daily.isEmpty {
                question.tags.append("daily-double")
            }
            if let round = cell("round") { question.tags.append("round:\(round)") }
            question.source = (cell("air_date") ?? cell("airdate")).map { "aired \($0)" }
            try question.deliver(to: receiver)
        }
    }

    private static let meanings = [
        "id": "the question's id", "question": "the question", "answer": "the right answer",
        "category": "the category", "value": "the points", "round": "tags",
        "airdate": "the source", "air_date": "the source",
        "invalid_count": "whether it was found wrong",
    ]
    private static let harmless: Set<String> = [
        "category_id", "game_id", "show_number", "created_at", "updated_at",
    ]

    private static func clue(_ node: JSONNode) -> ForeignQuestion {
        var question = ForeignQuestion(at: node.position)
        guard node.members != nil else {
            question.note(
                .refused, "a clue must be an object, but this is \(node.kind)", hint: "remove it")
            return question
        }
        question.id = node["id"]?.plainText
        prompt(node["question"]?.plainText ?? "", into: &question)
        ClueAnswer.read(node["answer"]?.plainText ?? "", into: &question)
        let category = node["category"]
        question.category = (category?["title"] ?? category)?.plainText.map(Self.category) ?? []
        question.points = node["value"]?.plainText.flatMap { Int($0.filter(\.isNumber)) }
        if let round = node["round"]?.plainText { question.tags.append("round:\(round)") }
        let aired = (node["airdate"] ?? node["air_date"])?.plainText
        question.source = aired.map { "aired \($0.prefix(10))" }
        if let invalid = node["invalid_count"]?.number, invalid > 0 {
            question.note(
                .note,
                "the clue was marked as invalid \(Int(min(invalid, 1e9)).counted("time")) in its archive",
                hint: "check the clue before you use it")
        }
        return question
    }

    private static func prompt(_ text: String, into question: inout ForeignQuestion) {
        let html = HTMLText(ClueAnswer.unescape(text))
        question.take(html)
        var words = html.text
        if words.hasPrefix("'"), words.hasSuffix("'"), words.count > 2 {
            words = String(words.dropFirst().dropLast())
        }
        question.prompt = words
    }

    private static func category(_ text: String) -> [String] {
        let name = HTMLText(ClueAnswer.unescape(text)).text
        return name.isEmpty ? [] : [name]
    }
}
