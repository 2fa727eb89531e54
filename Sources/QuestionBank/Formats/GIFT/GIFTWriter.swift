/// Writes packs in GIFT format. Forms that trigger a prompt earn half the points.
package struct GIFTWriter: PackWriting {
    private var category: [String] = []

    package init() {}

    static let difficultyTag = "difficulty-"

    static func difficulty(ofTag tag: String) -> Question.Difficulty? {
        tag.hasPrefix(difficultyTag)
            ? Question.Difficulty(rawValue: String(tag.dropFirst(difficultyTag.count))) : nil
    }

    package mutating func begin(
        _ header: PackHeader, into output: inout [UInt8]
    ) -> [PackProblem] {
        let parts = [
            header.title, header.licence.map { "licence: \($0)" },
            header.source.map { "source: \($0)" },
            header.rounds.isEmpty ? nil : "rounds: \(header.rounds.joined(separator: " | "))",
        ]
        for part in parts.compactMap({ $0 }) { output += Array("// \(Self.line(part))\n".utf8) }
        output += Array("\n".utf8)
        return [
            PackProblem(
                .lost,
                "GIFT cannot store the pack's \(LostFields.names(of: header)); "
                    + "the language is left out, and the rest is in a comment",
                hint: "when you import it again, name the pack with --title")
        ]
    }

    package mutating func write(
        _ question: Question, isFirst: Bool, into output: inout [UInt8]
    ) -> [PackProblem] {
        var text = ""
        if question.category != category {
            category = question.category
            let path = MoodleCategory.text(category)
            text += "$CATEGORY: \(path.isEmpty ? "top" : Self.line(path))\n\n"
        }
        var marks = ["[id:\(Self.bracket(question.id))]"]
        marks += question.tags.map { "[tag:\(Self.bracket($0))]" }
        if let level = question.difficulty {
            marks.append("[tag:\(Self.difficultyTag)\(level.rawValue)]")
        }
        text += "// \(marks.joined(separator: " "))\n"
        let mark = Self.texts(of: question).contains { HTMLText.protect($0) != $0 } ? "[plain]" : ""
        text += "::\(Self.escape(question.id))::\(mark)\(Self.escape(question.prompt))"
        text += " {\(answers(question))"
        if let explanation = question.explanation { text += "####\(Self.escape(explanation))" }
        text += "}\n\n"
        output += Array(text.utf8)
        return lost(question)
    }

    package mutating func end(isEmpty: Bool, into output: inout [UInt8]) {}

    private func answers(_ question: Question) -> String {
        let correct = question.correctChoice
        if let correct, question.choices.map({ $0.lowercased() }) == ["true", "false"] {
            return correct == 0 ? "TRUE" : "FALSE"
        }
        if question.kind == .all { return shared(question) }
        // The choices are written in the right order, and the tag makes readers shuffle them.
        if question.kind == .order {
            return question.rightChoices.map { "=" + Self.escape(question.choices[$0]) }
                .joined(separator: " ")
        }
        if let correct {
            let accepted = Set(question.accept)
            return question.choices.enumerated().map { index, choice in
                (index == correct || accepted.contains(choice) ? "=" : "~") + Self.escape(choice)
            }.joined(separator: " ")
        }
        if let tolerance = question.tolerance, Double(question.answer) != nil {
            return "#\(question.answer):\(NumericAnswer.text(tolerance))"
        }
        var parts = ["=\(Self.escape(question.answer))"]
        parts += question.accept.map { "=\(Self.escape($0))" }
        parts += question.promptOn.map { form in
            "=%50%\(Self.escape(form.form))" + (form.ask.map { "#\(Self.escape($0))" } ?? "")
        }
        parts += question.reject.map { "=%0%\(Self.escape($0))" }
        // Readers would interpret answers that all contain an arrow as matching pairs.
        if parts.allSatisfy({ $0.contains("->") }) {
            parts = parts.map { $0.replacing("->", with: "\\->") }
        }
        return parts.joined(separator: " ")
    }

    /// Writes the choices so that the right choices share the points equally. In Moodle, selecting
    /// a wrong choice costs the player all the points.
    private func shared(_ question: Question) -> String {
        let right = Set(question.rightChoices)
        let share = (1e7 / Double(right.count)).rounded() / 1e5
        return question.choices.enumerated().map { index, choice in
            "~%\(right.contains(index) ? NumericAnswer.text(share) : "-100")%" + Self.escape(choice)
        }.joined(separator: " ")
    }

    private func lost(_ question: Question) -> [PackProblem] {
        var kept: Set = ["category", "difficulty", "tags", "explanation", "choices"]
        if question.choices.isEmpty {
            kept.formUnion(["accept", "promptOn", "reject"])
            if Double(question.answer) != nil { kept.insert("tolerance") }
        } else if question.accept.allSatisfy({ question.choices.contains($0) })
            || (question.choices.map { $0.lowercased() } == ["true", "false"]
                && (question.accept == ["yes"] || question.accept == ["no"]))
        {
            kept.insert("accept")
        }
        if question.tolerance != nil, question.choices.isEmpty, Double(question.answer) != nil {
            kept.subtract(["accept", "promptOn", "reject"])
        }
        var problems = LostFields.problems(
            LostFields.of(question, keeping: kept), question, format: "GIFT")
        if question.kind == .order {
            problems.append(
                PackProblem(
                    .lost, question: question.nameInProblems,
                    "GIFT has no questions about order, so other programs accept any one of the choices",
                    hint: "use the file only with this program, or leave the question out"))
        }
        return problems
    }

    // MARK: Texts

    private static func texts(of question: Question) -> [String] {
        [question.prompt, question.answer, question.explanation ?? ""] + question.choices
            + question.accept + question.reject
            + question.promptOn.flatMap { [$0.form, $0.ask ?? ""] }
    }

    private static func escape(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "~", "=", "#", "{", "}", ":", "*", "\\": result += "\\\(character)"
            case "\n", "\r\n", "\r": result += "\\n"
            default: result.append(character)
            }
        }
        // Readers would interpret a leading percent sign as the beginning of a weight.
        return result.hasPrefix("%") ? "\\\(result)" : result
    }

    private static func bracket(_ text: String) -> String {
        line(text).replacing("]", with: ")").replacing("[", with: "(")
    }

    private static func line(_ text: String) -> String {
        text.split { $0.isNewline }.joined(separator: " ")
    }
}
