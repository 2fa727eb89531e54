extension Verdict {
    /// One sentence that a player understands.
    public var why: String {
        let said = "“\(answer)”"
        let form = "“\(matched ?? official)”"
        switch outcome {
        case .accept: return accepted(said: said, form: form)
        case .prompt:
            if rule == .severalAnswers {
                return "\(said) gives more than one answer; only one counts."
            }
            if rule == .partial { return "\(said) is part of the answer, but not enough." }
            return "\(said) is on the right track, but not enough."
        case .reject: return rejected(said: said, form: form)
        }
    }

    private func accepted(said: String, form: String) -> String {
        switch rule {
        case .exact: "\(said) is right."
        case .sameWords: "\(said) is \(form) written another way."
        case .equivalent:
            knowledge.map { "\(said) is another name for \(form) (\($0))." }
                ?? "\(said) is another name for \(form)."
        case .wordForm: "\(said) is a form of \(form)."
        case .requiredParts: "\(said) has everything required of \(form)."
        case .lastName: "\(said) is enough for \(form)."
        case .understoodRest: "\(said) says \(form); the rest is understood."
        case .moreSpecial: "\(said) says \(form) and more that fits."
        case .acronym: "\(said) is short for \(form)."
        case .typo: "\(said) is \(form) with a small mistake."
        case .sound: "\(said) sounds like \(form)."
        case .choice: "\(said) chooses \(form)."
        case .tolerance: "\(said) is close enough to \(form)."
        default: "\(said) counts as \(form)."
        }
    }

    private func rejected(said: String, form: String) -> String {
        let answer = "the answer is “\(official)”."
        switch rule {
        case .nothingSaid: return "No answer was heard; \(answer)"
        case .gaveUp: return "The question was given up; \(answer)"
        case .otherNumber: return "\(said) is another number; \(answer)"
        case .incomplete: return "\(said) leaves out something required; \(answer)"
        case .changedByExtraWords: return "\(said) is something other than \(form)."
        case .negated: return "\(said) says what the answer is not; \(answer)"
        case .severalAnswers: return "\(said) gives more than one answer; \(answer)"
        case .repeatsQuestion: return "\(said) only repeats the question; \(answer)"
        case .tooShort: return "\(said) is too short to tell; \(answer)"
        case .pause: return "\(said) came before a long pause and counts alone; \(answer)"
        case .addsNothing: return "\(said) does not add what was asked for; \(answer)"
        case .choice: return "\(said) chooses \(form); \(answer)"
        default:
            if matched != nil { return "\(said) is expressly not accepted; \(answer)" }
            return "\(said) is not the answer; \(answer)"
        }
    }
}
