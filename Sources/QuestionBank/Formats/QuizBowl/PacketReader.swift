/// Reads quiz-bowl packets with tossups and bonuses from text files and documents. Each part of a
/// bonus becomes a question.
package struct PacketReader {
    private enum Phase {
        case none, question
        /// - afterGap: Whether a blank line or a paragraph break followed the answer.
        case answer(afterGap: Bool)
    }

    private var phase = Phase.none
    private var entry: PacketEntry?
    /// The last paragraph before the first question. If an answer follows this paragraph, the
    /// paragraph is a question.
    private var preamble: PacketLine?

    package init() {}

    static func isOne(_ lines: some Collection<Substring>) -> Bool {
        let answers = lines.filter { answerStart($0.trimmed) != nil }
        guard !answers.isEmpty else { return false }
        // In Aiken files, answers are single letters.
        let long = answers.count { $0.trimmed.count > 10 }
        return 2 * long > answers.count
            && lines.contains {
                number($0.trimmed) != nil || $0.contains("points") || $0.count > 150
            }
    }

    package mutating func read(_ window: ByteWindow, into receiver: any PackReceiving) throws {
        var lines = TextLines(window)
        while let line = try lines.next() {
            try take(PacketLine(line.text, at: line.position), isParagraph: false, receiver)
        }
        try finish(receiver)
    }

    /// Reads lines, each of which is a whole paragraph.
    mutating func read(_ lines: [PacketLine], into receiver: any PackReceiving) throws {
        for line in lines { try take(line, isParagraph: true, receiver) }
        try finish(receiver)
    }

    // MARK: Lines

    private mutating func take(
        _ line: PacketLine, isParagraph: Bool, _ receiver: any PackReceiving
    ) throws {
        let full = line.plain
        let text = full.trimmed
        let indent = full.count - full.drop(while: \.isWhitespace).count
        if text.isEmpty {
            if case .answer = phase { phase = .answer(afterGap: true) }
            return
        }
        if let start = Self.answerStart(text) {
            try answer(line.dropping(indent + start), isParagraph, receiver)
        } else if let part = Self.part(text) {
            try begin(part, line, text, receiver)
        } else if Self.isHeading(text) {
            try finish(receiver)
        } else if let (number, start) = Self.number(text), begins(number) {
            try finish(receiver)
            entry = PacketEntry(number: number, at: line.position)
            entry?.add(String(text.dropFirst(start)))
            phase = .question
        } else {
            try other(line, text, receiver)
        }
    }

    private mutating func answer(
        _ line: PacketLine, _ isParagraph: Bool, _ receiver: any PackReceiving
    ) throws {
        if entry == nil, let preamble {
            entry = PacketEntry(number: nil, at: preamble.position)
            entry?.add(preamble.plain)
        }
        guard entry != nil else {
            return try receiver.receive(
                PackProblem(
                    .refused, at: line.position, "an ANSWER line has no question",
                    hint: "write the question above it"))
        }
        preamble = nil
        entry?.answer(line.marked.trimmed)
        phase = .answer(afterGap: isParagraph)
    }

    private mutating func begin(
        _ part: (points: Int?, level: Question.Difficulty?, length: Int), _ line: PacketLine,
        _ text: String, _ receiver: any PackReceiving
    ) throws {
        if entry?.isAnsweredTossup == true {
            let lead = entry?.takeLead() ?? []
            try finish(receiver)
            entry = PacketEntry(number: nil, at: lead.first?.position ?? line.position)
            for line in lead { entry?.add(line.plain) }
        }
        if entry == nil {
            entry = PacketEntry(number: nil, at: preamble?.position ?? line.position)
            if let preamble { entry?.add(preamble.plain) }
        }
        preamble = nil
        entry?.part(
            points: part.points, level: part.level, text: String(text.dropFirst(part.length)),
            at: line.position)
        phase = .question
    }

    private mutating func other(
        _ line: PacketLine, _ text: String, _ receiver: any PackReceiving
    ) throws {
        switch phase {
        case .none: preamble = line
        case .question: entry?.add(text)
        case .answer(let afterGap):
            if text.hasPrefix("<"), text.hasSuffix(">") {
                entry?.category(String(text.dropFirst().dropLast()))
                phase = .answer(afterGap: true)
            } else if afterGap {
                try finish(receiver)
                entry = PacketEntry(number: nil, at: line.position)
                entry?.add(text)
                phase = .question
            } else {
                entry?.continueAnswer(line)
            }
        }
    }

    private mutating func finish(_ receiver: any PackReceiving) throws {
        try entry?.deliver(to: receiver)
        entry = nil
        preamble = nil
        phase = .none
    }

    /// Whether a number begins a new question. While a question is being read, only the next number
    /// in sequence begins a new question.
    private func begins(_ number: Int) -> Bool {
        guard case .question = phase else { return true }
        return entry?.number.map { $0 + 1 == number } ?? false
    }

    // MARK: Marks

    /// The character offset of the answer in a line such as `ANSWER: Nile`.
    static func answerStart(_ text: String) -> Int? {
        guard text.count >= 7, text.prefix(6).uppercased() == "ANSWER" else { return nil }
        let rest = text.dropFirst(6).drop { $0 == " " || $0 == "S" || $0 == "s" }
        guard rest.first == ":" else { return nil }
        return text.count - rest.count + 1
    }

    /// Reads `[10]`, `[10e]` or `[m]` at the beginning of a bonus part.
    private static func part(
        _ text: String
    ) -> (points: Int?, level: Question.Difficulty?, length: Int)? {
        guard text.first == "[", let close = text.prefix(8).firstIndex(of: "]") else { return nil }
        let inside = text[..<close].dropFirst().filter { !$0.isWhitespace }.lowercased()
        let digits = inside.prefix { $0.isASCII && $0.isNumber }
        let level = inside.dropFirst(digits.count)
        guard !inside.isEmpty, level.isEmpty || ["e", "m", "h"].contains(level) else { return nil }
        return (
            Int(digits), CategoryNames.difficulty(String(level)),
            text.distance(from: text.startIndex, to: close) + 1
        )
    }

    /// Reads a number such as `12.` or `12)` at the beginning of a question.
    private static func number(_ text: String) -> (number: Int, length: Int)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(digits.count)
        guard (1...3).contains(digits.count), let number = Int(digits),
            rest.first == "." || rest.first == ")", rest.dropFirst().first?.isWhitespace == true
        else { return nil }
        return (number, digits.count + 2)
    }

    private static func isHeading(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter }
        return words.count <= 3
            && words.contains { ["tossups", "bonuses", "tossup", "bonus"].contains($0) }
    }
}
