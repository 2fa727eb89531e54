/// Anki text with hidden parts that become questions: "The capital of {{c1::France::country}} …".
enum ClozeText {
    /// Converts text with hidden parts to questions, and leaves other text unchanged.
    static func ask(_ question: inout ForeignQuestion) {
        guard question.prompt.holds("{{c") else { return }
        var parser = Parser(question.prompt)
        let pieces = parser.pieces(depth: 0)
        let count = pieces.reduce(0) { $0 + $1.gapCount }
        guard count <= ForeignQuestion.mostGaps else {
            return question.noteTooManyGaps(count)
        }
        var gaps: [Gap] = []
        collect(pieces, before: "", after: "", into: &gaps)
        guard let first = gaps.first else { return }
        guard gaps.count > 1 else {
            question.prompt = first.before + (first.hint.map { "[\($0)]" } ?? "_____") + first.after
            if question.answer.isEmpty { question.answer = first.answer }
            return
        }
        let asked = gaps.filter { ($0.before + $0.after).contains { $0.isLetter || $0.isNumber } }
        if asked.count < gaps.count {
            question.note(
                .lost, "a gap that hides the whole text cannot be asked",
                hint: "no action is needed if you meant the gaps inside it")
        }
        guard asked.count > 1 else {
            guard let only = asked.first else {
                return question.note(
                    .refused, "there is no gap that can be asked", hint: "hide less of the text")
            }
            question.prompt = only.before + "_____" + only.after
            if question.answer.isEmpty { question.answer = only.answer }
            return
        }
        question.ask(
            asked.map { gap in
                var asked = ForeignQuestion(at: question.position)
                asked.prompt = (gap.before + "_____" + gap.after)
                asked.answer = gap.answer
                return asked
            })
    }

    private indirect enum Piece {
        case text(String)
        case hidden([Piece], hint: String?)

        var gapCount: Int {
            guard case .hidden(let inner, _) = self else { return 0 }
            return inner.reduce(1) { $0 + $1.gapCount }
        }

        /// The text with all hidden parts shown.
        var shown: String {
            switch self {
            case .text(let text): text
            case .hidden(let pieces, _): pieces.map(\.shown).joined()
            }
        }
    }

    private struct Gap {
        var before: String
        var after: String
        var answer: String
        var hint: String?
    }

    private static func collect(
        _ pieces: [Piece], before: String, after: String, into gaps: inout [Gap]
    ) {
        for (index, piece) in pieces.enumerated() {
            guard case .hidden(let inner, let hint) = piece else { continue }
            let head = before + pieces[..<index].map(\.shown).joined()
            let tail = pieces[(index + 1)...].map(\.shown).joined() + after
            gaps.append(
                Gap(before: head, after: tail, answer: piece.shown.trimmed, hint: hint))
            collect(inner, before: head, after: tail, into: &gaps)
        }
    }

    private struct Parser {
        private var rest: Substring
        /// The start positions of hidden parts that are closed later in the text.
        private let starts: Set<Substring.Index>

        private static let mostDepth = 8

        init(_ text: String) {
            rest = text[...]
            starts = Self.starts(text[...])
        }

        /// Finds all hidden parts that are closed, in a single pass that takes linear time.
        private static func starts(_ text: Substring) -> Set<Substring.Index> {
            var open: [Substring.Index] = []
            var closed: Set<Substring.Index> = []
            var rest = text
            while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
                rest = rest[brace...]
                if let after = opening(rest), open.count < mostDepth {
                    open.append(brace)
                    rest = rest[after...]
                } else if rest.hasPrefix("}}") {
                    if let start = open.popLast() { closed.insert(start) }
                    rest = rest.dropFirst(2)
                } else {
                    rest = rest.dropFirst()
                }
            }
            return closed
        }

        /// Reads text and hidden parts up to the end of the text or of the current hidden part.
        mutating func pieces(depth: Int) -> [Piece] {
            var pieces: [Piece] = []
            var text = ""
            func flushed() -> [Piece] { text.isEmpty ? [] : [.text(text)] }
            while let sign = rest.first {
                if depth > 0, rest.hasPrefix("}}") || rest.hasPrefix("::") { break }
                if starts.contains(rest.startIndex), let start = Self.opening(rest) {
                    pieces += flushed()
                    text = ""
                    let before = rest
                    rest = rest[start...]
                    let inner = self.pieces(depth: depth + 1)
                    var hint: String?
                    if rest.hasPrefix("::") {
                        let words = rest.dropFirst(2)
                        let end = words.firstRange(of: "}}")?.lowerBound ?? words.endIndex
                        hint = String(words[..<end])
                        rest = words[end...]
                    }
                    guard rest.hasPrefix("}}") else {
                        text += before.prefix(3)
                        rest = before.dropFirst(3)
                        continue
                    }
                    rest = rest.dropFirst(2)
                    pieces.append(.hidden(inner, hint: hint))
                } else {
                    text.append(sign)
                    rest = rest.dropFirst()
                }
            }
            return pieces + flushed()
        }

        /// The index after `{{c1::`, or nil if there is no such mark at this position.
        private static func opening(_ rest: Substring) -> Substring.Index? {
            guard rest.hasPrefix("{{c") else { return nil }
            let number = rest.dropFirst(3).prefix(10).prefix { $0.isNumber || $0 == "," }
            let after = rest[number.endIndex...]
            guard !number.isEmpty, after.hasPrefix("::") else { return nil }
            return after.dropFirst(2).startIndex
        }
    }
}
