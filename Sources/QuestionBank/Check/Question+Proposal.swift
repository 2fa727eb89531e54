extension Question {
    /// Applies the proposals of a check, and adds the tag `proposed` to a changed question.
    public mutating func adopt(_ proposals: [EarFinding.Proposal]) {
        var isChanged = false
        for proposal in proposals {
            switch proposal {
            case .pronunciation(let word, let phones):
                if pronunciations[word] == nil {
                    pronunciations[word] = [phones]
                    isChanged = true
                }
            case .accept(let form):
                if !accept.contains(form) {
                    accept.append(form)
                    isChanged = true
                }
            case .tag(let tag):
                if !tags.contains(tag) {
                    tags.append(tag)
                    isChanged = true
                }
            }
        }
        if isChanged, !tags.contains("proposed") { tags.append("proposed") }
    }
}
