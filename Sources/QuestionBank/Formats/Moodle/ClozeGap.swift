/// A gap in a Moodle cloze question, such as `{1:SHORTANSWER:=Berlin~%50%Bonn#Not any more.}`.
enum ClozeGap {
    /// Converts text with gaps to one question for each gap.
    static func read(into question: inout ForeignQuestion) {
        let text = Array(question.prompt)
        let places = gaps(text)
        guard let first = places.first else {
            return question.note(
                .refused, "the text has no gap", hint: "write {1:SHORTANSWER:=answer} into it")
        }
        if places.count == 1 {
            fill(text[first], &question)
            question.prompt =
                String(text[..<first.lowerBound]) + "_____" + String(text[first.upperBound...])
            return
        }
        var texts: [String] = []
        var asked: [ForeignQuestion] = []
        var start = 0
        for place in places {
            texts.append(String(text[start..<place.lowerBound]))
            var gap = ForeignQuestion(at: question.position)
            gap.prompt = texts.joined(separator: " ")
            fill(text[place], &gap)
            asked.append(gap)
            start = place.upperBound
        }
        texts.append(String(text[start...]))
        question.ask(asked, between: texts)
    }

    /// Sets the answers of a question from the text of one gap, including its braces.
    private static func fill(_ gap: ArraySlice<Character>, _ question: inout ForeignQuestion) {
        let parts = gap.dropFirst().dropLast()
            .split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        let answers = alternatives(parts[2])
        let kind = String(parts[1]).uppercased()
        if kind.hasPrefix("N") {
            return question.takeNumbers(
                answers.map {
                    .init(number: NumericAnswer($0.text), text: $0.text, percent: $0.weight)
                },
                hint: "write {1:NM:=3:0.5}")
        }
        guard let right = answers.first(where: { $0.weight >= 100 }) else {
            return question.note(
                .refused, "no answer is worth all points", hint: "mark it with =")
        }
        question.answer = right.text
        let others = answers.filter { $0.text != right.text && $0.text != "*" }
        question.accept = others.filter { $0.weight >= 100 }.map(\.text)
        if kind.hasPrefix("M"), !kind.hasPrefix("MW") {
            question.choices = answers.map(\.text)
        } else {
            question.promptOn = others.filter { 0 < $0.weight && $0.weight < 100 }
                .map { .init(form: $0.text) }
            question.reject = others.filter { $0.weight <= 0 }.map(\.text)
        }
    }

    private struct Alternative {
        var text: String
        /// The percentage of the points that the answer earns.
        var weight: Double
    }

    /// The ranges of the gaps. In a gap's braces, colons separate a number, a kind and the answers.
    private static func gaps(_ text: [Character]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var open: Int?
        for index in text.indices where index == 0 || text[index - 1] != "\\" {
            if text[index] == "{" {
                open = index
            } else if text[index] == "}", let start = open {
                open = nil
                let parts = text[(start + 1)..<index].split(
                    separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
                if parts.count == 3, parts[0].allSatisfy(\.isNumber), isKind(parts[1]) {
                    found.append(start..<(index + 1))
                }
            }
        }
        return found
    }

    private static func isKind(_ name: ArraySlice<Character>) -> Bool {
        let name = String(name).uppercased()
        return ["SHORTANSWER", "SA", "MW", "MULTI", "MC", "NUMERICAL", "NM", "MR"]
            .contains(where: name.hasPrefix)
    }

    private static func alternatives(_ body: ArraySlice<Character>) -> [Alternative] {
        var pieces: [[Character]] = [[]]
        var isEscaped = false
        for character in body {
            if isEscaped {
                pieces[pieces.count - 1].append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "~" {
                pieces.append([])
            } else {
                pieces[pieces.count - 1].append(character)
            }
        }
        return pieces.compactMap(alternative)
    }

    private static func alternative(_ piece: [Character]) -> Alternative? {
        var text = piece.drop(while: \.isWhitespace)
        var weight = 0.0
        if text.first == "=" {
            weight = 100
            text = text.dropFirst()
        } else if text.first == "%", let end = text.dropFirst().firstIndex(of: "%"),
            let percent = Double(String(text[(text.startIndex + 1)..<end]))
        {
            weight = percent
            text = text[(end + 1)...]
        }
        let words = String(text.prefix { $0 != "#" }).trimmed
        return words.isEmpty ? nil : Alternative(text: words, weight: weight)
    }
}
