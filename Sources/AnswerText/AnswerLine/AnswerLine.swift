/// The main answer to a question, and the other answers to accept, reject or ask about.
public struct AnswerLine: Sendable, Hashable {
    /// The notation of the answer line, which determines how forms without marks are read.
    public enum Notation: Sendable, Hashable {
        /// A text with directives. If nothing in the text is marked, it is unknown which words are
        /// required.
        case line
        /// A list of forms. All words of a form are required.
        case list
    }

    /// An incomplete answer, and what to ask the player next.
    public struct PromptForm: Sendable, Hashable {
        /// The form as written, possibly with answer-line markup.
        public var form: String
        /// The question to ask the player; nil for the game's standard question.
        public var ask: String?

        /// Creates an incomplete answer and the question that the game then asks.
        public init(_ form: String, ask: String? = nil) {
            self.form = form
            self.ask = ask
        }
    }

    /// The main answer and its alternatives. The official answer comes first.
    public var answers: [AnswerForm]
    /// The clauses, in the order in which they are written.
    public var clauses: [AnswerClause]
    /// All choices as shown to the players; empty for an open question.
    public var choices: [String]
    /// The choices that an answer must name, if it must name several; nil if one choice is enough.
    public var selection: Selection?
    /// The largest accepted difference from a numeric answer.
    public var tolerance: Double?
    /// The notation of the answer line.
    public var notation: Notation
    /// Errors in the notation, in order. The answer line can be used despite these errors.
    public var problems: [AnswerLineError]
    /// The text that was parsed, or the main answer of a list.
    public let source: String

    /// Parses quiz-bowl notation in HTML, Markdown or plain text. Throws the first error.
    public init(parsing text: String) throws(AnswerLineError) {
        self.init(lenient: text)
        if let problem = problems.first { throw problem }
    }

    /// Parses quiz-bowl notation and collects its errors in ``problems``.
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

    /// Creates an answer line from lists of forms, which may contain markup. The answer may contain
    /// directives.
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
    public var official: String {
        if let selection { return selection.right.map { choices[$0] }.joined(separator: ", ") }
        return (answers.first?.text ?? source).trimmed()
    }
}
