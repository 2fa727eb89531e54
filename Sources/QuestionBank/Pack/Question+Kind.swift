extension Question {
    /// The kind of question, which determines what a right answer must contain.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The right answer is a single answer.
        case single
        /// The right answer consists of several items, each given as a separate answer (tag
        /// `list`).
        case list
        /// The right answer contains all right choices, in any order (tag ``Question/allTag``).
        case all
        /// The right answer contains all choices in the right order (tag ``Question/orderTag``).
        case order

        /// Whether a single answer contains several choices.
        public var isSelection: Bool { self == .all || self == .order }

        /// The tag for this kind of question.
        package var tag: String? {
            switch self {
            case .single: nil
            case .list: Question.listTag
            case .all: Question.allTag
            case .order: Question.orderTag
            }
        }
    }

    /// The tag for questions that require all right choices: `answer` and the forms in `accept`.
    public static let allTag = "choose-all"
    /// The tag for questions whose choices players must put in order: first `answer`, then the
    /// forms in `accept`.
    public static let orderTag = "in-order"
    static let listTag = "list"
    static let selectionHint =
        "write every right answer exactly like its choice, each once, in answer and accept"

    /// The kind of question. A tag has no effect without the choices that it requires.
    public var kind: Kind {
        if tags.contains(Self.listTag) { return .list }
        guard let kind = taggedSelection, isSelectionComplete(kind) else { return .single }
        return kind
    }

    /// The kind that a tag specifies, even without the choices that the tag requires.
    var taggedSelection: Kind? {
        if tags.contains(Self.orderTag) { return .order }
        return tags.contains(Self.allTag) ? .all : nil
    }

    /// The reason why the question cannot be asked as its tag specifies, or nil if it can.
    var selectionProblem: String? {
        guard let kind = taggedSelection, !tags.contains(Self.listTag), !isSelectionComplete(kind)
        else { return nil }
        if accept.isEmpty { return "there is only one right answer" }
        if choices.isEmpty { return "there are no choices" }
        let parts = parts
        if parts.count <= accept.count { return "a right answer is not among the choices" }
        if Set(parts).count < parts.count { return "a right answer appears twice" }
        return "the right order leaves out a choice"
    }

    /// The indices of the right choices. If the order matters, the indices are in the right order.
    public var rightChoices: [Int] {
        guard let kind = taggedSelection, isSelectionComplete(kind) else {
            return correctChoice.map { [$0] } ?? []
        }
        return parts
    }

    /// Creates the missing choices of an ordering question, in a fixed order that is not the right
    /// order.
    mutating func mixOrder() {
        guard taggedSelection == .order, choices.isEmpty, !accept.isEmpty else { return }
        let right = [answer] + accept
        func key(_ item: String) -> UInt64 { PromptKey(prompt + item).value }
        choices = right.sorted { (key($0), $0) < (key($1), $1) }
        if choices == right { choices.swapAt(0, 1) }
    }

    /// The indices of the choices that the answer and the accepted forms refer to.
    private var parts: [Int] { ([answer] + accept).compactMap(choice(of:)) }

    /// Whether the answer has at least two parts, each of which is a different choice.
    private func isSelectionComplete(_ kind: Kind) -> Bool {
        let parts = parts
        return parts.count > 1 && parts.count == accept.count + 1
            && Set(parts).count == parts.count && (kind == .all || parts.count == choices.count)
    }
}
