import CommandMatcher
import Languages
public import SpeechRecognition

extension AnswerRound {
    /// The commands for questions, for decisions and for all other situations.
    static let inQuestion = [
        "repeat", "skip", "hint", "score", "pause", "quit", "challenge", "giveup", "help",
    ]
    private static let inDecision = ["yes", "no"]
    private static let otherwise = [
        "score", "pause", "resume", "quit", "challenge", "skip", "help",
    ]
    /// The names of the commands that the recognizer listens for.
    static func commandNames(for awaited: Awaited) -> [String] {
        switch awaited {
        case .answer, .more: inQuestion
        case .number, .pick, .who, .wager: inRequest
        case .decision: inDecision
        case .commands: otherwise
        }
    }

    /// The maximum number of rivals (answers to other questions) in a grammar (see
    /// docs/decisions/0060).
    private static let rivalLimit = 12
    /// The frequencies of other phrases, relative to the answer's text: a letter or number, a
    /// position, a letter with the text, a name that the answer line lacks, and a rival. The
    /// frequencies are low because many sounds resemble a letter or "the eighth".
    private static let letterWeight = 3e-4
    private static let placeWeight = 3e-5
    private static let bothWeight = 1e-5
    static let knownWeight = 0.1
    static let rivalWeight = 0.05

    /// Tags of phrases that name a choice without its text, such as "b" or "the third".
    static let namePhrases = (right: "name", wrong: "other name")
    /// The tag of a phrase that is not an answer or that answers a different question.
    static let rivalPhrase = "rival"

    /// Tags of phrases that earn no points. Players often correct phrases that earn no points, so
    /// the recognizer waits longer after such phrases.
    private static let unhurriedTags: Set<GrammarExpression.Tag> = Set(
        [rivalPhrase, namePhrases.wrong, AnswerClause.Directive.reject.rawValue].map {
            .init(name: Grammar.phraseTag, value: $0)
        } + ["giveup", "skip"].map { .init(name: "command", value: $0) })

    /// The grammar for the awaited input. If `isBare` is true, which is meant for comparisons, the
    /// grammar lacks the words around answers.
    public func grammar(for awaited: Awaited, isBare: Bool = false) -> Grammar {
        switch awaited {
        case .answer(let choices), .more(_, let choices):
            if judge.line.selection != nil { return selectionGrammar(open: choices) }
            var phrases = answerPhrases(open: choices)
            if isBare { return Grammar.phrases(phrases) }
            if case .more = awaited { phrases += additions(to: phrases) }
            phrases += rivalPhrases(except: phrases)
            if self.choices.isEmpty {
                phrases += numbersThatCount(except: phrases)
                phrases += numbersBeside(except: phrases)
            }
            let around = WordsAround(language, question: judge.question)
            phrases += otherNumbers(of: around.counted)
            var grammar = Grammar.phrases(
                phrases, before: around.before, fillers: around.fillers, after: around.after,
                joiners: around.joiners(mayCorrect: !choices.isEmpty || awaited.first != nil),
                or: commandGrammar(Self.inQuestion, except: Set(phrases.map(\.words))),
                talk: around.talk)
            grammar.unhurriedTags = Self.unhurriedTags
            return grammar
        case .number(let exact): return requestGrammar(numberGrammar(like: exact))
        case .pick(let categories, let values, let alone):
            return requestGrammar(
                pickGrammar(categories, values, alone: alone), or: commands.categories)
        case .who(let players): return requestGrammar(whoGrammar(players))
        case .wager: return requestGrammar(wagerGrammar())
        case .decision, .commands: return commandGrammar(Self.commandNames(for: awaited))
        }
    }

    private func answerPhrases(open: [String]) -> [Grammar.Phrase] {
        var phrases: [Grammar.Phrase] = []
        var seen: Set<[String]> = []
        func add(_ phrase: Grammar.Phrase) {
            if !phrase.words.isEmpty, seen.insert(phrase.words).inserted { phrases.append(phrase) }
        }
        for form in SpokenForms(of: judge.line, question: judge.question, in: language).forms {
            let weight = form.isWritten ? 1 : Self.knownWeight
            add(.init(id: form.directive.rawValue, words: form.words, weight: weight))
        }
        let chosen = choicePhrases(open: open) { judge.judge(typed: $0).outcome == .accept }
        for phrase in chosen { add(phrase) }
        guard choices.isEmpty else { return phrases }
        for form in judge.line.answers {
            for words in otherNames(of: form.text) {
                add(
                    .init(
                        id: AnswerClause.Directive.accept.rawValue, words: words,
                        weight: Self.knownWeight))
            }
        }
        return phrases
    }

    /// All ways to name the choices that are still open.
    func choicePhrases(open: [String], isRight: (String) -> Bool) -> [Grammar.Phrase] {
        var phrases: [Grammar.Phrase] = []
        var seen: Set<[String]> = []
        func add(_ phrase: Grammar.Phrase) {
            if !phrase.words.isEmpty, seen.insert(phrase.words).inserted { phrases.append(phrase) }
        }
        let texts = SpokenForms.choiceTexts(choices, in: language)
        for (index, names) in ChoiceNames.namings(choices, in: language).enumerated()
        where open.contains(choices[index]) {
            let isRight = isRight(choices[index])
            for words in texts[index] + names + commands.names(ofChoice: index) {
                add(choice(words, naming: Set(texts[index]), isRight: isRight))
            }
            for words in otherNames(of: choices[index]) {
                add(
                    .init(
                        id: isRight ? "choice" : Self.rivalPhrase, words: words,
                        weight: Self.knownWeight))
            }
        }
        return phrases
    }

    /// Other names of "true", "false", "yes" and "no", without single letters, which players only
    /// type.
    private func otherNames(of text: String) -> [[String]] {
        language.language.letters.otherNames(of: text).filter { $0.count > 1 }
            .map { $0.split(separator: " ").map(String.init) }
    }

    /// A phrase that names a choice. `texts` contains all ways to say the choice's text.
    private func choice(
        _ words: [String], naming texts: Set<[String]>, isRight: Bool
    ) -> Grammar.Phrase {
        let id = isRight ? "choice" : Self.rivalPhrase
        if texts.contains(words) { return .init(id: id, words: words) }
        if texts.contains(Array(words.dropFirst())) {
            return .init(id: id, words: words, weight: Self.bothWeight)
        }
        let isSpelled =
            words.count > 2 && language.language.letters.letters.contains { $0.heard == words[0] }
        let isPlace = words.count == 2 && language.language.words[.article].contains(words[0])
        return .init(
            id: isRight ? Self.namePhrases.right : Self.namePhrases.wrong, words: words,
            weight: isSpelled ? Self.bothWeight : isPlace ? Self.placeWeight : Self.letterWeight)
    }

    /// Words that can complete an incomplete answer: the beginnings and ends of its full forms.
    private func additions(to phrases: [Grammar.Phrase]) -> [Grammar.Phrase] {
        var seen = Set(phrases.map(\.words))
        return phrases.flatMap { phrase in
            (1..<max(phrase.words.count, 1)).flatMap { count in
                [Array(phrase.words.prefix(count)), Array(phrase.words.suffix(count))]
            }
        }.filter { seen.insert($0).inserted }.map { .init(id: "addition", words: $0) }
    }

    /// The first form of each rival, except rivals that share a form with the answer.
    private func rivalPhrases(except phrases: [Grammar.Phrase]) -> [Grammar.Phrase] {
        var seen = Set(phrases.map(\.words))
        var chosen: [Grammar.Phrase] = []
        for rival in rivals where chosen.count < Self.rivalLimit {
            let forms = SpokenForms(of: rival, in: language).forms.map(\.words)
            guard let first = forms.first, seen.isDisjoint(with: forms) else { continue }
            seen.insert(first)
            chosen.append(.init(id: Self.rivalPhrase, words: first, weight: Self.rivalWeight))
        }
        return chosen
    }

    func commandGrammar(
        _ names: [String], except taken: Set<[String]> = []
    ) -> Grammar {
        var grammar = commands.grammar(of: names, except: taken) ?? Grammar(.oneOf([]))
        grammar.decisiveTags = ["command"]
        return grammar
    }
}
