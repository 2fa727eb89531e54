extension ForeignQuestion {
    /// The maximum number of pairs. The processing cost grows with the square of the number of
    /// pairs.
    private static let mostPairs = 100

    /// Creates a question for each complete pair. The answers of all pairs become choices.
    func asked() -> [ForeignQuestion] {
        var stem = self
        stem.pairs = []
        let asking = pairs.enumerated().filter {
            let isAsked =
                !$0.element.ask.trimmed.isEmpty || pairMedia[$0.offset]?.isEmpty == false
            return isAsked && !$0.element.answer.trimmed.isEmpty
        }
        guard !asking.isEmpty else {
            stem.note(
                .refused, "the matching question has no complete pair",
                hint: "give pairs such as Canada -> Ottawa")
            return [stem]
        }
        guard pairs.count <= Self.mostPairs else {
            stem.note(
                .refused, "the matching question has \(pairs.count) pairs",
                hint: "split it; a question can have at most \(Self.mostPairs) pairs")
            return [stem]
        }
        stem.note(
            .note, "the pairs of the matching question are asked one by one",
            hint: "reword them if they sound odd")
        if choicePictures.wordless + choicePictures.beside > 0 {
            stem.choicePictures = ChoicePictures()
            stem.note(
                .lost, "the pictures or sounds of the answers were left out",
                hint: "write every answer in words, because players say or read them")
        }
        for pair in pairs where pair.answer.trimmed.isEmpty {
            stem.note(
                .lost, "\"\(pair.ask.prefix(40))\" has no matching answer",
                hint: "give it an answer")
        }
        var seen: Set<String> = []
        let partners = pairs.map(\.answer).filter { seen.insert($0).inserted }
        return asking.enumerated().map { number, place in
            let pair = place.element
            var question = number == 0 ? stem : silent(stem)
            question.id = id.flatMap { $0.isEmpty ? nil : "\($0)-\(number + 1)" }
            question.prompt = Self.joined(prompt, pair.ask)
            question.answer = pair.answer
            question.choices = partners
            question.embedded += pairMedia[place.offset] ?? []
            return question
        }
    }

    /// A copy of the question without its problems, so that each problem is reported only once.
    private func silent(_ stem: ForeignQuestion) -> ForeignQuestion {
        var question = stem
        question.forgetProblems()
        return question
    }

    private static func joined(_ stem: String, _ ask: String) -> String {
        let stem = stem.trimmed
        guard let last = stem.last else { return ask }
        if ask.trimmed.isEmpty { return stem }
        return last.isPunctuation ? "\(stem) \(ask)" : "\(stem): \(ask)"
    }
}
