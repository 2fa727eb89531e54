/// Finds questions, in any file format, that cannot be asked in their present form.
public enum StructureCheck {
    /// Reports pictures, links and choices that the question needs but that players would not get.
    public static func findings(_ question: Question) -> [EarFinding] {
        var findings: [EarFinding] = []
        let words = question.prompt.lowercased()
        let isTagged = question.tags.contains(QuestionNeeds.mediaTag)
        let proposal: EarFinding.Proposal? = isTagged ? nil : .tag(QuestionNeeds.mediaTag)
        if let link = QuestionNeeds.link(question.prompt) {
            findings.append(
                EarFinding(
                    question: question.id, kind: .needsMedia, weight: isTagged ? .note : .risk,
                    subject: link,
                    message: "the prompt contains a link (\(link.prefix(60)))",
                    suggestion: "ask the question in words, or tag it \(QuestionNeeds.mediaTag)",
                    proposal: proposal))
        } else if isTagged || (QuestionNeeds.media(words) && question.media.isEmpty) {
            findings.append(
                EarFinding(
                    question: question.id, kind: .needsMedia, weight: .note,
                    subject: question.media.first?.file ?? "",
                    message: "the question needs a picture, a sound or a link",
                    suggestion: isTagged
                        ? "a game leaves it out unless you play with --with-media"
                        : "name it in the field media, or tag it \(QuestionNeeds.mediaTag)",
                    proposal: proposal))
        }
        if question.choices.isEmpty, QuestionNeeds.choices(words) {
            findings.append(
                EarFinding(
                    question: question.id, kind: .needsChoices, weight: .note, subject: "",
                    message: "the question asks to choose, but there are no choices",
                    suggestion: "add choices, or reword the question so that it needs none"))
        }
        if let wanted = wanted(question), wanted > question.accept.count + 1 {
            let there = (question.accept.count + 1).counted("answer")
            findings.append(
                EarFinding(
                    question: question.id, kind: .needsAnswers, weight: .risk, subject: "",
                    message:
                        "players must name \(wanted.grouped), but the question accepts only \(there)",
                    suggestion: "list each accepted answer separately in the field accept"))
        }
        return findings
    }

    /// The number of answers that a list question requires, such as 3 for the tag `name:3`.
    private static func wanted(_ question: Question) -> Int? {
        guard question.kind == .list else { return nil }
        return question.tags.lazy.compactMap { tag in
            tag.hasPrefix("name:") ? Int(tag.dropFirst("name:".count)) : nil
        }.first
    }
}
