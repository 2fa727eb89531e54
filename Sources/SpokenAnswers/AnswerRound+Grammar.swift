import CommandMatcher
import Languages
public import SpeechRecognition

// Builds grammars from the judge's spoken forms of the answer and the choices, with lead-ins and
// endings. The grammars also contain answers to other questions and the game's commands.
extension AnswerRound {
    /// The commands for each situation.
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

    /// The maximum number of answers to other questions in a grammar. More answers would slow down
    /// recognition.
    private static let rivalLimit = 12
    /// Frequencies relative to the text of an answer. The frequencies apply to a choice named by
    /// its letter or number, a choice named only by its position ("the third"), a letter with its
    /// text, an answer given by a name that its line does not contain, and the answer to another
    /// question. Letters have a low frequency because many sounds resemble a letter. "The eighth"
    /// has an even lower frequency because it resembles a letter.
    private static let letterWeight = 3e-4
    private static let placeWeight = 3e-5
    private static let bothWeight = 1e-5
    static let knownWeight = 0.1
    static let rivalWeight = 0.05

    /// Tags of phrases that name the right choice, or a different choice, without its text: "b",
    /// "the third".
    static let namePhrases = (right: "name", wrong: "other name")
    /// The tag of phrases that are not an answer, or that answer a different question.
    static let rivalPhrase = "rival"

    /// Tags of phrases after which the recognizer waits for more speech. These phrases earn no
    /// points, and players often correct themselves right away ("no wait"). A right answer is
    /// accepted immediately.
    private static let unhurriedTags: Set<GrammarExpression.Tag> = Set(
        [rivalPhrase, namePhrases.wrong, AnswerClause.Directive.reject.rawValue].map {
            .init(name: Grammar.phraseTag, value: $0)
        } + ["giveup", "skip"].map { .init(name: "command", value: $0) })

    /// - Parameter isBare: Whether the grammar contains only answers and choices, without words
    ///   around them or other phrases. Games do not use this option, which allows comparisons with
    ///   older measurements.
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

    /// Other names that the judge accepts for "true", "false", "yes" and "no". Single letters are
    /// left out, because players only type them.
    private func otherNames(of text: String) -> [[String]] {
        language.language.letters.otherNames(of: text).filter { $0.count > 1 }
            .map { $0.split(separator: " ").map(String.init) }
    }

    /// - Parameter texts: The ways to say the text of the choice.
    private func choice(
        _ words: [String], naming texts: Set<[String]>, isRight: Bool
    ) -> Grammar.Phrase {
        let id = isRight ? "choice" : Self.rivalPhrase
        if texts.contains(words) { return .init(id: id, words: words) }
        if texts.contains(Array(words.dropFirst())) {
            return .init(id: id, words: words, weight: Self.bothWeight)
        }
        // The low weight of "a. for alpha" prevents noise from matching this phrase. Players rarely
        // say this phrase.
        let isSpelled =
            words.count > 2 && language.language.letters.letters.contains { $0.heard == words[0] }
        let isPlace = words.count == 2 && language.language.words[.article].contains(words[0])
        return .init(
            id: isRight ? Self.namePhrases.right : Self.namePhrases.wrong, words: words,
            weight: isSpelled ? Self.bothWeight : isPlace ? Self.placeWeight : Self.letterWeight)
    }

    /// Words that can complete an incomplete answer: the beginnings and ends of its full forms
    /// ("the fourteenth" from "louis the fourteenth").
    private func additions(to phrases: [Grammar.Phrase]) -> [Grammar.Phrase] {
        var seen = Set(phrases.map(\.words))
        return phrases.flatMap { phrase in
            (1..<max(phrase.words.count, 1)).flatMap { count in
                [Array(phrase.words.prefix(count)), Array(phrase.words.suffix(count))]
            }
        }.filter { seen.insert($0).inserted }.map { .init(id: "addition", words: $0) }
    }

    /// The first form of each rival that shares no form with the answer.
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
