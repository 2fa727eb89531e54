/// An instruction of an answer line: what to do with which forms.
public struct AnswerClause: Sendable, Hashable {
    /// What is to be done with an answer that has one of the forms.
    public enum Directive: String, Sendable, Hashable, CaseIterable {
        case accept
        /// The answer is not enough: ask for more and listen again.
        case prompt
        case reject
        /// The answer says too much of a special thing: ask for the general one.
        case antiprompt
    }

    /// What the directive applies to beside its ``AnswerClause/forms``.
    public enum Scope: String, Sendable, Hashable, CaseIterable {
        case forms
        /// Any single required stretch of the main answer is enough.
        case anyPart
        /// Part of the main answer.
        case partial
        /// Other word forms and clear equivalents.
        case wordForms
    }

    /// What is to be done.
    public var directive: Directive
    /// What it is to be done with.
    public var scope: Scope
    /// The forms it names, in writing order; none where ``scope`` says it all.
    public var forms: [AnswerForm]
    /// What to ask the player, for ``Directive/prompt`` and ``Directive/antiprompt``.
    public var ask: String?
    /// The directive counts only until this stretch of the question has been read; an empty string
    /// stands for the form itself ("before mention").
    public var until: String?

    /// A clause with nothing to ask and no end, unless they are given.
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
