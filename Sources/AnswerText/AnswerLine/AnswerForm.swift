/// One way to give an answer, divided into required and optional parts.
public struct AnswerForm: Sendable, Hashable {
    /// How important a part of a form is.
    public enum Weight: Sendable, Hashable {
        /// The player must say this part. Required parts may be said in any order.
        case required
        /// The player may leave out this part, because other parts are required.
        case context
        /// The part is in parentheses, and the player may leave it out.
        case parenthetical
    }

    /// A part of a form. A part may be shorter than a word, like `chimp` in `chimpanzee`.
    public struct Part: Sendable, Hashable {
        /// The text of the part as written, including spaces.
        public var text: String
        /// How important the part is in the form.
        public var weight: Weight

        /// Creates a part with its weight.
        public init(_ text: String, _ weight: Weight) {
            self.text = text
            self.weight = weight
        }
    }

    /// The parts of the form, in order. Joined together, the parts form ``text``.
    public var parts: [Part]
    /// Whether required parts are marked. In a form without marks, all words are required.
    public var isMarked: Bool

    /// Creates a form from its parts.
    public init(parts: [Part], isMarked: Bool = true) {
        self.parts = parts
        self.isMarked = isMarked
    }

    /// Creates a form without marks.
    public init(_ text: String) {
        self.init(parts: [Part(text, .required)], isMarked: false)
    }

    /// The text of the form, without markup.
    public var text: String { parts.map(\.text).joined() }

    /// Replaces `stretch` with `other`, ignoring case. Returns nil if the form does not contain
    /// `stretch`.
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
