/// Writes our own format one question at a time. The same pack always produces the same bytes.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Writes the part of the file before the first question.
    package mutating func begin(_ header: PackHeader) {
        raw("{\n  \"format\": \"\(NativeJSONReader.formatName)\",\n")
        raw("  \"version\": \(NativeJSONReader.version),\n  \"title\": ")
        string(header.title)
        raw(",\n  \"language\": ")
        string(header.language)
        if let licence = header.licence {
            raw(",\n  \"licence\": ")
            string(licence)
        }
        if let source = header.source {
            raw(",\n  \"source\": ")
            string(source)
        }
        if !header.rounds.isEmpty {
            raw(",\n  \"rounds\": ")
            list(header.rounds) { $0.string($1) }
        }
        raw(",\n  \"questions\": [")
    }

    package mutating func next(_ question: Question, isFirst: Bool) {
        raw(isFirst ? "\n    " : ",\n    ")
        object(question, separator: ",\n     ") { writer in
            writer.raw(" \"id\": ")
            writer.string(question.id)
            writer.raw(",\n      \"question\": ")
            writer.string(question.prompt)
            writer.raw(",\n      \"answer\": ")
            writer.string(question.answer)
        }
    }

    package mutating func line(_ question: Question) {
        object(question, separator: ",") { writer in
            writer.raw("\"id\":")
            writer.string(question.id)
            writer.raw(",\"question\":")
            writer.string(question.prompt)
            writer.raw(",\"answer\":")
            writer.string(question.answer)
        }
        raw("\n")
    }

    package mutating func end(isEmpty: Bool) { raw(isEmpty ? "]\n}\n" : "\n  ]\n}\n") }

    /// Writes all fields on one line, except for the id, the prompt and the answer.
    package mutating func detail(_ question: Question) {
        let start = bytes.count
        object(question, separator: ",") { _ in }
        if bytes.count == start + 2 { bytes.removeLast(2) }
    }

    // MARK: Parts

    private mutating func object(
        _ question: Question, separator: String, begin: (inout JSONWriter) -> Void
    ) {
        raw("{")
        let start = bytes.count
        begin(&self)
        func name(_ key: StaticString, in writer: inout JSONWriter) {
            if writer.bytes.count > start { writer.raw(separator) }
            if separator.utf8.count > 1 { writer.raw(" ") }
            writer.bytes.append(UInt8(ascii: "\""))
            key.withUTF8Buffer { writer.bytes.append(contentsOf: $0) }
            writer.raw("\":")
            if separator.utf8.count > 1 { writer.raw(" ") }
        }
        func list(_ key: StaticString, _ items: [String], in writer: inout JSONWriter) {
            if items.isEmpty { return }
            name(key, in: &writer)
            writer.list(items) { $0.string($1) }
        }
        func text(_ key: StaticString, _ value: String?, in writer: inout JSONWriter) {
            guard let value else { return }
            name(key, in: &writer)
            writer.string(value)
        }
        list("accept", question.accept, in: &self)
        if !question.promptOn.isEmpty {
            name("promptOn", in: &self)
            self.list(question.promptOn) { writer, form in
                writer.raw("{\"form\":")
                writer.string(form.form)
                if let ask = form.ask {
                    writer.raw(",\"ask\":")
                    writer.string(ask)
                }
                writer.raw("}")
            }
        }
        list("reject", question.reject, in: &self)
        list("choices", question.choices, in: &self)
        list("category", question.category, in: &self)
        text("difficulty", question.difficulty?.rawValue, in: &self)
        list("tags", question.tags, in: &self)
        if let points = question.points {
            name("points", in: &self)
            raw(String(points))
        }
        if let limit = question.timeLimit {
            name("timeLimit", in: &self)
            number(limit)
        }
        if let tolerance = question.tolerance {
            name("tolerance", in: &self)
            number(tolerance)
        }
        text("explanation", question.explanation, in: &self)
        if !question.media.isEmpty {
            name("media", in: &self)
            media(question.media)
        }
        if !question.pronunciations.isEmpty {
            name("pronunciations", in: &self)
            pronunciations(question.pronunciations)
        }
        text("source", question.source, in: &self)
        text("licence", question.licence, in: &self)
        raw("}")
    }

    /// Writes media as a list. An item that consists only of a file name is written as a string.
    package mutating func media(_ items: [Media]) {
        if items.count == 1, items[0].isBare { return string(items[0].file) }
        list(items) { writer, item in
            if item.isBare { return writer.string(item.file) }
            writer.raw("{\"file\":")
            writer.string(item.file)
            writer.raw(",\"kind\":\"\(item.kind.rawValue)\"")
            for (key, value) in [("alt", item.alt), ("credit", item.credit)] {
                guard let value else { continue }
                writer.raw(",\"\(key)\":")
                writer.string(value)
            }
            if item.when != .question { writer.raw(",\"when\":\"\(item.when.rawValue)\"") }
            for (key, value) in [("start", item.start), ("duration", item.duration)] {
                guard let value else { continue }
                writer.raw(",\"\(key)\":")
                writer.number(value)
            }
            if let reveal = item.reveal { writer.raw(",\"reveal\":\"\(reveal.rawValue)\"") }
            writer.raw("}")
        }
    }

    private mutating func pronunciations(_ entries: [String: [String]]) {
        raw("{")
        for (index, entry) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
            if index > 0 { raw(",") }
            string(entry.key)
            raw(":")
            list(entry.value) { $0.string($1) }
        }
        raw("}")
    }

    package mutating func list<Item>(
        _ items: [Item], write: (inout JSONWriter, Item) -> Void
    ) {
        raw("[")
        for (index, item) in items.enumerated() {
            if index > 0 { raw(",") }
            write(&self, item)
        }
        raw("]")
    }

    private mutating func number(_ value: Double) {
        raw(Int(exactly: value).map(String.init) ?? String(value))
    }

    package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Writes a JSON string, with quotation marks, backslashes and control characters escaped.
    package mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { buffer in
            let needsEscape = buffer.contains {
                $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 == 0x7F
            }
            if !needsEscape { bytes.append(contentsOf: buffer) }
            return !needsEscape
        }
        if isPlain { return bytes.append(UInt8(ascii: "\"")) }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case 0x0A: raw("\\n")
            case 0x0D: raw("\\r")
            case 0x09: raw("\\t")
            case 0..<0x20, 0x7F:
                raw("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
