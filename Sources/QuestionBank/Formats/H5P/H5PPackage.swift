import Archives

/// Questions from an H5P archive (`.h5p`). The file `content/content.json` in the archive names
/// each question's library.
struct H5PPackage {
    private let archive: Archive
    private var fields = FieldTally(.element)

    private static let mostDepth = 12

    init(_ archive: Archive) {
        self.archive = archive
    }

    mutating func read(into receiver: any PackReceiving) throws {
        let manifest = try Self.json("h5p.json", in: archive)
        if let title = manifest["title"]?.plainText, !title.isBlank {
            try receiver.receive(PackHeader(title: HTMLText(title).text))
        }
        let content = try Self.json("content/content.json", in: archive)
        let library = manifest["mainLibrary"]?.plainText ?? ""
        try read(content, library: library, receiver, depth: 0)
        try fields.report(to: receiver)
    }

    private static func json(_ name: String, in archive: Archive) throws -> JSONNode {
        var parser = JSONParser(ByteWindow(try ArchivedPack.file(name, in: archive)))
        return try parser.value()
    }

    private mutating func read(
        _ node: JSONNode, library: String, _ receiver: any PackReceiving, depth: Int
    ) throws {
        let name = String(library.prefix { $0 != " " })
        switch name {
        case "H5P.MultiChoice":
            var question = choice(node)
            try question.deliver(to: receiver)
        case "H5P.TrueFalse":
            var question = truth(node)
            try question.deliver(to: receiver)
        case "H5P.Blanks", "H5P.AdvancedBlanks", "H5P.DragText": try blanks(node, receiver)
        case "H5P.SingleChoiceSet":
            for item in node["choices"]?.array ?? [] {
                var question = firstIsRight(item, ask: "question", answers: "answers")
                try question.deliver(to: receiver)
            }
        case "H5P.Flashcards", "H5P.Dialogcards": try cards(node, receiver)
        default:
            let before = depth < Self.mostDepth ? try inside(node, receiver, depth: depth) : 0
            guard before == 0 else { return }
            fields.see(name.isEmpty ? "content" : name, as: nil, at: node.position)
            return
        }
        fields.see(name, as: "questions", at: node.position)
    }

    /// Reads all nested parts that name a library, and returns their number.
    private mutating func inside(
        _ node: JSONNode, _ receiver: any PackReceiving, depth: Int
    ) throws -> Int {
        var count = 0
        for child in node.array ?? node.members?.map(\.value) ?? [] {
            if let library = child["library"]?.plainText, let parameters = child["params"] {
                count += 1
                try read(parameters, library: library, receiver, depth: depth + 1)
            } else if child.array != nil || child.members != nil, depth < Self.mostDepth {
                count += try inside(child, receiver, depth: depth + 1)
            }
        }
        return count
    }

    // MARK: Kinds of questions

    private func started(_ node: JSONNode, _ text: JSONNode?) -> ForeignQuestion {
        var question = ForeignQuestion(at: node.position)
        question.prompt = words(text, &question)
        let parameters = node["media"]?["type"]?["params"]
        let file = parameters?["file"] ?? node["image"]
        if let path = file?["path"]?.plainText {
            let alt = (parameters?["alt"] ?? node["imageAltText"])?.plainText
            question.embedded.append(Media(file: path, alt: HTMLTag.description(alt)))
        }
        return question
    }

    private func words(
        _ node: JSONNode?, _ question: inout ForeignQuestion,
        as role: ForeignQuestion.Role = .question
    ) -> String {
        let html = HTMLText(node?.plainText ?? "")
        question.take(html, as: role)
        return html.text
    }

    private func choice(_ node: JSONNode) -> ForeignQuestion {
        var question = started(node, node["question"])
        let answers = (node["answers"]?.array ?? []).map { answer in
            (
                text: words(answer["text"], &question, as: .choice),
                isRight: answer["correct"]?.plainText?.lowercased() == "true"
            )
        }
        question.choices = answers.map(\.text)
        let right = answers.filter(\.isRight).map(\.text)
        guard !right.isEmpty else {
            question.note(.refused, "no answer is right", hint: "mark the right one")
            return question
        }
        let isSingle = node["behaviour"]?["singleAnswer"]?.plainText == "True"
        question.takeRight(right, needsAll: !isSingle)
        return question
    }

    private func truth(_ node: JSONNode) -> ForeignQuestion {
        var question = started(node, node["question"])
        let isTrue = node["correct"]?.plainText?.lowercased() == "true"
        question.answer = isTrue ? "True" : "False"
        question.choices = ["True", "False"]
        question.accept = [isTrue ? "yes" : "no"]
        return question
    }

    /// Reads a question whose first answer is always the right answer.
    private func firstIsRight(
        _ node: JSONNode, ask: String, answers: String
    ) -> ForeignQuestion {
        var question = started(node, node[ask])
        let texts = (node[answers]?.array ?? []).map { words($0, &question, as: .choice) }
        question.answer = texts.first ?? ""
        question.distractors = Array(texts.dropFirst())
        return question
    }

    private func cards(_ node: JSONNode, _ receiver: any PackReceiving) throws {
        for card in node["cards"]?.array ?? node["dialogs"]?.array ?? [] {
            var question = started(card, card["text"])
            question.answer = words(card["answer"], &question, as: .answer)
            try question.deliver(to: receiver)
        }
    }

    /// Reads text with gaps in the form `*answer/other:tip*`.
    private func blanks(_ node: JSONNode, _ receiver: any PackReceiving) throws {
        let texts =
            node["questions"]?.array
            ?? (node["textField"]?.plainText ?? "").split(separator: "\n").map {
                JSONNode(.string(String($0)), at: node.position)
            }
        for text in texts {
            var question = started(text, text)
            let parts = question.prompt.split(separator: "*", omittingEmptySubsequences: false)
            guard parts.count > 2, parts.count % 2 == 1 else {
                question.note(
                    .refused, "the text has no gap", hint: "write *the answer* into it")
                try question.deliver(to: receiver)
                continue
            }
            var gaps: [ForeignQuestion] = []
            for index in stride(from: 1, to: parts.count, by: 2) {
                var gap = ForeignQuestion(at: text.position)
                let forms = parts[index].prefix { $0 != ":" }.split(separator: "/").map(\.trimmed)
                gap.answer = forms.first ?? ""
                gap.accept = Array(forms.dropFirst())
                gaps.append(gap)
            }
            let around = stride(from: 0, to: parts.count, by: 2).map { String(parts[$0]) }
            if gaps.count == 1, let only = gaps.first {
                question.prompt = around.joined(separator: "_____")
                question.answer = only.answer
                question.accept = only.accept
            } else {
                question.ask(gaps, between: around)
            }
            try question.deliver(to: receiver)
        }
    }
}
