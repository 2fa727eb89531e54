/// An instruction of an answer line: what to do with which forms.
public struct AnswerClause: Sendable, Hashable {
    /// What to do with an answer that has one of the forms.
    public enum Directive: String, Sendable, Hashable, CaseIterable {
        case accept
        /// The answer is not enough: ask for more and listen again.
        case prompt
        case reject
        /// The answer is too specific: ask for the more general one.
        case antiprompt
    }

    /// What the directive applies to besides its ``AnswerClause/forms``.
    public enum Scope: String, Sendable, Hashable, CaseIterable {
        case forms
        /// Any single required stretch of the main answer is enough.
        case anyPart
        /// Part of the main answer.
        case partial
        /// Other word forms and clear equivalents.
        case wordForms
    }

    /// What to do.
    public var directive: Directive
    /// What the directive applies to.
    public var scope: Scope
    /// The forms it names, in the order written; empty where ``scope`` says everything.
    public var forms: [AnswerForm]
    /// What to ask the player, for ``Directive/prompt`` and ``Directive/antiprompt``.
    public var ask: String?
    /// The directive counts only until this stretch of the question has been read. An empty string
    /// stands for the form itself ("before mention").
    public var until: String?

    /// A clause without a prompt text and without an end unless they are given.
    public init(
        _ directive: Directive, forms: [AnswerForm] = [], scope: Scope = .forms,
        ask: String? = nil, until: String? = nil
    ) {
        self.directive = directive
        self.scope = scope
        self.forms = forms
        self.ask = ask
        self.until = until
    }
}
