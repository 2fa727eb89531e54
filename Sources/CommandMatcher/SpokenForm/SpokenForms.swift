/// The word sequences in which answers and choices are said: what a recognizer should listen for.
///
/// The judge and the recognizer use the same forms. Every word is lower case, without punctuation
/// and digits.
public struct SpokenForms: Sendable, Hashable {
    /// A way to say an alternative.
    public struct Form: Sendable, Hashable {
        /// Lower-case words, in order.
        public var words: [String]
        /// The outcome of saying it.
        public var directive: AnswerClause.Directive
        /// The alternative of the answer line, as written.
        public var alternative: String
        /// Whether the answer line contains it. Otherwise it is a part of the line that is accepted
        /// or prompted on, or another known name for the answer.
        public var isWritten: Bool

        /// A form of lower-case words, and the outcome of saying it.
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

    /// No two have the same words, and none has a lead-in; the best known come first.
    public var forms: [Form]

    /// The forms of an answer line's alternatives, including those to prompt on and to reject.
    /// - Parameters:
    ///   - question: The text of the question. It shows which sense of a name is meant, and its own
    ///     words are not listened for.
    ///   - limit: The most forms for each alternative.
    ///   - language: The language of the answers.
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
        // General knowledge covers English names only.
        for form in language.has(.names) ? line.answers : [] {
            for name in Self.knownNames(of: form, question: question) {
                add(name, .accept, of: form, limit: Self.mostOfKnownName)
            }
        }
    }

    /// Known names that nobody wrote come after the written ones, at most this many.
    private static let mostKnownNames = 3
    private static let mostOfKnownName = 2

    private typealias Directive = AnswerClause.Directive

    private static func knownNames(of form: AnswerForm, question: QuestionWords) -> [String] {
        let known = Knowledge.shared.names(of: form, question: question)
            .filter { !$0.isOther && $0.isSure && $0.topic != .elements && !isScientific($0) }.map(
                \.form.text)
        let parts = form.isMarked ? [] : Titles(form.text).names
        return Array((parts + known).prefix(mostKnownNames))
    }

    /// "Papaver somniferum": no dictionary has its pronunciation, and hardly anybody says it.
    private static func isScientific(_ name: Knowledge.Name) -> Bool {
        let words = name.form.text.split(separator: " ")
        return name.topic == .wordNet && words.count == 2
            && words[0].first?.isUppercase == true && words[1].first?.isLowercase == true
    }

    /// Ways to say a text, the most usual first; at most `limit`.
    public static func sayings(
        of text: String, limit: Int = 24, in language: CompiledLanguage = .english
    ) -> [[String]] {
        Sayer(limit: limit, language: language).sayings(of: text)
    }

    private static func sayings(
        of form: AnswerForm, limit: Int, in language: CompiledLanguage
    ) -> [[String]] {
        let disguised = form.isMarked ? [] : Disguise.variants(of: form.text)
        var texts = disguised.prefix(1) + [form.text]
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
    /// Every form with its directive, the main answers first.
    var allForms: [(AnswerForm, AnswerClause.Directive)] {
        answers.map { ($0, .accept) }
            + clauses.flatMap { clause in clause.forms.map { ($0, clause.directive) } }
    }
}
