/// An instruction in an answer line, with its forms.
public struct AnswerClause: Sendable, Hashable {
    /// What to do with a matching answer.
    public enum Directive: String, Sendable, Hashable, CaseIterable {
        /// A matching answer is right.
        case accept
        /// The answer is incomplete: ask for more and listen again.
        case prompt
        /// A matching answer is wrong.
        case reject
        /// The answer is too specific: ask for a more general one.
        case antiprompt
    }

    /// What the directive applies to.
    public enum Scope: String, Sendable, Hashable, CaseIterable {
        /// The clause applies to its own forms.
        case forms
        /// The clause applies to any required part of the main answer.
        case anyPart
        /// The clause applies to an incomplete main answer.
        case partial
        /// The clause applies to other word forms and clear equivalents.
        case wordForms
    }

    /// What to do with a matching answer.
    public var directive: Directive
    /// What the directive applies to.
    public var scope: Scope
    /// The forms, in order. Empty if ``scope`` is enough.
    public var forms: [AnswerForm]
    /// The question for the player, for ``Directive/prompt`` and ``Directive/antiprompt``.
    public var ask: String?
    /// The part of the question after which the directive ends. Empty for "before mention" of the form.
    public var until: String?

    /// Creates a clause.
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
