import Foundation

/// Reads Moodle XML one question at a time.
package struct MoodleReader {
    private var category: [String] = []
    private var elements = FieldTally(.element)

    package init() {}

    package mutating func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var scanner = XMLScanner(window)
        scanner.keepsFiles = true
        let root = try scanner.root()
        guard root == "quiz" else {
            throw PackError.syntax(
                format: "Moodle XML", at: SourcePosition(line: 1),
                problem: "the outermost element is <\(root)>", hint: "Moodle XML begins with <quiz>"
            )
        }
        while let element = try scanner.element() {
            guard element.name == "question" else { continue }
            if element.attributes["type"] == "category" {
                category = MoodleCategory.path(element["category"]?.wrapped ?? "")
                continue
            }
            for part in element.children where !part.isText {
                elements.see(
                    part.name, as: Self.meanings[part.name],
                    isHarmless: Self.harmless.contains(part.name), at: part.position)
            }
            var question = question(element)
            try question.deliver(to: receiver)
        }
        try elements.report(to: receiver)
    }

    private static let meanings = [
        "name": "the question's id", "idnumber": "the question's id",
        "questiontext": "the question", "generalfeedback": "the explanation",
        "defaultgrade": "the points", "answer": "an answer, and what it is worth",
        "tags": "tags", "subquestion": "a pair", "single": "whether one choice is enough",
    ]
    /// Elements that affect only how Moodle displays and grades a question.
    private static let harmless: Set<String> = [
        "penalty", "hidden", "usecase", "shuffleanswers", "answernumbering",
        "correctfeedback", "partiallycorrectfeedback", "incorrectfeedback", "shownumcorrect",
        "showstandardinstruction", "unitgradingtype", "unitpenalty", "showunits", "unitsleft",
        "units", "unit", "defaultmark", "synchronize", "versioncreatedby",
        "responseformat", "responserequired", "responsefieldlines", "attachments",
        "attachmentsrequired", "graderinfo", "responsetemplate", "instructions",
    ]

    private func question(_ element: XMLElement) -> ForeignQuestion {
        var question = ForeignQuestion(at: element.position)
        question.category = category
        let name = element["name"]?.wrapped.trimmed ?? ""
        let number = element["idnumber"]?.text.trimmed ?? ""
        question.id = number.isEmpty ? name : number
        if let text = element["questiontext"] {
            question.prompt = plain(text, &question)
        }
        question.explanation = element["generalfeedback"].map {
            plain($0, &question, as: .explanation)
        }
        question.points = element["defaultgrade"].flatMap { Double($0.text.trimmed) }
            .flatMap(Self.points)
        question.tags = element["tags"]?.all("tag").map { HTMLText.tidy($0.wrapped) } ?? []
        if let level = question.tags.lazy.compactMap(GIFTWriter.difficulty).first {
            question.difficulty = level
            question.tags.removeAll { GIFTWriter.difficulty(ofTag: $0) != nil }
        }
        let type = element.attributes["type"] ?? ""
        switch type {
        case "shortanswer": shortAnswer(element, &question)
        case "multichoice":
            let single = element["single"]?.text.trimmed ?? ""
            multipleChoice(element, needsAll: ["false", "0"].contains(single), &question)
        case "multichoiceset": multipleChoice(element, needsAll: true, &question)
        case "truefalse": trueFalse(element, &question)
        case "numerical", "calculatedsimple": numerical(element, &question)
        case "essay":
            question.note(
                .refused, "an essay question has no answer to judge", hint: "give it an answer")
        case "description":
            question.leaveOut("a description without a question", hint: "no action is needed")
        case "matching", "ddmatch": matching(element, &question)
        case "ordering":
            question.takeOrder(element.all("answer").map { plain($0, &question, as: .choice) })
        case "cloze", "multianswer": ClozeGap.read(into: &question)
        default:
            question.note(
                .refused, "questions of the type \"\(type.prefix(40))\" cannot be asked aloud",
                hint: "use shortanswer, multichoice, truefalse or numerical")
        }
        return question
    }

    /// The number of points that a question is worth, or nil for Moodle's default grade of 1.
    private static func points(_ grade: Double) -> Int? {
        grade == 1 || grade <= 0 ? nil : Int(exactly: grade)
    }

    // MARK: Kinds of questions

    private func shortAnswer(_ element: XMLElement, _ question: inout ForeignQuestion) {
        for answer in element.all("answer") {
            let text = plain(answer, &question, as: .answer)
            let fraction = fraction(of: answer)
            if isWildcard(text) {
                // A single asterisk stands for all other answers, so ignoring it loses nothing.
                if text.trimmed != "*" || fraction > 0 {
                    question.note(
                        .lost, "the answer \"\(text.prefix(40))\" has a wildcard (*)",
                        hint: "write its forms in full", at: answer.position)
                }
                continue
            }
            let form = text.replacing("\\*", with: "*")
            if fraction >= 100 {
                if question.answer.isEmpty {
                    question.answer = form
                } else {
                    question.accept.append(form)
                }
            } else if fraction > 0 {
                let ask = answer["feedback"].map { plain($0, &question, as: .explanation) }
                question.promptOn.append(
                    .init(form: form, ask: ask.flatMap { $0.isEmpty ? nil : $0 }))
            } else {
                question.reject.append(form)
            }
        }
        if question.answer.isEmpty {
            question.note(
                .refused, "no answer is worth all points", hint: "give one fraction=\"100\"")
        }
    }

    private func multipleChoice(
        _ element: XMLElement, needsAll: Bool, _ question: inout ForeignQuestion
    ) {
        let answers = element.all("answer").map {
            (plain($0, &question, as: .choice), fraction(of: $0))
        }
        question.choices = answers.map(\.0)
        let right = answers.filter { $0.1 > 0 }
        guard let best = right.max(by: { $0.1 < $1.1 }) else {
            return question.note(
                .refused, "no answer is right", hint: "give the right one fraction=\"100\"")
        }
        let chosen = right.first { $0.1 == best.1 } ?? best
        question.takeRight(
            [chosen.0] + right.map(\.0).filter { $0 != chosen.0 },
            needsAll: needsAll)
    }

    private func trueFalse(_ element: XMLElement, _ question: inout ForeignQuestion) {
        let right = element.all("answer").first { fraction(of: $0) >= 100 }
        guard let right, case let word = right.wrapped.trimmed.lowercased(),
            word == "true" || word == "false"
        else {
            return question.note(
                .refused, "neither true nor false is right", hint: "give one fraction=\"100\"")
        }
        question.answer = word == "true" ? "True" : "False"
        question.choices = ["True", "False"]
        question.accept = [word == "true" ? "yes" : "no"]
    }

    private func numerical(_ element: XMLElement, _ question: inout ForeignQuestion) {
        question.takeNumbers(
            element.all("answer").map { answer in
                let margin = answer["tolerance"]?.text.trimmed ?? ""
                let text = plain(answer, &question, as: .answer)
                let number = NumericAnswer(margin.isEmpty ? text : "\(text):\(margin)")
                return .init(number: number, text: text, percent: fraction(of: answer))
            }, hint: "give one fraction=\"100\"")
    }

    private func matching(_ element: XMLElement, _ question: inout ForeignQuestion) {
        let shared = question.embedded
        let pairs = element.all("subquestion").enumerated().map { place, pair in
            let ask = plain(pair, &question)
            question.pairMedia[place] = Array(question.embedded.dropFirst(shared.count))
            question.embedded = shared
            return (ask: ask, answer: HTMLText.tidy(pair["answer"]?.wrapped ?? ""))
        }
        question.pairs = pairs
        if pairs.isEmpty {
            question.note(
                .refused, "the matching question has no pairs", hint: "give it subquestions")
        }
    }

    // MARK: Parts

    private func fraction(of answer: XMLElement) -> Double {
        Double(answer.attributes["fraction"]?.trimmed ?? "") ?? 0
    }

    private func isWildcard(_ text: String) -> Bool {
        text.replacing("\\*", with: "").contains("*")
    }

    private func plain(
        _ element: XMLElement, _ question: inout ForeignQuestion,
        as role: ForeignQuestion.Role = .question
    ) -> String {
        let format = element.attributes["format"] ?? "html"
        let text = element.wrapped
        guard format == "html" || format == "moodle_auto_format" else { return HTMLText.tidy(text) }
        let html = HTMLText(text)
        var items = html.media
        if role != .choice {
            for place in items.indices {
                items[place].file = file(items[place].file, in: element, &question)
            }
        }
        question.take(items, hasWords: !html.text.isBlank, as: role)
        return html.text
    }

    /// The picture or sound at an address in the text. An embedded file becomes a `data:` URL.
    private func file(
        _ address: String, in element: XMLElement, _ question: inout ForeignQuestion
    ) -> String {
        let path = address.removingPercentEncoding ?? address
        let found = element.all("file").first { file in
            let place = (file.attributes["path"] ?? "/") + (file.attributes["name"] ?? "")
            return place.drop { $0 == "/" } == path
        }
        guard let found, found.attributes["encoding"] ?? "base64" == "base64" else {
            return address
        }
        if found.text.isEmpty {
            question.note(
                .lost,
                "the file \"\(path.prefix(80))\" is empty, or the files of the question are together larger than \(XMLScanner.fileLimit >> 20) MiB",
                hint: "make the files smaller", at: found.position)
            return address
        }
        return Media.dataURL(named: path, base64: found.text)
    }
}
