/// Writes questions in a specific format, and reports what the format cannot express.
package protocol PackWriting {
    mutating func begin(_ header: PackHeader, into output: inout [UInt8]) -> [PackProblem]
    mutating func write(
        _ question: Question, isFirst: Bool, into output: inout [UInt8]
    ) -> [PackProblem]
    mutating func end(isEmpty: Bool, into output: inout [UInt8])
    /// The reason why a question must be left out of the format, or nil if it can be written.
    func reasonToOmit(_ question: Question) -> String?
}

extension PackWriting {
    package func reasonToOmit(_ question: Question) -> String? { nil }
}

/// Finds the fields of a question that a format cannot express.
enum LostFields {
    static func of(_ question: Question, keeping kept: Set<String>) -> [String] {
        let present: [(String, Bool)] = [
            ("accept", !question.accept.isEmpty), ("promptOn", !question.promptOn.isEmpty),
            ("reject", !question.reject.isEmpty), ("choices", !question.choices.isEmpty),
            ("category", !question.category.isEmpty), ("difficulty", question.difficulty != nil),
            ("tags", !question.tags.isEmpty), ("points", question.points != nil),
            ("timeLimit", question.timeLimit != nil), ("tolerance", question.tolerance != nil),
            ("explanation", question.explanation != nil), ("media", !question.media.isEmpty),
            ("pronunciations", !question.pronunciations.isEmpty),
            ("source", question.source != nil), ("licence", question.licence != nil),
        ]
        return present.filter { $0.1 && !kept.contains($0.0) }.map(\.0)
    }

    /// The names of the header fields that a pack uses, for messages.
    static func names(of header: PackHeader) -> String {
        var names = ["title"]
        if header.licence != nil { names.append("licence") }
        if header.source != nil { names.append("source") }
        if !header.rounds.isEmpty { names.append("rounds") }
        return names.joined(separator: ", ") + " and language"
    }

    static func problems(
        _ fields: [String], _ question: Question, format: String
    ) -> [PackProblem] {
        if fields.isEmpty { return [] }
        return [
            PackProblem(
                .lost, question: question.nameInProblems,
                "\(format) cannot store: \(fields.joined(separator: ", "))",
                hint: "also keep the pack in our own format")
        ]
    }
}
