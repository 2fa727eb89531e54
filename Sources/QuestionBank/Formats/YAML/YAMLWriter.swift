/// Writes our own format as YAML, with every string in double quotation marks.
package struct YAMLWriter: PackWriting {
    package init() {}

    package func begin(_ header: PackHeader, into output: inout [UInt8]) -> [PackProblem] {
        var text = "format: \(NativeJSONReader.formatName)\nversion: \(NativeJSONReader.version)\n"
        text += "title: \(quoted(header.title))\nlanguage: \(quoted(header.language))\n"
        if let licence = header.licence { text += "licence: \(quoted(licence))\n" }
        if let source = header.source { text += "source: \(quoted(source))\n" }
        if !header.rounds.isEmpty {
            text += "rounds: [" + header.rounds.map(quoted).joined(separator: ", ") + "]\n"
        }
        output += Array((text + "questions:").utf8)
        return []
    }

    package func write(
        _ question: Question, isFirst: Bool, into output: inout [UInt8]
    ) -> [PackProblem] {
        var text = "\n  - id: \(quoted(question.id))\n"
        func field(_ name: String, _ value: String?) {
            if let value { text += "    \(name): \(value)\n" }
        }
        func list(_ name: String, _ items: [String]) {
            if !items.isEmpty {
                field(name, "[" + items.map(quoted).joined(separator: ", ") + "]")
            }
        }
        field("question", quoted(question.prompt))
        field("answer", quoted(question.answer))
        list("accept", question.accept)
        if !question.promptOn.isEmpty {
            text += "    promptOn:\n"
            for form in question.promptOn {
                text += "      - form: \(quoted(form.form))\n"
                if let ask = form.ask { text += "        ask: \(quoted(ask))\n" }
            }
        }
        list("reject", question.reject)
        list("choices", question.choices)
        list("category", question.category)
        field("difficulty", question.difficulty?.rawValue)
        list("tags", question.tags)
        field("points", question.points.map(String.init))
        field("timeLimit", question.timeLimit.map(NumericAnswer.text))
        field("tolerance", question.tolerance.map(NumericAnswer.text))
        field("explanation", question.explanation.map(quoted))
        if !question.media.isEmpty { field("media", media(question.media)) }
        if !question.pronunciations.isEmpty {
            text += "    pronunciations:\n"
            for (word, spellings) in question.pronunciations.sorted(by: { $0.key < $1.key }) {
                text +=
                    "      \(quoted(word)): [\(spellings.map(quoted).joined(separator: ", "))]\n"
            }
        }
        field("source", question.source.map(quoted))
        field("licence", question.licence.map(quoted))
        output += Array(text.utf8)
        return []
    }

    package func end(isEmpty: Bool, into output: inout [UInt8]) {
        if isEmpty { output += Array(" []\n".utf8) }
    }

    /// The text as a JSON string, without characters that YAML 1.1 disallows (sections 4.1.1 and
    /// 4.1.4).
    private func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.string(text)
        return escaped(String(decoding: writer.bytes, as: UTF8.self))
    }

    private func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: Self.isSpecial) else { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            if Self.isSpecial(scalar) {
                let digits = String(scalar.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
    }

    /// Formats media as a list on one line. JSON and YAML use the same notation for a list on one
    /// line.
    private func media(_ items: [Media]) -> String {
        var writer = JSONWriter()
        writer.media(items)
        return escaped(String(decoding: writer.bytes, as: UTF8.self))
    }

    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
