import CommandMatcher
import Languages
import SpeechRecognition

extension AnswerRound {
    /// A grammar for any sequence of choices. The grammar does not depend on which choices are
    /// right.
    func selectionGrammar(open: [String]) -> Grammar {
        let around = WordsAround(language, question: judge.question)
        let phrases = choicePhrases(open: open, isRight: { _ in true })
        var grammar = Grammar.phrases(
            phrases, before: around.before, fillers: around.fillers, after: around.after,
            or: commandGrammar(Self.inQuestion, except: Set(phrases.map(\.words))),
            talk: around.talk, between: around.words(.heardBetweenChoices))
        grammar.unhurriedTags = [Grammar.several]
        return grammar
    }
}
