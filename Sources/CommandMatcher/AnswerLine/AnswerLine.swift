/// What counts as an answer: the main answer, and what else to accept, prompt on or reject.
///
/// Both quiz-bowl notation and plain lists of aliases become this model. Answer lines come from
/// strangers: every text makes an answer line, and errors in its notation are kept in ``problems``.
public struct AnswerLine: Sendable, Hashable {
    /// How the line was written, which decides how an unmarked form is read.
    public enum Notation: Sendable, Hashable {
        /// One line of text with directives; without marks it is open which words are required.
        case line
        /// A list in which every form must be given whole.
        case list
    }

    /// A form that is not enough, and what to ask the player then.
    public struct PromptForm: Sendable, Hashable {
        /// As written; may hold answer-line markup.
        public var form: String
        /// What to ask the player; nil leaves the words to the game.
        public var ask: String?

        /// A form, and what to ask for when it is given.
        public init(_ form: String, ask: String? = nil) {
            self.form = form
            self.ask = ask
        }
    }

    /// The main answer and the alternatives written beside it; the first is the official one.
    public var answers: [AnswerForm]
    /// In the order written.
    public var clauses: [AnswerClause]
    /// Choices as shown to the players, the right one among them; empty for an open question.
    public var choices: [String]
    /// Largest difference from a numeric answer that still counts.
    public var tolerance: Double?
    /// How the line was written.
    public var notation: Notation
    /// Errors in the notation, in the order written. The line is usable nevertheless.
    public var problems: [AnswerLineError]
    /// The text the line was parsed from, or the answer of a list.
    public let source: String

    /// Reads quiz-bowl notation in HTML, Markdown or plain text.
    /// - Throws: the first problem of the notation.
    public init(parsing text: String) throws(AnswerLineError) {
        self.init(lenient: text)
        if let problem = problems.first { throw problem }
    }

    /// Reads quiz-bowl notation and makes the best of any errors in it; see ``problems``.
    public init(lenient text: String) {
        let parser = AnswerLineParser(text)
        answers = parser.answers
        clauses = parser.clauses
        problems = parser.problems
        choices = []
        tolerance = nil
        notation = .line
        source = text
        takeTolerance()
    }

    /// Makes an answer line from lists. Every form may hold answer-line markup, and the answer may
    /// hold directives.
    public init(
        answer: String, accept: [String] = [], promptOn: [PromptForm] = [], reject: [String] = [],
        choices: [String] = [], tolerance: Double? = nil
    ) {
        let parser = AnswerLineParser(listItem: answer)
        answers = parser.answers
        clauses = parser.clauses
        problems = parser.problems
        notation = .list
        source = answer
        self.choices = choices
        self.tolerance = tolerance
        takeTolerance()
        for form in accept {
            let parser = AnswerLineParser(listItem: form)
            clauses += [AnswerClause(.accept, forms: parser.answers)] + parser.clauses
        }
        for form in promptOn {
            let forms = AnswerLineParser(listItem: form.form).answers
            clauses.append(AnswerClause(.prompt, forms: forms, ask: form.ask))
        }
        for form in reject {
            clauses.append(AnswerClause(.reject, forms: AnswerLineParser(listItem: form).answers))
        }
    }

    /// The answer as shown to people.
    public var official: String { (answers.first?.text ?? source).trimmed() }
}
