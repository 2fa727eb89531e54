/// Reads GIFT: `::title::stem {=right ~wrong #feedback ####general feedback}` and its variants.
package struct GIFTReader: PackReading {
    private var category: [String] = []

    package init() {}

    package mutating func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        try read(input.text(limit: PackFormat.wholeTextLimit), into: receiver)
    }

    package mutating func read(_ text: [UInt8], into receiver: any PackReceiving) throws {
        var scanner = GIFTScanner(String(decoding: text, as: UTF8.self))
        while let entry = try scanner.entry() {
            if let path = categoryPath(entry) {
                category = path
            } else {
                var question = question(entry)
                try question.deliver(to: receiver)
            }
        }
    }

    /// Reads a category such as `$CATEGORY: $course$/Top/Science`, where `//` stands for a literal
    /// slash.
    private func categoryPath(_ entry: GIFTScanner.Entry) -> [String]? {
        let mark = Array("$CATEGORY:")
        guard entry.text.starts(with: mark) else { return nil }
        return MoodleCategory.path(GIFTScanner.plain(entry.text.dropFirst(mark.count)))
    }

    private func question(_ entry: GIFTScanner.Entry) -> ForeignQuestion {
        var question = ForeignQuestion(at: entry.position)
        question.category = category
        readComments(entry.comments, into: &question)
        var text = entry.text[...]
        if text.starts(with: "::"), let end = Self.range(of: "::", in: text.dropFirst(2)) {
            let title = GIFTScanner.plain(text[(text.startIndex + 2)..<end]).trimmed
            if question.id == nil { question.id = title }
            text = text[(end + 2)...]
        }
        let (format, body) = Self.format(text)
        guard let open = body.firstIndex(of: "{") else {
            question.prompt = Self.finished(body, format, &question)
            question.leaveOut(
                "a description without answers", hint: "add {=answer} if it is a question")
            return question
        }
        guard let close = body[open...].lastIndex(of: "}") else {
            question.prompt = Self.finished(body[..<open], format, &question)
            question.note(.refused, "the answers are not closed", hint: "add } after them")
            return question
        }
        guard !body[body.index(after: open)..<close].contains("{") else {
            gaps(in: body, format, &question)
            return question
        }
        let tail = body[body.index(after: close)...]
        let before = Self.finished(body[..<open], format, &question)
        let after = Self.finished(tail, format, &question)
        question.prompt =
            after.isEmpty
            ? before : "\(before) _____\(after.first?.isPunctuation == true ? "" : " ")\(after)"
        GIFTAnswers.read(body[body.index(after: open)..<close], format: format, into: &question)
        return question
    }

    /// Reads text with several gaps, and converts each gap to a question.
    private func gaps(
        in body: ArraySlice<Character>, _ format: Format, _ question: inout ForeignQuestion
    ) {
        var texts: [String] = []
        var gaps: [ForeignQuestion] = []
        var start = body.startIndex
        while let open = body[start...].firstIndex(of: "{") {
            guard let close = body[open...].firstIndex(of: "}"),
                !body[body.index(after: open)..<close].contains("{")
            else {
                question.prompt = Self.finished(body, format, &question)
                return question.note(
                    .refused, "the answers are not closed", hint: "add } after them")
            }
            if !gaps.isEmpty, body[start..<open].firstRange(of: "::") != nil {
                question.prompt = Self.finished(body, format, &question)
                return question.note(
                    .refused, "several questions stand together",
                    hint: "leave an empty line between questions")
            }
            texts.append(Self.finished(body[start..<open], format, &question))
            var gap = ForeignQuestion(at: question.position)
            gap.prompt = texts.joined(separator: " ")
            GIFTAnswers.read(body[body.index(after: open)..<close], format: format, into: &gap)
            gaps.append(gap)
            start = body.index(after: close)
        }
        texts.append(Self.finished(body[start...], format, &question))
        question.prompt = texts.joined(separator: " ")
        question.ask(gaps, between: texts)
    }

    /// Reads the data that Moodle writes in comments, such as `[id:x]` and `[tag:y]`.
    private func readComments(_ comments: [String], into question: inout ForeignQuestion) {
        for comment in comments {
            var rest = Substring(comment)
            while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]")
            {
                let item = rest[rest.index(after: open)..<close]
                if item.hasPrefix("id:") { question.id = Self.bracketed(item.dropFirst(3)) }
                if item.hasPrefix("tag:") {
                    let tag = Self.bracketed(item.dropFirst(4))
                    if let level = GIFTWriter.difficulty(ofTag: tag) {
                        question.difficulty = level
                    } else {
                        question.tags.append(tag)
                    }
                }
                rest = rest[rest.index(after: close)...]
            }
        }
    }

    private static func bracketed(_ text: Substring) -> String {
        text.replacing("\\]", with: "]").trimmed
    }

    // MARK: Texts

    /// - unknown: The file does not specify the format, so Moodle looks for HTML tags.
    enum Format { case unknown, plain, html }

    /// Reads a format mark at the beginning of the text: `[html]`, `[markdown]`, `[moodle]` or
    /// `[plain]`.
    private static func format(_ text: ArraySlice<Character>) -> (Format, ArraySlice<Character>) {
        let start = text.drop(while: \.isWhitespace)
        for (name, format) in [
            ("[html]", Format.html), ("[moodle]", .html), ("[markdown]", .plain),
            ("[plain]", .plain),
        ] where start.starts(with: name) {
            return (format, start.dropFirst(name.count))
        }
        return (.unknown, text)
    }

    static func finished(
        _ text: ArraySlice<Character>, _ format: Format, _ question: inout ForeignQuestion,
        as role: ForeignQuestion.Role = .question
    ) -> String {
        let (own, body) = Self.format(text)
        // Line breaks in the file only wrap the text, unless they are escaped.
        let lines = body.split { $0.isNewline }.map { String($0).trimmed }
        let plain = GIFTScanner.plain(lines.joined(separator: " ")).trimmed
        switch own == .unknown ? format : own {
        case .html: break
        case .unknown
        where HTMLText.isIn(plain, isAnswer: role == .answer || role == .choice): break
        case .unknown: return HTMLEntities.decode(plain)
        case .plain: return plain
        }
        let html = HTMLText(plain)
        question.take(html, as: role)
        return html.text
    }

    private static func range(of mark: String, in text: ArraySlice<Character>) -> Int? {
        let wanted = Array(mark)
        guard text.count >= wanted.count else { return nil }
        return (text.startIndex...(text.endIndex - wanted.count)).first {
            text[$0..<($0 + wanted.count)].elementsEqual(wanted)
        }
    }
}
