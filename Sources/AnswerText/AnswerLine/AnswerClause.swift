/// An instruction in an answer line, such as "accept" or "reject".
public struct AnswerClause: Sendable, Hashable {
    /// What to do with an answer that matches the clause.
    public enum Directive: String, Sendable, Hashable, CaseIterable {
        /// An answer that matches the clause is right.
        case accept
        /// The answer is incomplete, so the game asks for more and listens again.
        case prompt
        /// An answer that matches the clause is wrong.
        case reject
        /// The answer is too specific, so the game asks for a more general answer.
        case antiprompt
    }

    /// What the directive applies to.
    public enum Scope: String, Sendable, Hashable, CaseIterable {
        /// The clause applies to the answer forms that it lists.
        case forms
        /// The clause applies to any required part of the main answer.
        case anyPart
        /// The clause applies to an incomplete main answer.
        case partial
        /// The clause applies to other word forms and clear equivalents of an answer.
        case wordForms
    }

    /// What to do with an answer that matches the clause.
    public var directive: Directive
    /// What the directive applies to.
    public var scope: Scope
    /// The answer forms that the clause lists, in order. The list is empty if ``scope`` alone
    /// states what matches.
    public var forms: [AnswerForm]
    /// The question that ``Directive/prompt`` or ``Directive/antiprompt`` asks the player.
    public var ask: String?
    /// The words in the question after which the directive no longer applies. An empty string means
    /// that the clause contains the words "before mention".
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
