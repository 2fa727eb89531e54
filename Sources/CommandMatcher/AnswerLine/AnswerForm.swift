/// One way to give an answer, and which parts of it must be said.
public struct AnswerForm: Sendable, Hashable {
    /// How much a stretch of a form matters.
    public enum Weight: Sendable, Hashable {
        /// Must be given; several required stretches must all be given, in any order.
        case required
        /// May be left out: it stands beside required stretches of the same form.
        case context
        /// Stands in parentheses and may be left out.
        case parenthetical
    }

    /// A stretch of a form; it may begin or end inside a word (`chimp` of `chimpanzee`).
    public struct Part: Sendable, Hashable {
        /// As written, with its spaces.
        public var text: String
        /// How much it matters.
        public var weight: Weight

        /// A stretch with this weight.
        public init(_ text: String, _ weight: Weight) {
            self.text = text
            self.weight = weight
        }
    }

    /// In the order written; their texts joined are ``text``.
    public var parts: [Part]
    /// Whether the writer marked what is required. Without marks the whole form is treated as
    /// required, although nobody said so.
    public var isMarked: Bool

    /// A form of these stretches, in the order written.
    public init(parts: [Part], isMarked: Bool = true) {
        self.parts = parts
        self.isMarked = isMarked
    }

    /// An unmarked form.
    public init(_ text: String) {
        self.init(parts: [Part(text, .required)], isMarked: false)
    }

    /// The form as people read it, without markup.
    public var text: String { parts.map(\.text).joined() }

    /// The form with `other` in place of a stretch, ignoring case; nil if it does not have it.
    func replacing(_ stretch: String, with other: AnswerForm) -> AnswerForm? {
        let (text, wanted) = (Array(text.lowercased()), Array(stretch.lowercased()))
        guard !wanted.isEmpty, wanted.count <= text.count, text.count == self.text.count,
            let start = (0...(text.count - wanted.count)).first(where: {
                text[$0...].starts(with: wanted)
            })
        else { return nil }
        var whole: [Part] = []
        var place = 0
        var isReplaced = false
        for part in parts {
            let end = place + part.text.count
            let before = part.text.prefix(max(0, start - place))
            let after = part.text.suffix(max(0, end - start - wanted.count))
            if !before.isEmpty { whole.append(Part(String(before), part.weight)) }
            if !isReplaced, end > start {
                whole += other.parts
                isReplaced = true
            }
            if !after.isEmpty { whole.append(Part(String(after), part.weight)) }
            place = end
        }
        return AnswerForm(parts: whole, isMarked: isMarked || other.isMarked)
    }
}
