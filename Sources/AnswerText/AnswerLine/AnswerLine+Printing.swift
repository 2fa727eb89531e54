extension AnswerLine {
    /// How to mark required parts.
    public enum Markup: Sendable, Hashable, CaseIterable {
        /// Required parts are written as `<b><u>…</u></b>`.
        case html
        /// Required parts are written as `**…**`.
        case markdown
    }

    /// The line in quiz-bowl notation. Parsing this text gives the same answers and clauses.
    public func formatted(as markup: Markup) -> String {
        var forms = answers.map { $0.formatted(as: markup) }
        if notation == .line, let tolerance, !forms.isEmpty {
            forms[0] += " ± " + (Int(exactly: tolerance).map(String.init) ?? String(tolerance))
        }
        var text = forms.joined(separator: " or ")
        let instructions = clauses.map { $0.formatted(as: markup) }
        if !instructions.isEmpty { text += " [" + instructions.joined(separator: "; ") + "]" }
        return text
    }
}

extension AnswerForm {
    /// The text of the form, with markup for required parts.
    public func formatted(as markup: AnswerLine.Markup) -> String {
        guard isMarked else { return text }
        return parts.map { part in
            guard part.weight == .required, !part.text.trimmed().isEmpty else { return part.text }
            switch markup {
            case .html: return "<b><u>\(part.text)</u></b>"
            case .markdown: return "**\(part.text)**"
            }
        }.joined()
    }
}

extension AnswerClause {
    fileprivate func formatted(as markup: AnswerLine.Markup) -> String {
        let words: String =
            switch directive {
            case .accept: "accept"
            case .prompt: "prompt on"
            case .reject: "reject"
            case .antiprompt: "antiprompt on"
            }
        let what: String =
            switch scope {
            case .forms: forms.map { $0.formatted(as: markup) }.joined(separator: " or ")
            case .anyPart: "either underlined part"
            case .partial: "partial answer"
            case .wordForms: "word forms"
            }
        var text = "\(words) \(what)"
        if let until { text += until.isEmpty ? " before mention" : " before “\(until)” is read" }
        if let ask { text += " by asking “\(ask)”" }
        return text
    }
}
