import CommandMatcher
import Phonetics
import QuestionBank
import SpokenAnswers
import TerminalIO
import TriviaGame

extension Trial {
    /// The answer round for the trial's question; nil if the trial has no answer.
    func round(
        pronouncing: any Pronouncing, in language: CompiledLanguage, commands: SpokenCommands
    ) -> AnswerRound? {
        guard let answer else { return nil }
        let asked = Question(
            id: id, prompt: question ?? "", answer: answer, accept: accept,
            promptOn: promptOn.map { .init(form: $0.form, ask: $0.ask) }, reject: reject,
            choices: choices, tags: [select?.tag].compactMap(\.self))
        return AnswerRound(
            judge: AnswerJudge(
                asked.answerLine(), question: question, pronouncing: pronouncing, language: language
            ),
            choices: choices, rivals: rivals.map { AnswerLine(lenient: $0) }, commands: commands)
    }

    /// The trial's pronunciations by word, added to the language's pronunciations. Throws an error
    /// for invalid ARPAbet.
    func hostPronunciations(
        in language: CompiledLanguage
    ) throws(CommandFailure) -> [String: [Pronunciation]] {
        var all = language.language.pronunciations
        for (word, texts) in pronunciations {
            for text in texts {
                guard let pronunciation = Pronunciation(arpabet: text) else {
                    throw CommandFailure(
                        .refusedInput, "\"\(text)\" is not an ARPAbet pronunciation of \"\(word)\"")
                }
                all[word, default: []].append(pronunciation)
            }
        }
        return all
    }
}
