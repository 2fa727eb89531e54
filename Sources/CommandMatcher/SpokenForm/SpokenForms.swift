/// The word sequences by which answers and choices are said: what a recognizer should listen for.
///
/// What a judge accepts and what a recognizer can hear come from the same forms. Every word is
/// lower case, without punctuation and digits.
public struct SpokenForms: Sendable, Hashable {
    /// A way to say an alternative.
    public struct Form: Sendable, Hashable {
        /// Lower-case words, in order.
        public var words: [String]
        /// What saying it leads to.
        public var directive: AnswerClause.Directive
        /// The alternative of the answer line, as written.
        public var alternative: String

        public init(words: [String], directive: AnswerClause.Directive, alternative: String) {
            self.words = words
            self.directive = directive
            self.alternative = alternative
        }
    }

    /// Without two that have the same words and without carriers; best known first.
    public var forms: [Form]

    /// The forms of an answer line's alternatives, those to prompt on and to refuse among them.
    /// - Parameter limit: Most forms an alternative may have.
    public init(of line: AnswerLine, limit: Int = 24) {
        forms = []
        var seen: Set<[String]> = []
        for (form, directive) in line.allForms {
            for words in Self.sayings(of: form, limit: limit) where seen.insert(words).inserted {
                forms.append(Form(words: words, directive: directive, alternative: form.text))
            }
        }
        for form in line.answers {
            for name in Self.knownNames(of: form) {
                for words in Self.sayings(of: name, limit: Self.mostOfKnownName)
                where seen.insert(words).inserted {
                    forms.append(Form(words: words, directive: .accept, alternative: form.text))
                }
            }
        }
    }

    /// Names of an answer that nobody wrote are listened for behind those that somebody did, and only
    /// so many of them.
    private static let mostKnownNames = 3
    private static let mostOfKnownName = 2

    private static func knownNames(of form: AnswerForm) -> [String] {
        let known = Knowledge.shared.names(of: form, question: QuestionWords(nil))
            .filter { !$0.isOther && $0.isSure && $0.topic != .elements }.map(\.form.text)
        let parts = form.isMarked ? [] : Titles(form.text).names
        return Array((parts + known).prefix(mostKnownNames))
    }

    /// Every way to say a text, most usual first; no more than `limit`.
    public static func sayings(of text: String, limit: Int = 24) -> [[String]] {
        Sayer(limit: limit).sayings(of: text)
    }

    private static func sayings(of form: AnswerForm, limit: Int) -> [[String]] {
        var texts = [form.text]
        let core = form.parts.filter { $0.weight == .required }.map(\.text).joined(separator: " ")
        let splitsWord = form.splitsWord
        if form.isMarked, !splitsWord { texts.append(core) }
        let bare = form.parts.filter { $0.weight != .parenthetical }.map(\.text).joined()
        if bare != form.text { texts.append(bare) }
        var seen: Set<[String]> = []
        var all: [[String]] = []
        for text in texts {
            for words in sayings(of: text, limit: limit) where seen.insert(words).inserted {
                all.append(words)
            }
        }
        return Array(all.prefix(limit))
    }
}

extension AnswerForm {
    /// Whether a required stretch begins or ends inside a word.
    var splitsWord: Bool {
        for (left, right) in zip(parts, parts.dropFirst()) {
            guard let last = left.text.last, let first = right.text.first else { continue }
            if last.isLetter, first.isLetter { return true }
        }
        return false
    }
}

extension AnswerLine {
    /// Every form with what it leads to, the main answers first.
    var allForms: [(AnswerForm, AnswerClause.Directive)] {
        answers.map { ($0, .accept) }
            + clauses.flatMap { clause in
                clause.forms.map { ($0, clause.directive) }
            }
    }
}
