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
}
