/// Reads the answers between the braces of a GIFT question.
enum GIFTAnswers {
    private struct Answer {
        var isRight: Bool
        /// The percentage of the points that the answer earns, or nil if the file specifies no
        /// percentage.
        var weight: Double?
        var text: ArraySlice<Character>
        var feedback: String?
    }

    static func read(
        _ block: ArraySlice<Character>, format: GIFTReader.Format,
        into question: inout ForeignQuestion
    ) {
        let (body, general) = splitGeneral(block)
        if let general {
            question.explanation = GIFTReader.finished(
                general, format, &question, as: .explanation)
        }
        let trimmed = body.drop(while: \.isWhitespace)
        if trimmed.isEmpty {
            question.note(
                .refused, "an essay question has no answer to judge",
                hint: "give it an answer: {=…}")
        } else if trimmed.first == "#" {
            numeric(trimmed.dropFirst(), format, &question)
        } else if let truth = truthValue(trimmed) {
            question.answer = truth.isTrue ? "True" : "False"
            question.choices = ["True", "False"]
            question.accept.append(truth.isTrue ? "yes" : "no")
            let feedback = truth.feedback.map {
                GIFTReader.finished($0, format, &question, as: .explanation)
            }
            if question.explanation == nil { question.explanation = feedback }
        } else {
            worded(trimmed, format, &question)
        }
    }

    // MARK: Kinds of questions

    private static func worded(
        _ body: ArraySlice<Character>, _ format: GIFTReader.Format,
        _ question: inout ForeignQuestion
    ) {
        var answers = split(body, format, &question)
        guard !answers.isEmpty else {
            question.note(
                .refused, "answers need = or ~ before them",
                hint: "write {=right ~wrong} or {=right}")
            return
        }
        let isChoice = answers.contains { !$0.isRight }
        if !isChoice {
            if answers.count > 1, answers.allSatisfy({ hasArrow($0.text) }) {
                question.pairs = answers.map { pair($0.text, format, &question) }
                return
            }
            let count = answers.count
            answers.removeAll { $0.text.contains("*") }
            if answers.count < count {
                question.note(
                    .lost, "answers with a wildcard (*) were left out",
                    hint: "write each form in full, or \\* for an asterisk")
            }
        }
        let texts = answers.map {
            GIFTReader.finished($0.text, format, &question, as: isChoice ? .choice : .answer)
        }
        let whole = answers.indices.filter {
            answers[$0].isRight && (answers[$0].weight ?? 100) >= 100
        }
        if isChoice {
            choice(answers, texts, whole, &question)
            return
        }
        guard let first = whole.first else {
            question.note(.refused, "no answer is worth all points", hint: "add one with =")
            return
        }
        question.answer = texts[first]
        for index in answers.indices where index != first {
            let weight = answers[index].weight ?? 100
            if weight >= 100 {
                question.accept.append(texts[index])
            } else if weight > 0 {
                question.promptOn.append(.init(form: texts[index], ask: answers[index].feedback))
            } else {
                question.reject.append(texts[index])
            }
        }
        if question.explanation == nil { question.explanation = answers[first].feedback }
    }

    private static func choice(
        _ answers: [Answer], _ texts: [String], _ whole: [Int], _ question: inout ForeignQuestion
    ) {
        question.choices = texts
        var right = whole
        if right.isEmpty {
            right = answers.indices.filter { (answers[$0].weight ?? 0) > 0 }
            if right.count > 1 { question.tags.append(Question.allTag) }
        }
        guard let first = right.first else {
            question.note(.refused, "no answer is right", hint: "mark the right one with =")
            return
        }
        question.answer = texts[first]
        question.accept += right.dropFirst().map { texts[$0] }
        if question.explanation == nil { question.explanation = answers[first].feedback }
    }

    /// Reads numeric answers such as `#3:2`, `#1..5` and `#=3:0 =%50%3:2#feedback`.
    private static func numeric(
        _ body: ArraySlice<Character>, _ format: GIFTReader.Format,
        _ question: inout ForeignQuestion
    ) {
        let start = body.drop(while: \.isWhitespace)
        var answers: [Answer]
        if start.first == "=" {
            answers = split(start, format, &question)
        } else {
            var parts = start[...]
            var feedback: String?
            if let mark = parts.firstIndex(of: "#") {
                feedback = GIFTReader.finished(
                    parts[parts.index(after: mark)...], format, &question, as: .explanation)
                parts = parts[..<mark]
            }
            answers = [Answer(isRight: true, weight: nil, text: parts, feedback: feedback)]
        }
        answers.removeAll { String($0.text).trimmed == "*" }
        question.takeNumbers(
            answers.map { answer in
                let text = GIFTScanner.plain(answer.text).trimmed
                return .init(
                    number: NumericAnswer(text), text: text,
                    percent: answer.isRight ? answer.weight ?? 100 : 0)
            }, hint: "write {#3}, {#3:0.1} or {#1..5}")
        if question.explanation == nil {
            question.explanation = answers.first { ($0.weight ?? 100) >= 100 }?.feedback
        }
    }

    // MARK: Parts

    private static func splitGeneral(
        _ block: ArraySlice<Character>
    ) -> (ArraySlice<Character>, ArraySlice<Character>?) {
        var run = 0
        for index in block.indices {
            run = block[index] == "#" ? run + 1 : 0
            if run == 4 { return (block[..<(index - 3)], block[(index + 1)...]) }
        }
        return (block, nil)
    }

    private static func truthValue(
        _ body: ArraySlice<Character>
    ) -> (isTrue: Bool, feedback: ArraySlice<Character>?)? {
        let parts = body.split(separator: "#", omittingEmptySubsequences: false)
        let word = String(parts.first ?? []).trimmed.uppercased()
        guard ["T", "TRUE", "F", "FALSE"].contains(word) else { return nil }
        // The first feedback text applies to a wrong answer, and the second to a right answer.
        return (word.first == "T", parts.count > 2 ? parts[2] : parts.count > 1 ? parts[1] : nil)
    }

    private static func split(
        _ body: ArraySlice<Character>, _ format: GIFTReader.Format,
        _ question: inout ForeignQuestion
    ) -> [Answer] {
        var answers: [Answer] = []
        var start: Int?
        func close(at end: Int) {
            guard let start else { return }
            answers.append(answer(body[start], body[(start + 1)..<end], format, &question))
        }
        for index in body.indices where body[index] == "=" || body[index] == "~" {
            close(at: index)
            start = index
        }
        close(at: body.endIndex)
        return answers.filter { !$0.text.allSatisfy(\.isWhitespace) }
    }

    private static func answer(
        _ mark: Character, _ text: ArraySlice<Character>, _ format: GIFTReader.Format,
        _ question: inout ForeignQuestion
    ) -> Answer {
        var text = text.drop(while: \.isWhitespace)
        var weight: Double?
        if text.first == "%", let end = text.dropFirst().firstIndex(of: "%"),
            let percent = Double(String(text[(text.startIndex + 1)..<end]))
        {
            weight = percent
            text = text[(end + 1)...]
        }
        var feedback: String?
        if let hash = text.firstIndex(of: "#") {
            let words = GIFTReader.finished(
                text[(hash + 1)...], format, &question, as: .explanation)
            feedback = words.isEmpty ? nil : words
            text = text[..<hash]
        }
        return Answer(isRight: mark == "=", weight: weight, text: text, feedback: feedback)
    }

    /// Reads a pair such as `Canada -> Ottawa`.
    private static func pair(
        _ text: ArraySlice<Character>, _ format: GIFTReader.Format,
        _ question: inout ForeignQuestion
    ) -> (ask: String, answer: String) {
        let arrow = text.indices.dropLast().first { text[$0] == "-" && text[$0 + 1] == ">" }
        guard let arrow else { return ("", "") }
        return (
            GIFTReader.finished(text[..<arrow], format, &question),
            GIFTReader.finished(text[(arrow + 2)...], format, &question, as: .choice)
        )
    }

    private static func hasArrow(_ text: ArraySlice<Character>) -> Bool {
        text.indices.dropLast().contains { text[$0] == "-" && text[$0 + 1] == ">" }
    }
}
