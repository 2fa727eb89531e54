import CommandMatcher
import SpeechRecognition

extension AnswerRound {
    /// The choice or words that the player probably meant, despite a low confidence; nil for a
    /// command.
    func guess(
        of recognition: Recognition, _ hearing: Hearing, awaiting awaited: Awaited
    ) -> String? {
        guard awaited.isAnswer, !hearing.best.text.isEmpty else { return nil }
        if case .somethingElse = recognition.outcome { return nil }
        let said = judge.judge(Hearing(best: hearing.best))
        let command =
            reader.command(tags: recognition.tags) ?? reader.command(text: hearing.best.text)
        switch command.flatMap({ lines.obeyed($0, saying: said) }) {
        case .answer(let verdict)?: return choice(of: verdict)
        case .some: return nil
        case nil: break
        }
        guard choices.isEmpty else { return choice(of: said) }
        let sounds = Set(WordsAround(language).fillers)
        return hearing.best.segments.allSatisfy { sounds.contains($0.text) }
            ? nil : hearing.best.text
    }
}
