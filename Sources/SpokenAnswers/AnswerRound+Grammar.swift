import CommandMatcher
import Languages
public import SpeechRecognition

// What to listen for: the judge's spoken forms of the answer and of the choices, with what people say
// around an answer, rivals, and the game's commands.
extension AnswerRound {
    /// Commands by the moment in which they mean something.
    private static let inQuestion = [
        "repeat", "skip", "hint", "score", "pause", "quit", "challenge", "giveup", "help",
    ]
    private static let inDecision = ["yes", "no"]
    private static let otherwise = [
        "score", "pause", "resume", "quit", "challenge", "skip", "help",
    ]
    /// Answers of other questions that are listened for: enough to hear a confusion, few enough to
    /// cost nothing.
    private static let rivalLimit = 12
    /// How often a choice is named by letter or number, how often by its place alone ("the third"), how
    /// often by both letter and text, how often an answer by a name that its line does not have, and how
    /// often another question's answer is said, beside once the text of an answer. A letter is soon heard
    /// in any sound, and "the eighth" in a letter.
    private static let letterWeight = 3e-4
    private static let placeWeight = 3e-5
    private static let bothWeight = 1e-5
    static let knownWeight = 0.1
    static let rivalWeight = 0.05

    /// The phrases that name a choice without its text, "b", "the third": the right one, or another.
    static let namePhrases = (right: "name", wrong: "other name")
    /// What is no answer, or another's.
    static let rivalPhrase = "rival"

    /// What ends a question without points is waited for as if more could follow: whoever corrects himself does so
    /// at once ("no wait"). What is right is ruled right at once.
    private static let unhurriedTags: Set<GrammarExpression.Tag> = Set(
        [rivalPhrase, namePhrases.wrong, AnswerClause.Directive.reject.rawValue].map {
            .init(name: Grammar.phraseTag, value: $0)
        } + ["giveup", "skip"].map { .init(name: "command", value: $0) })

    /// - Parameter isBare: only answers and choices, nothing around them and nothing else: to compare
    ///   with figures that were measured so. No game listens like that.
    public func grammar(for awaited: Awaited, isBare: Bool = false) -> Grammar {
        switch awaited {
        case .answer(let choices), .more(_, let choices):
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
        case .decision: return commandGrammar(Self.inDecision)
        case .commands: return commandGrammar(Self.otherwise)
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
        let texts = SpokenForms.choiceTexts(choices, in: language)
        for (index, names) in SpokenForms.namings(choices, in: language).enumerated()
        where open.contains(choices[index]) {
            let isRight = judge.judge(typed: choices[index]).outcome == .accept
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

    /// By what else "true", "false", "yes" and "no" are called, as the judge knows it; letters are only written so.
    private func otherNames(of text: String) -> [[String]] {
        language.language.letters.otherNames(of: text).filter { $0.count > 1 }
            .map { $0.split(separator: " ").map(String.init) }
    }

    /// - Parameter texts: how the choice itself is said.
    private func choice(
        _ words: [String], naming texts: Set<[String]>, isRight: Bool
    ) -> Grammar.Phrase {
        let id = isRight ? "choice" : Self.rivalPhrase
        if texts.contains(words) { return .init(id: id, words: words) }
        if texts.contains(Array(words.dropFirst())) {
            return .init(id: id, words: words, weight: Self.bothWeight)
        }
        // "a. for alpha" is so seldom said that a noise must not be taken for it.
        let isSpelled =
            words.count > 2 && language.language.letters.letters.contains { $0.heard == words[0] }
        let isPlace = words.count == 2 && language.language.words[.article].contains(words[0])
        return .init(
            id: isRight ? Self.namePhrases.right : Self.namePhrases.wrong, words: words,
            weight: isSpelled ? Self.bothWeight : isPlace ? Self.placeWeight : Self.letterWeight)
    }

    /// What completes an answer that was not enough: the beginnings and ends of its whole forms
    /// ("the fourteenth" of "louis the fourteenth").
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

    private func commandGrammar(
        _ names: [String], except taken: Set<[String]> = []
    ) -> Grammar {
        var grammar = commands.grammar(of: names, except: taken) ?? Grammar(.oneOf([]))
        grammar.decisiveTags = ["command"]
        return grammar
    }
}
