// Questions whose answer names several choices.
extension AnswerJudge {
    /// The verdict on the choices that a player made, in the order in which they were made. If one choice is enough,
    /// only the last choice is judged.
    /// - Parameter heard: The player's words.
    package func verdict(onChoices named: [Int], heard: String) -> Verdict {
        guard let selection else { return judge(typed: named.last.map { line.choices[$0] } ?? "") }
        return selection.verdict(on: named, heard: heard)
    }

    /// The indices of the choices that a verdict is about, in the order in which they were chosen.
    package func choices(in verdict: Verdict) -> [Int] {
        verdict.matched.map(choices(inMatched:)) ?? []
    }

    /// The indices of the choices in the text of ``Verdict/matched``.
    package func choices(inMatched text: String) -> [Int] {
        guard let selection else { return line.choices.firstIndex(of: text).map { [$0] } ?? [] }
        return selection.choices(in: text)
    }

    /// Adds the choices of a verdict to those of an earlier verdict. An answer that names enough choices is judged on
    /// its own.
    package func verdict(_ verdict: Verdict, added first: Verdict?) -> Verdict {
        let added = choices(in: verdict)
        guard let selection, let first, !added.isEmpty,
            added.count < selection.selection.right.count
        else { return verdict }
        let earlier = choices(in: first)
        let named = earlier + added.filter { !earlier.contains($0) }
        var together = self.verdict(onChoices: named, heard: verdict.heard)
        together.answer = verdict.answer
        together.answerStart = verdict.answerStart
        together.reading = verdict.reading
        return together
    }
}
