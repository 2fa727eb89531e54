/// An `<item>` element from QTI 1.2.
struct QTI1Item {
    private let item: XMLElement
    private let scores: QTI1Scores
    private let fields: [String: String]

    private static let responseNames: Set<String> = [
        "response_lid", "response_str", "response_num", "response_xy", "response_grp",
    ]

    init(_ item: XMLElement) {
        self.item = item
        scores = QTI1Scores(item)
        var fields: [String: String] = [:]
        for field in item.within("qtimetadatafield") {
            let label = field["fieldlabel"]?.text.trimmed.lowercased() ?? ""
            fields[label] = field["fieldentry"]?.text.trimmed ?? ""
        }
        for kind in item.within("bbmd_questiontype") {
            fields["question_type"] = kind.text.trimmed.lowercased()
        }
        self.fields = fields
    }

    func question() -> ForeignQuestion {
        var question = ForeignQuestion(at: item.position)
        question.id = item.attributes["ident"]
        question.points = QTIText.points(fields["points_possible"])
        let presentation = item["presentation"] ?? item
        question.prompt = stem(presentation, &question)
        if question.prompt.isEmpty { question.prompt = item.attributes["title"] ?? "" }
        let feedback = item.all("itemfeedback").first {
            ["general_fb", "general", "solution", "correct"].contains($0.attributes["ident"] ?? "")
        }
        question.explanation = feedback.map { feedback in
            let html = QTIText.html(feedback)
            question.take(html, as: .explanation)
            return html.text
        }
        let responses = presentation.within(Self.responseNames)
        let kind = fields["question_type"] ?? ""
        if responses.isEmpty {
            if kind.contains("text_only") {
                question.leaveOut("a text without a question", hint: "no action is needed")
            } else {
                question.note(
                    .refused, "a question that is not answered in words",
                    hint: "ask it with choices or for a short answer")
            }
        } else if responses.count == 1 {
            single(responses[0], &question)
        } else {
            several(responses, kind, &question)
        }
        return question
    }

    // MARK: Texts

    /// The text outside the elements that contain answers.
    private func stem(_ presentation: XMLElement, _ question: inout ForeignQuestion) -> String {
        presentation.within(Self.responseNames.union(["material"]))
            .filter { $0.name == "material" }.map { text(of: [$0], &question) }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func text(
        of materials: [XMLElement], as role: ForeignQuestion.Role = .question,
        _ question: inout ForeignQuestion
    ) -> String {
        let files = materials.flatMap { $0.within(["matimage", "mataudio", "matvideo"]) }
            .map { Media(file: $0.attributes["uri"] ?? $0.name) }
        let parts = materials.flatMap { $0.within(["mattext", "mat_formattedtext"]) }
            .map(QTIText.html)
        return question.take(parts, files, as: role)
    }

    private func labels(
        _ response: XMLElement, _ question: inout ForeignQuestion
    ) -> [(ident: String, text: String)] {
        response.within("response_label").map { label in
            let wordless = question.choicePictures.wordless
            var text = text(of: label.within("material"), as: .choice, &question)
            if text.isEmpty, question.choicePictures.wordless == wordless {
                text = label.attributes["ident"] ?? ""
            }
            return (label.attributes["ident"] ?? "", text)
        }
    }

    // MARK: Kinds of questions

    private func single(_ response: XMLElement, _ question: inout ForeignQuestion) {
        let ident = response.attributes["ident"] ?? ""
        let options = response.name == "response_lid" ? labels(response, &question) : []
        if options.isEmpty { return words(ident, &question) }
        let right = scores.right(ident)
        question.choices = options.map(\.text)
        let texts = options.filter { right.contains($0.ident) }.map(\.text)
        guard let first = texts.first else {
            return question.note(
                .refused, "no answer is right",
                hint: "mark the right one, and export the quiz again")
        }
        question.takeRight(texts)
        let truths = options.map { QTIText.truth($0.text) }
        if options.count == 2, Set(truths.compactMap { $0 }).count == 2 {
            question.answer = QTIText.truth(first) ?? first
            question.choices = ["True", "False"]
            question.accept.append(question.answer == "True" ? "yes" : "no")
        }
    }

    /// Sets a typed answer, which is either text or a number with a range.
    private func words(_ ident: String, _ question: inout ForeignQuestion) {
        if let range = scores.range(ident) {
            question.answer = range.answer.text
            question.tolerance = range.answer.tolerance
            question.accept = scores.forms(ident).filter { $0 != range.answer.text }
            if !range.isCovered { takeRange(from: range.low, to: range.high, &question) }
            return
        }
        let forms = scores.forms(ident)
        guard let first = forms.first else {
            return question.note(
                .refused, "an essay question has no answer to judge",
                hint: "give it an accepted answer")
        }
        question.answer = first
        question.accept = Array(forms.dropFirst())
        question.promptOn = scores.partly(ident).map { .init(form: $0) }
    }

    /// Accepts all numbers in a range. Answer lines do not support ranges with negative numbers.
    private func takeRange(
        from low: Double, to high: Double, _ question: inout ForeignQuestion
    ) {
        let range = "\(NumericAnswer.text(low)) to \(NumericAnswer.text(high))"
        if low >= 0 {
            question.accept.append(range)
        } else {
            question.note(
                .lost, "not every number in the range \(range) is accepted",
                hint: "give the middle of the range as the answer, with a tolerance")
        }
    }

    private func several(
        _ responses: [XMLElement], _ kind: String, _ question: inout ForeignQuestion
    ) {
        if gaps(responses, kind, &question) { return }
        let matched = responses.map { response in
            let right = scores.right(response.attributes["ident"] ?? "")
            return (
                ask: text(of: response.all("material"), &question),
                labels: labels(response, &question).filter { right.contains($0.ident) }.map(\.text)
            )
        }
        if matched.contains(where: { $0.labels.count > 1 }), matched.allSatisfy({ !$0.ask.isEmpty })
        {
            // If a matching question assigns several things to one category, ask for the category
            // of each thing.
            question.pairs = matched.flatMap { match in match.labels.map { ($0, match.ask) } }
            return
        }
        let pairs = matched.compactMap { match in match.labels.first.map { (match.ask, $0) } }
        guard pairs.count == responses.count, pairs.allSatisfy({ !$0.0.isEmpty }) else {
            return question.note(
                .refused,
                "the question needs \(responses.count) answers in a way that cannot be asked aloud",
                hint: "write a separate question for each of them")
        }
        question.pairs = pairs
    }

    /// Reads a stem that names every answer in brackets, such as "[a] sat on [b]", or returns false
    /// if the stem does not have this form.
    private func gaps(
        _ responses: [XMLElement], _ kind: String, _ question: inout ForeignQuestion
    ) -> Bool {
        var texts: [String] = []
        var asked: [ForeignQuestion] = []
        var rest = Substring(question.prompt)
        var places: [(range: Range<Substring.Index>, response: XMLElement)] = []
        for response in responses {
            let ident = response.attributes["ident"] ?? ""
            let name = ident.hasPrefix("response_") ? String(ident.dropFirst(9)) : ident
            guard !name.isEmpty, let range = rest.firstRange(of: "[\(name)]") else { return false }
            places.append((range, response))
        }
        places.sort { $0.range.lowerBound < $1.range.lowerBound }
        var start = rest.startIndex
        for (range, response) in places {
            guard range.lowerBound >= start else { return false }
            texts.append(String(rest[start..<range.lowerBound]))
            var gap = ForeignQuestion(at: response.position)
            gap.prompt = question.prompt
            let ident = response.attributes["ident"] ?? ""
            let options = labels(response, &gap)
            let right = scores.right(ident)
            let forms =
                options.isEmpty
                ? scores.forms(ident) : options.filter { right.contains($0.ident) }.map(\.text)
            gap.answer = forms.first ?? ""
            gap.accept = Array(forms.dropFirst())
            if kind.contains("dropdown") { gap.choices = options.map(\.text) }
            asked.append(gap)
            start = range.upperBound
        }
        rest = rest[start...]
        texts.append(String(rest))
        question.ask(asked, between: texts)
        return true
    }
}
