/// Stands between a reader and its receiver and puts U+FFFD in the place of U+0000, as HTML does: no text
/// file can hold a zero, and it ends a text for SQLite. Strangers' files have it behind escapes
/// (`\u0000`, `%00`) and in UTF-16.
final class ZeroFilter: PackReceiving {
    private let receiver: any PackReceiving

    init(_ receiver: any PackReceiving) {
        self.receiver = receiver
    }

    func receive(_ header: PackHeader) throws {
        var header = header
        header.title = header.title.withoutZeros
        header.language = header.language.withoutZeros
        header.licence = header.licence?.withoutZeros
        header.source = header.source?.withoutZeros
        header.rounds = header.rounds.map(\.withoutZeros)
        try receiver.receive(header)
    }

    func receive(_ question: Question, at position: SourcePosition) throws {
        guard question.hasText(where: \.hasZero) else {
            return try receiver.receive(question, at: position)
        }
        let clean = question.mapTexts(\.withoutZeros)
        try receiver.receive(clean, at: position)
        try receiver.receive(
            PackProblem(
                .lost, at: position, question: clean.id, "zero characters (shown as \u{FFFD})",
                hint: "look at the question; the file may be damaged"))
    }

    func receive(_ problem: PackProblem) throws { try receiver.receive(problem) }
}

extension String {
    fileprivate var hasZero: Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(0) } ?? utf8.contains(0)
    }

    fileprivate var withoutZeros: String {
        hasZero ? String(map { $0 == "\0" ? "\u{FFFD}" : $0 }) : self
    }
}
