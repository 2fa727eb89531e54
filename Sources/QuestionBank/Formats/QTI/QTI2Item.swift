/// An `<assessmentItem>` element from QTI 2.1.
struct QTI2Item {
    private struct Declaration {
        var correct: [String]
        /// The possible response values and their scores.
        var mapped: [(value: String, score: Double)]
        var isSingle: Bool
    }

    private let item: XMLElement
    private let declarations: [String: Declaration]

    private static let gapNames: Set<String> = ["textEntryInteraction", "inlineChoiceInteraction"]
    /// A character that marks the position of a gap in the text.
    private static let gapMark: Character = "\u{FFFC}"

    init(_ item: XMLElement) {
        self.item = item
        var found: [String: Declaration] = [:]
        for element in item.all("responseDeclaration") {
            let mapped = element.within("mapEntry").compactMap { entry in
                entry.attributes["mapKey"].map {
                    ($0, Double(entry.attributes["mappedValue"] ?? "") ?? 0)
                }
            }
            found[element.attributes["identifier"] ?? ""] = Declaration(
                correct: element["correctResponse"]?.all("value").map(\.text.trimmed) ?? [],
                mapped: mapped, isSingle: element.attributes["cardinality"] == "single")
        }
        declarations = found
    }

    func question() -> ForeignQuestion {
        var question = ForeignQuestion(at: item.position)
        question.id = item.attributes["identifier"]
        guard let body = item["itemBody"] else {
            question.note(.refused, "the item has no body", hint: "export it again")
            return question
        }
        let interactions = Self.interactions(body)
        var text = ""
        flatten(body, into: &text, &question)
        question.prompt = HTMLText.tidy(text.replacing(String(Self.gapMark), with: " "))
        if question.prompt.isEmpty { question.prompt = item.attributes["title"] ?? "" }
        guard let first = interactions.first else {
            question.leaveOut("a text without a question", hint: "no action is needed")
            return question
        }
        if interactions.allSatisfy({ Self.gapNames.contains($0.name) }) {
            gaps(interactions, text, &question)
        } else if interactions.count > 1 {
            question.note(
                .refused, "the item contains \(interactions.count) questions",
                hint: "write a separate item for each of them")
        } else {
            switch first.name {
            case "choiceInteraction", "hottextInteraction": choice(first, &question)
            case "orderInteraction": order(first, &question)
            case "extendedTextInteraction": written(first, &question)
            case "matchInteraction": matching(first, &question)
            default:
                question.note(
                    .refused, "an item of the kind \"\(first.name)\" cannot be asked aloud",
                    hint: "use choices, a short answer, gaps or pairs")
            }
        }
        return question
    }

    private static func interactions(_ element: XMLElement) -> [XMLElement] {
        element.children.flatMap {
            $0.name.hasSuffix("Interaction") ? [$0] : interactions($0)
        }
    }

    // MARK: Texts

    private static let inlineNames: Set<String> = [
        "b", "i", "em", "strong", "span", "sub", "sup", "u", "a", "code", "hottext", "q", "tt",
    ]

    /// Appends text in document order, with a mark for each gap. For a QTI interaction, only the
    /// interaction's prompt is appended.
    private func flatten(
        _ element: XMLElement, into text: inout String, _ question: inout ForeignQuestion
    ) {
        for child in element.children {
            if child.isText {
                text += child.text
            } else if Self.gapNames.contains(child.name) {
                text.append(Self.gapMark)
            } else if child.name.hasSuffix("Interaction") {
                if let prompt = child["prompt"] {
                    text += " "
                    flatten(prompt, into: &text, &question)
                }
            } else {
                if let source = child.attributes["src"] ?? child.attributes["data"] {
                    let alt = HTMLTag.description(child.attributes["alt"])
                    question.embedded.append(Media(file: source, alt: alt))
                }
                let isInline = Self.inlineNames.contains(child.name)
                if !isInline { text += " " }
                flatten(child, into: &text, &question)
                if !isInline { text += " " }
            }
        }
    }

    private func choiceText(_ element: XMLElement, _ question: inout ForeignQuestion) -> String {
        var text = ""
        let shown = question.embedded
        flatten(element, into: &text, &question)
        let own = Array(question.embedded.dropFirst(shown.count))
        question.embedded = shown
        question.take(own, hasWords: !text.isBlank, as: .choice)
        return HTMLText.tidy(text)
    }

    // MARK: Kinds of questions

    private func declaration(_ interaction: XMLElement) -> Declaration? {
        declarations[interaction.attributes["responseIdentifier"] ?? "RESPONSE"]
    }

    private func choice(_ interaction: XMLElement, _ question: inout ForeignQuestion) {
        let options = interaction.within(["simpleChoice", "hottext"]).map {
            (ident: $0.attributes["identifier"] ?? "", text: choiceText($0, &question))
        }
        question.choices = options.map(\.text)
        let rule = declaration(interaction)
        let most = rule?.mapped.map(\.score).max() ?? 0
        let right = rule.map { rule in
            rule.correct.isEmpty && most > 0
                ? rule.mapped.filter { $0.score == most }.map(\.value) : rule.correct
        }
        let texts = options.filter { right?.contains($0.ident) == true }.map(\.text)
        guard let first = texts.first else {
            return question.note(
                .refused, "no answer is right",
                hint: "mark the right one, and export the quiz again")
        }
        question.takeRight(texts, needsAll: rule?.isSingle != true)
        let truths = Set(options.compactMap { QTIText.truth($0.text) })
        if options.count == 2, truths.count == 2 {
            question.answer = QTIText.truth(first) ?? first
            question.choices = ["True", "False"]
            question.accept.append(question.answer == "True" ? "yes" : "no")
        }
    }

    private func order(_ interaction: XMLElement, _ question: inout ForeignQuestion) {
        let options = Dictionary(
            interaction.within(["simpleChoice"]).map {
                ($0.attributes["identifier"] ?? "", choiceText($0, &question))
            }, uniquingKeysWith: { first, _ in first })
        question.takeOrder(declaration(interaction)?.correct.compactMap { options[$0] } ?? [])
    }

    /// Sets the typed answers to an interaction.
    private func written(_ interaction: XMLElement, _ question: inout ForeignQuestion) {
        let rule = declaration(interaction)
        let most = rule?.mapped.map(\.score).max() ?? 0
        var forms = rule?.correct ?? []
        forms += rule?.mapped.filter { $0.score > 0 && $0.score == most }.map(\.value) ?? []
        guard let first = forms.first else {
            return question.note(
                .refused, "an essay question has no answer to judge",
                hint: "give it a correct response")
        }
        question.answer = first
        question.accept = forms.filter { $0 != first }
        question.promptOn =
            rule?.mapped.filter { 0 < $0.score && $0.score < most && !forms.contains($0.value) }
            .map { .init(form: $0.value) } ?? []
    }

    private func gaps(
        _ interactions: [XMLElement], _ text: String, _ question: inout ForeignQuestion
    ) {
        let texts = text.split(separator: Self.gapMark, omittingEmptySubsequences: false)
            .map { part -> String in
                let tidy = HTMLText.tidy(String(part))
                return part.first?.isWhitespace == true && !tidy.isEmpty ? " " + tidy : tidy
            }
        let asked = interactions.map { interaction in
            var gap = ForeignQuestion(at: interaction.position)
            gap.prompt = question.prompt
            if interaction.name == "inlineChoiceInteraction" {
                let options = interaction.all("inlineChoice").map {
                    (ident: $0.attributes["identifier"] ?? "", text: choiceText($0, &gap))
                }
                let right = declaration(interaction)?.correct ?? []
                gap.choices = options.map(\.text)
                gap.answer = options.first { right.contains($0.ident) }?.text ?? ""
            } else {
                written(interaction, &gap)
            }
            return gap
        }
        guard asked.count == 1, let only = asked.first else {
            return question.ask(asked, between: texts)
        }
        // A gap after the end of the question is only a field for typing the answer.
        let hasWordsBehind = texts.dropFirst().contains { $0.contains(where: \.isLetter) }
        if hasWordsBehind {
            question.prompt = HTMLText.tidy(texts.joined(separator: " _____ "))
        }
        question.answer = only.answer
        question.accept = only.accept
        question.choices = only.choices
        question.choicePictures = only.choicePictures
        question.promptOn = only.promptOn
        for problem in only.problems {
            question.note(problem.weight, problem.problem, hint: problem.hint)
        }
    }

    private func matching(_ interaction: XMLElement, _ question: inout ForeignQuestion) {
        let sets = interaction.all("simpleMatchSet").map { set in
            set.all("simpleAssociableChoice").map {
                (ident: $0.attributes["identifier"] ?? "", text: choiceText($0, &question))
            }
        }
        guard sets.count == 2 else {
            return question.note(
                .refused, "the pairs do not have two sides", hint: "give two sets to match")
        }
        let right = declaration(interaction)?.correct ?? []
        question.pairs = right.compactMap { pair in
            let names = pair.split(separator: " ").map(String.init)
            guard names.count == 2, let ask = sets[0].first(where: { $0.ident == names[0] }),
                let answer = sets[1].first(where: { $0.ident == names[1] })
            else { return nil }
            return (ask.text, answer.text)
        }
        // If a matching question pairs several things with the same partner, ask for the partner of
        // each thing.
        let asks = Set(question.pairs.map(\.ask))
        if asks.count < question.pairs.count,
            Set(question.pairs.map(\.answer)).count == question.pairs.count
        {
            question.pairs = question.pairs.map { ($0.answer, $0.ask) }
        }
        if question.pairs.isEmpty {
            question.note(
                .refused, "the matching question has no pairs", hint: "give it a correct response")
        }
    }
}
