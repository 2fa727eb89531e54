import CommandMatcher
import Phonetics
import SpokenAnswers

extension Trial {
    /// The trial as a question of a game; nil without an answer.
    func round(pronouncing: any Pronouncing) throws(SpokenCommandsError) -> AnswerRound? {
        guard let answer else { return nil }
        let line = AnswerLine(
            answer: answer, accept: accept, promptOn: promptOn.map { .init($0.form, ask: $0.ask) },
            reject: reject, choices: choices)
        return try AnswerRound(
            judge: AnswerJudge(line, question: question, pronouncing: pronouncing),
            choices: choices, rivals: rivals.map { AnswerLine(lenient: $0) })
    }

    /// How words are said, by word; what is no ARPAbet is an error.
    func hostPronunciations() throws(CommandFailure) -> [String: [Pronunciation]] {
        var all: [String: [Pronunciation]] = [:]
        for (word, texts) in pronunciations {
            for text in texts {
                guard let pronunciation = Pronunciation(arpabet: text) else {
                    throw CommandFailure(
                        .refusedInput, "\"\(text)\" is no ARPAbet pronunciation of \"\(word)\"")
                }
                all[word, default: []].append(pronunciation)
            }
        }
        return all
    }
}
