/// Rejects questions with too many parts, because the cost of processing each part grows with the
/// number of parts. Shortens titles, because many messages and lists contain them.
final class LimitFilter: PackReceiving {
    /// The maximum number of choices in a question, or of pairs in a matching question.
    private static let mostChoices = 100
    private static let mostCategories = 32
    /// The maximum length of a pack's title, in Unicode scalars.
    private static let longestTitle = 200

    private let receiver: any PackReceiving
    /// Whether a long title has already been reported. Readers may deliver the same header more
    /// than once.
    private var hasLongTitle = false

    init(_ receiver: any PackReceiving) {
        self.receiver = receiver
    }

    func receive(_ header: PackHeader) throws {
        let title = header.title.unicodeScalars
        guard title.count > Self.longestTitle else { return try receiver.receive(header) }
        if !hasLongTitle {
            hasLongTitle = true
            try receiver.receive(
                PackProblem(
                    .lost,
                    "the title has \(title.count.counted("character")), so only the first "
                        + "\(Self.longestTitle) were kept",
                    hint: "write a shorter title, or give one with --title"))
        }
        var header = header
        header.title = String(String.UnicodeScalarView(title.prefix(Self.longestTitle)))
        try receiver.receive(header)
    }

    func receive(_ problem: PackProblem) throws { try receiver.receive(problem) }
    func receive(_ field: FieldReading) throws { try receiver.receive(field) }

    func receive(_ question: Question, at position: SourcePosition) throws {
        func refuse(_ what: String, hint: String) throws {
            let label = question.id.isEmpty ? question.prompt : question.id
            try receiver.receive(
                PackProblem(
                    .refused, at: position, question: String(label.prefix(60)), what, hint: hint))
        }
        if question.choices.count > Self.mostChoices {
            return try refuse(
                question.choices.count.counted("choice"),
                hint: "give at most \(Self.mostChoices), or none")
        }
        if question.category.count > Self.mostCategories {
            return try refuse(
                "the category has \(question.category.count.grouped) levels",
                hint: "use at most \(Self.mostCategories); put other words into tags")
        }
        if question.media.count > Media.most {
            return try refuse(
                question.media.count.counted(
                    "picture or sound", several: "pictures and sounds"),
                hint: "give at most \(Media.most)")
        }
        try receiver.receive(question, at: position)
    }
}
