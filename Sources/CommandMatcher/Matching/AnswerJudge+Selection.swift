// Methods for questions whose answers name several choices.
extension AnswerJudge {
    /// The verdict on the choices in `named`, which the player named with the words in `heard`. If
    /// the question asks for only one choice, only the last choice that the player named counts.
    package func verdict(onChoices named: [Int], heard: String) -> Verdict {
        guard let selection else { return judge(typed: named.last.map { line.choices[$0] } ?? "") }
        return selection.verdict(on: named, heard: heard)
    }

    /// The indices of a verdict's choices, in the order in which the player named them.
    package func choices(in verdict: Verdict) -> [Int] {
        verdict.matched.map(choices(inMatched:)) ?? []
    }

    /// The indices of the choices in ``Verdict/matched``.
    package func choices(inMatched text: String) -> [Int] {
        guard let selection else { return line.choices.firstIndex(of: text).map { [$0] } ?? [] }
        return selection.choices(in: text)
    }

    /// Adds a verdict's choices to the choices of an earlier verdict, unless the new verdict
    /// already has enough choices.
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
