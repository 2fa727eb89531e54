extension AnswerForm {
    /// The form with `other` in place of a stretch, ignoring case; nil if it does not have it.
    func replacing(_ stretch: String, with other: AnswerForm) -> AnswerForm? {
        let (text, wanted) = (Array(text.lowercased()), Array(stretch.lowercased()))
        guard !wanted.isEmpty, wanted.count <= text.count, text.count == self.text.count,
            let start = (0...(text.count - wanted.count)).first(where: {
                text[$0...].starts(with: wanted)
            })
        else { return nil }
        var whole: [Part] = []
        var place = 0
        var isReplaced = false
        for part in parts {
            let end = place + part.text.count
            let before = part.text.prefix(max(0, start - place))
            let after = part.text.suffix(max(0, end - start - wanted.count))
            if !before.isEmpty { whole.append(Part(String(before), part.weight)) }
            if !isReplaced, end > start {
                whole += other.parts
                isReplaced = true
            }
            if !after.isEmpty { whole.append(Part(String(after), part.weight)) }
            place = end
        }
        return AnswerForm(parts: whole, isMarked: isMarked || other.isMarked)
    }
}
