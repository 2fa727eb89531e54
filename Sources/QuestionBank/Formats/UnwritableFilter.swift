/// Replaces U+0000, which ends a string in SQLite, with U+FFFD. Replaces a byte-order mark at the
/// beginning of a string with U+2060 (The Unicode Standard, section 23.8).
final class UnwritableFilter: PackReceiving {
    private let receiver: any PackReceiving

    init(_ receiver: any PackReceiving) {
        self.receiver = receiver
    }

    func receive(_ header: PackHeader) throws {
        var header = header
        header.title = header.title.writable
        header.language = header.language.writable
        header.licence = header.licence?.writable
        header.source = header.source?.writable
        header.rounds = header.rounds.map(\.writable)
        try receiver.receive(header)
    }

    func receive(_ question: Question, at position: SourcePosition) throws {
        guard question.hasText(where: \.isUnwritable) else {
            return try receiver.receive(question, at: position)
        }
        let clean = question.mapTexts(\.writable)
        try receiver.receive(clean, at: position)
        guard question.hasText(where: \.hasZero) else { return }
        try receiver.receive(
            PackProblem(
                .lost, at: position, question: clean.id,
                "the question has zero characters (shown as \u{FFFD})",
                hint: "check the question; the file may be damaged"))
    }

    func receive(_ problem: PackProblem) throws { try receiver.receive(problem) }
    func receive(_ field: FieldReading) throws { try receiver.receive(field) }
}

extension String {
    fileprivate var hasZero: Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(0) } ?? utf8.contains(0)
    }

    private var beginsWithMark: Bool { unicodeScalars.first == "\u{FEFF}" }

    fileprivate var isUnwritable: Bool { hasZero || beginsWithMark }

    fileprivate var writable: String {
        guard isUnwritable else { return self }
        var text = String.UnicodeScalarView()
        for scalar in beginsWithMark ? unicodeScalars.dropFirst() : unicodeScalars[...] {
            text.append(scalar == "\0" ? "\u{FFFD}" : scalar)
        }
        return (beginsWithMark ? "\u{2060}" : "") + String(text)
    }
}
