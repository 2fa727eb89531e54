import CommandMatcher
import QuestionBank
import SpeechRecognition
import TriviaGame

/// Makes what the ear listens for: the judge's spoken forms of the answer and of the choices, with
/// what people say around an answer, and the game's commands.
enum AnswerGrammar {
    /// What may be said before an answer: the most usual of what the judge takes away again. Every
    /// further one would open the ear a little wider.
    static let carriers = [
        "i think", "i think it's", "i think it is", "i think that's", "it's", "it is", "is it",
        "that's", "what is", "who is", "the answer is", "my answer is", "i guess", "i'd say",
        "i believe it's", "i'll go with", "i'm going with", "maybe", "probably", "it must be",
        "let's say", "oh i know", "final answer", "well", "oh",
    ]
    static let fillers = ["uh", "um"]

    /// Commands by the moment in which they mean something.
    private static let inQuestion = [
        "repeat", "skip", "hint", "score", "pause", "quit", "challenge", "giveup",
    ]
    private static let inDecision = ["yes", "no"]
    private static let otherwise = [
        "score", "pause", "resume", "quit", "challenge", "skip",
    ]
    /// Ways to say a command that are listened for; the first are the most usual.
    private static let phraseLimit = 4

    /// Answers of other questions that are listened for: enough to hear a confusion, few enough to
    /// cost nothing.
    private static let rivalLimit = 12

    static func grammar(
        for expectation: Expectation, sheet: QuestionSheet, rivals: [QuestionSheet] = []
    ) -> Grammar {
        switch expectation.kind {
        case .answer, .moreSpecific:
            var phrases = answerPhrases(sheet, open: expectation.choices)
            if expectation.kind == .moreSpecific { phrases += additions(to: phrases) }
            phrases += rivalPhrases(rivals, except: phrases)
            let commands = commands(inQuestion, except: Set(phrases.map(\.words)))
            guard !phrases.isEmpty else { return commands }
            return Grammar.phrases(
                phrases, carriers: carriers.map(words), fillers: fillers, or: commands)
        case .decision: return commands(inDecision)
        case .commands: return commands(otherwise)
        }
    }

    private static func answerPhrases(
        _ sheet: QuestionSheet, open: [String]
    ) -> [Grammar.Phrase] {
        var phrases: [Grammar.Phrase] = []
        var seen: Set<[String]> = []
        func add(_ words: [String], id: String) {
            if !words.isEmpty, seen.insert(words).inserted {
                phrases.append(.init(id: id, words: words))
            }
        }
        for form in SpokenForms(of: sheet.line).forms {
            add(form.words, id: form.directive.rawValue)
        }
        let choices = sheet.question.choices
        for (index, forms) in SpokenForms.choiceForms(choices).enumerated()
        where open.contains(choices[index]) {
            for words in forms { add(words, id: "choice") }
        }
        return phrases
    }

    /// What completes an answer that was not enough: the beginnings and ends of its whole forms
    /// ("the fourteenth" of "louis the fourteenth").
    private static func additions(to phrases: [Grammar.Phrase]) -> [Grammar.Phrase] {
        var seen = Set(phrases.map(\.words))
        return phrases.flatMap { phrase in
            (1..<max(phrase.words.count, 1)).flatMap { count in
                [Array(phrase.words.prefix(count)), Array(phrase.words.suffix(count))]
            }
        }.filter { seen.insert($0).inserted }.map { .init(id: "addition", words: $0) }
    }

    /// The first form of each rival that shares no form with the answer.
    private static func rivalPhrases(
        _ rivals: [QuestionSheet], except phrases: [Grammar.Phrase]
    ) -> [Grammar.Phrase] {
        var seen = Set(phrases.map(\.words))
        var chosen: [Grammar.Phrase] = []
        for rival in rivals where chosen.count < rivalLimit {
            let forms = SpokenForms(of: rival.line).forms.map(\.words)
            guard let first = forms.first, seen.isDisjoint(with: forms) else { continue }
            seen.insert(first)
            chosen.append(.init(id: "rival", words: first))
        }
        return chosen
    }

    private static func commands(
        _ names: [String], except taken: Set<[String]> = []
    ) -> Grammar {
        var alternatives: [GrammarExpression] = []
        for name in names {
            guard let command = CommandReader.names[name],
                let phrases = CommandReader.phrases.first(where: { $0.command == command })?.phrases
            else { continue }
            let ways = phrases.prefix(phraseLimit).map(words).filter { !taken.contains($0) }
            guard !ways.isEmpty else { continue }
            alternatives.append(
                .tagged(
                    .oneOf(ways.map { .words($0) }), .init(name: "command", value: name)))
        }
        return Grammar(name: "commands", .oneOf(alternatives))
    }

    private static func words(_ phrase: String) -> [String] {
        phrase.split(separator: " ").map(String.init)
    }
}
