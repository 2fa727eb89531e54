extension Question {
    /// What a right answer must contain.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// One answer.
        case single
        /// Several items, each given as a separate answer (tag `list`).
        case list
        /// All right choices, in any order (tag ``Question/allTag``).
        case all
        /// All choices, in the right order (tag ``Question/orderTag``).
        case order

        /// Whether one answer names several choices.
        public var isSelection: Bool { self == .all || self == .order }

        /// The tag of such a question.
        package var tag: String? {
            switch self {
            case .single: nil
            case .list: Question.listTag
            case .all: Question.allTag
            case .order: Question.orderTag
            }
        }
    }

    /// The tag of a question whose answer must name all right choices: the answer and each accepted
    /// form.
    public static let allTag = "choose-all"
    /// The tag of a question whose choices must be put in order. The answer comes first, and the
    /// accepted forms follow in the right order.
    public static let orderTag = "in-order"
    static let listTag = "list"
    static let selectionHint =
        "write every right answer exactly like its choice, each once, in answer and accept"

    /// What a right answer must contain. A tag without the choices that it needs has no effect.
    public var kind: Kind {
        if tags.contains(Self.listTag) { return .list }
        guard let kind = taggedSelection, isSelectionComplete(kind) else { return .single }
        return kind
    }

    /// The kind that a tag states, with or without the choices that it needs.
    var taggedSelection: Kind? {
        if tags.contains(Self.orderTag) { return .order }
        return tags.contains(Self.allTag) ? .all : nil
    }

    /// Why the question cannot be asked as its tag says. Nil if the question can be asked, or if it
    /// has no such tag.
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

    /// The indices of the right choices. If the choices must be put in order, they are in that
    /// order. Empty for an open question.
    public var rightChoices: [Int] {
        guard let kind = taggedSelection, isSelectionComplete(kind) else {
            return correctChoice.map { [$0] } ?? []
        }
        return parts
    }

    /// If an ordering question has no choices, creates them from the answer and the accepted forms,
    /// in a different order from the right one. The order is always the same for one question.
    mutating func mixOrder() {
        guard taggedSelection == .order, choices.isEmpty, !accept.isEmpty else { return }
        let right = [answer] + accept
        func key(_ item: String) -> UInt64 { PromptKey(prompt + item).value }
        choices = right.sorted { (key($0), $0) < (key($1), $1) }
        if choices == right { choices.swapAt(0, 1) }
    }

    /// The choices that the answer and the accepted forms name.
    private var parts: [Int] { ([answer] + accept).compactMap(choice(of:)) }

    /// Whether every part of the answer is a different choice, and there are at least two.
    private func isSelectionComplete(_ kind: Kind) -> Bool {
        let parts = parts
        return parts.count > 1 && parts.count == accept.count + 1
            && Set(parts).count == parts.count && (kind == .all || parts.count == choices.count)
    }
}
