public import Languages

extension Verdict {
    /// The reason for the verdict, in one English sentence for the player.
    public var why: String { why(in: Sentences()) }

    /// The reason for the verdict, in one sentence in the player's language.
    public func why(in say: Sentences) -> String {
        let said = "“\(answerStart == nil ? answer : answer.withoutLettersPoints)”"
        let form = "“\(matched ?? official)”"
        switch outcome {
        case .accept: return accepted(said: said, form: form, say)
        case .prompt:
            if rule == .severalAnswers {
                return say("\(said) gives more than one answer, but only one is allowed.")
            }
            if rule == .fewerChoices {
                return say("\(form) is only a part of the answer.")
            }
            if rule == .partial { return say("\(said) is part of the answer, but not all of it.") }
            return say("\(said) is on the right track, but not specific enough.")
        case .reject: return rejected(said: said, form: form, say)
        }
    }

    private func accepted(said: String, form: String, _ say: Sentences) -> String {
        switch rule {
        case .exact: say("\(said) is right.")
        case .sameWords: say("\(said) is \(form) written another way.")
        case .equivalent:
            knowledge.map { say("\(said) is another name for \(form) (\($0)).") }
                ?? say("\(said) is another name for \(form).")
        case .wordForm: say("\(said) is a form of \(form).")
        case .requiredParts: say("\(said) contains everything that \(form) requires.")
        case .lastName: say("\(said) is a sufficient answer for \(form).")
        case .understoodRest: say("\(said) says \(form), and the rest is implied.")
        case .moreSpecial: say("\(said) says \(form) and adds details that fit.")
        case .acronym: say("\(said) is short for \(form).")
        case .typo: say("\(said) is \(form) with a small mistake.")
        case .sound: say("\(said) sounds like \(form).")
        case .choice: say("\(said) chooses \(form).")
        case .rightChoices: say("\(form) are all the right choices.")
        case .rightOrder: say("\(form) is the right order.")
        case .tolerance: say("\(said) is close enough to \(form).")
        default: say("\(said) counts as \(form).")
        }
    }

    /// Whether the player named the choice by its text.
    private var namesChoice: Bool {
        matched.map { answer.lowercased().contains($0.lowercased()) } == true
    }

    private func rejected(said: String, form: String, _ say: Sentences) -> String {
        let answer = say("the answer is “\(official)”.")
        switch rule {
        case .nothingSaid: return say("No answer was heard; \(answer)")
        case .gaveUp: return say("The player gave up; \(answer)")
        case .otherNumber: return say("\(said) is a different number; \(answer)")
        case .incomplete: return say("\(said) leaves out something required; \(answer)")
        case .changedByExtraWords: return say("\(said) means something different from \(form).")
        case .negated: return say("\(said) says what the answer is not; \(answer)")
        case .severalAnswers: return say("\(said) gives more than one answer; \(answer)")
        case .otherChoices: return say("\(form) are not the right choices; \(answer)")
        case .otherOrder: return say("\(form) is not the right order; \(answer)")
        case .repeatsQuestion: return say("\(said) only repeats the question; \(answer)")
        case .tooShort: return say("\(said) is too short to judge; \(answer)")
        case .pause:
            return say(
                "\(said) was followed by a long pause, so only this part was judged; \(answer)")
        case .addsNothing: return say("\(said) does not answer the game’s question; \(answer)")
        case .choice where namesChoice: return say("\(said) is a different choice; \(answer)")
        case .choice: return say("\(said) chooses \(form); \(answer)")
        default:
            if matched != nil { return say("\(said) is explicitly not accepted; \(answer)") }
            return say("\(said) is not the answer; \(answer)")
        }
    }
}
