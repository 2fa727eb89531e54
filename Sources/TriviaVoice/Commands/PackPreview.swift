import PlaySession
import QuestionBank
import TerminalIO

/// Shows how a file was interpreted: the meaning of each column or field, and some sample
/// questions.
struct PackPreview {
    private let fields: [FieldReading]
    private let samples: [Question]

    private static let mostFields = 40

    init(fields: [FieldReading], samples: [Question]) {
        self.fields = fields
        self.samples = samples
    }

    /// Prints the preview as readable text.
    func show(of file: String) {
        for line in lines(of: file) { StandardError.write(line.inert) }
    }

    func lines(of file: String) -> [String] {
        var lines: [String] = []
        if !fields.isEmpty {
            lines.append("How \(file) was interpreted:")
            let shown = fields.prefix(Self.mostFields)
            let width = shown.map { min($0.name.count, 30) }.max() ?? 0
            for field in shown {
                let name = String(field.name.prefix(30))
                let room = String(repeating: " ", count: width - name.count)
                let part = field.part.map { " (\($0))" } ?? ""
                lines.append(
                    "  \(name)\(room)  \(field.meaning ?? "ignored"), \(Figures.count(field.count, "time"))\(part)"
                )
            }
            if fields.count > shown.count {
                lines.append("  and \((fields.count - shown.count).grouped) more")
            }
        }
        if !samples.isEmpty { lines.append("Sample questions, as players will see them:") }
        for question in samples {
            lines.append("  \(question.prompt.prefix(200))")
            if !question.choices.isEmpty {
                lines.append("    \(Self.lettered(question.choices).joined(separator: "   "))")
            }
            lines.append("    \(Self.right(question))")
        }
        return lines
    }

    private static func right(_ question: Question) -> String {
        let right = question.rightChoices.map { question.choices[$0] }.joined(separator: ", ")
        switch question.kind {
        case .all: return "right, all together: \(right)"
        case .order: return "right, in this order: \(right)"
        case .single, .list:
            let others =
                question.accept.isEmpty
                ? "" : ", also \(question.accept.prefix(5).joined(separator: ", "))"
            return "right: \(question.plainAnswer.prefix(120))\(others)"
        }
    }

    private static func lettered(_ choices: [String]) -> [String] {
        choices.prefix(8).enumerated().map { index, choice in
            "\(Character(Unicode.Scalar(UInt8(0x41 + index)))) \(choice.prefix(60))"
        }
    }

    /// A column or field in the JSON output.
    struct Field: Encodable {
        var name: String
        /// The contents of the field, or nil if the field is ignored.
        var meaning: String?
        var count: Int
        var part: String?
    }

    /// A question in the JSON output.
    struct Sample: Encodable {
        var question: String
        var choices: [String]?
        var answer: String
        var accept: [String]?
    }

    var fieldLines: [Field] {
        fields.map { Field(name: $0.name, meaning: $0.meaning, count: $0.count, part: $0.part) }
    }

    var sampleLines: [Sample] {
        samples.map { question in
            Sample(
                question: question.prompt,
                choices: question.choices.isEmpty ? nil : question.choices,
                answer: question.plainAnswer,
                accept: question.accept.isEmpty ? nil : question.accept)
        }
    }
}
