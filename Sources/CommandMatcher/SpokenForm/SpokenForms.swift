/// The word sequences that the recognizer expects for answers and choices, in lowercase and without
/// punctuation or digits.
public struct SpokenForms: Sendable, Hashable {
    /// A way to say an alternative.
    public struct Form: Sendable, Hashable {
        /// Lowercase words, in order.
        public var words: [String]
        /// The directive in the answer line that applies to these words, such as `accept`.
        public var directive: AnswerClause.Directive
        /// The alternative in the answer line, as written.
        public var alternative: String
        /// Whether the answer line contains the form. A form that the answer line does not contain
        /// is a part of an answer or a known name.
        public var isWritten: Bool

        /// Creates a form from lowercase words.
        public init(
            words: [String], directive: AnswerClause.Directive, alternative: String,
            isWritten: Bool = true
        ) {
            self.words = words
            self.directive = directive
            self.alternative = alternative
            self.isWritten = isWritten
        }
    }

    /// The distinct word sequences without lead-ins, best known first.
    public var forms: [Form]

    /// Finds the forms of all alternatives, including prompted and rejected alternatives.
    /// - Parameters:
    ///   - question: The question's text, which determines the meaning of ambiguous names. Names
    ///     that the question contains are left out.
    ///   - limit: The maximum number of forms for each alternative.
    public init(
        of line: AnswerLine, question: String? = nil, limit: Int = 24,
        in language: CompiledLanguage = .english
    ) {
        forms = []
        let text = question
        let question = QuestionWords(text, language.lexicon)
        var seen: Set<[String]> = []
        for (form, directive) in line.allForms {
            for words in Self.sayings(of: form, limit: limit, in: language)
            where seen.insert(words).inserted {
                forms.append(Form(words: words, directive: directive, alternative: form.text))
            }
        }
        func add(_ name: String, _ directive: Directive, of form: AnswerForm, limit: Int) {
            for words in Self.sayings(of: name, limit: limit, in: language)
            where seen.insert(words).inserted {
                forms.append(
                    Form(
                        words: words, directive: directive, alternative: form.text,
                        isWritten: false))
            }
        }
        for form in line.answers {
            for part in Self.parts(of: form, in: line, question: text, language: language) {
                add(part.text, part.directive, of: form, limit: Self.mostOfPart)
            }
        }
        // The general-knowledge tables contain only English names.
        for form in language.has(.names) ? line.answers : [] {
            let family = FormWords.familyName(of: form, question: question, language.lexicon)
            let known = Self.knownNames(of: form, question: question)
            for name in (family.map { [$0] } ?? []) + known {
                add(name, .accept, of: form, limit: Self.mostOfKnownName)
            }
        }
    }

    /// The maximum number of known names that follow the written forms.
    private static let mostKnownNames = 3
    private static let mostOfKnownName = 2

    private typealias Directive = AnswerClause.Directive

    private static func knownNames(of form: AnswerForm, question: QuestionWords) -> [String] {
        let known = Knowledge.shared.names(of: form, question: question)
            .filter { !$0.isOther && $0.isSure && $0.topic != .elements && !$0.isRarelySaid }
            .map(\.form.text)
        let parts = form.isMarked ? [] : Titles(form.text).names
        return Array((parts + known).prefix(mostKnownNames))
    }

    /// At most `limit` ways to say the text, most common first.
    package static func sayings(
        of text: String, limit: Int = 24, in language: CompiledLanguage = .english
    ) -> [[String]] {
        Sayer(limit: limit, language: language).sayings(of: text)
    }

    private static func sayings(
        of form: AnswerForm, limit: Int, in language: CompiledLanguage
    ) -> [[String]] {
        let disguised = form.isMarked ? [] : Disguise.variants(of: form.text)
        let dates = form.isMarked ? [] : DateFigures.variants(of: form.text, in: language)
        var texts = dates + disguised.prefix(1) + [form.text]
        let core = form.parts.filter { $0.weight == .required }.map(\.text).joined(separator: " ")
        let splitsWord = form.splitsWord
        if form.isMarked, !splitsWord { texts.append(core) }
        let bare = form.parts.filter { $0.weight != .parenthetical }.map(\.text).joined()
        if bare != form.text { texts.append(bare) }
        var seen: Set<[String]> = []
        var all: [[String]] = []
        for text in texts {
            for words in sayings(of: text, limit: limit, in: language)
            where seen.insert(words).inserted {
                all.append(words)
            }
        }
        return Array(all.prefix(limit))
    }
}

extension AnswerForm {
    /// Whether a required part begins or ends inside a word.
    var splitsWord: Bool {
        for (left, right) in zip(parts, parts.dropFirst()) {
            guard let last = left.text.last, let first = right.text.first else { continue }
            if last.isLetter, first.isLetter { return true }
        }
        return false
    }
}

extension AnswerLine {
    /// Every form with its directive, main answers first.
    var allForms: [(AnswerForm, AnswerClause.Directive)] {
        answers.map { ($0, .accept) }
            + clauses.flatMap { clause in clause.forms.map { ($0, clause.directive) } }
    }
}
