extension CompiledLine {
    /// The words that the player gave, with the silences between them.
    struct Given {
        var list: WordList
        var heard: String
        /// The seconds of silence before each word of ``list``, or nil for typed answers.
        var pauses: [Double]?
    }

    struct Ruling {
        var outcome: Verdict.Outcome
        var rule: JudgingRule
        var alternative: Int?
        var matched: String?
        var ask: String?
        var words: ArraySlice<Word>
        var distance = 0
        var row: DecidingRow?
    }

    func rule(_ given: Given) -> Ruling {
        guard hasLetters || given.list.isHeard else { return checkedRuling(on: given) }
        var marked = given
        if hasLetters { LoneLetters.mark(given: &marked.list.words) }
        if given.list.isHeard { markStammers(&marked.list) }
        return checkedRuling(on: marked)
    }

    /// Marks the beginnings of the next word as unfinished: "mada Madagascar". A word of the
    /// dictionary is not a beginning: "washing Washington".
    private func markStammers(_ list: inout WordList) {
        guard pronouncing != nil else { return }
        for (place, next) in zip(list.words.indices, list.words.dropFirst()) {
            let (word, letters) = (list.words[place], list.letters(of: list.words[place]))
            if 1 < word.count, word.count < next.count, !word.isNumber, vocabulary.contains(next),
                list.letters(of: next).starts(with: letters), !isKnown(letters)
            {
                list.words[place].traits.insert(.unfinished)
            }
        }
    }

    /// The ruling, which rejects an answer that only repeats words of the question.
    private func checkedRuling(on given: Given) -> Ruling {
        let ruling = ruling(on: given)
        guard ruling.outcome == .accept else {
            // The answer line may reject a word that sounds like the answer.
            let isOpen = ruling.outcome == .reject && ruling.matched == nil
            return isOpen && Self.maySoundRight.contains(ruling.rule)
                ? ruleBySound(given, ruling.words) ?? ruling : ruling
        }
        if onlyRepeatsQuestion(ruling, given.list) { return reject(.repeatsQuestion, ruling.words) }
        return isInOtherNotation(ruling, given) ? reject(.otherNumber, ruling.words) : ruling
    }

    /// The rules that reject an answer because of its words, which the recognizer chose.
    private static let maySoundRight: Set<JudgingRule> = [
        .otherAnswer, .otherNumber, .incomplete, .tooShort, .changedByExtraWords,
    ]

    /// Whether the question asks for a notation and the digits differ: "3/4", if the question asks
    /// for a decimal.
    private func isInOtherNotation(_ ruling: Ruling, _ given: Given) -> Bool {
        guard question.asksForNotation, let index = ruling.alternative else { return false }
        func digits(_ text: String) -> Substring {
            text.filter(\.isNumber).drop { $0 == "0" }
        }
        let said = digits(given.heard)
        return !said.isEmpty && said != digits(alternatives[index].text)
    }

    /// Whether the player repeats words of the question, although the answer is spelled
    /// differently, such as "mouse" if the question asks for the plural of "mouse".
    private func onlyRepeatsQuestion(_ ruling: Ruling, _ given: WordList) -> Bool {
        guard !question.keys.isEmpty, let index = ruling.alternative,
            ruling.words.contains(where: { $0.count > 1 }),
            ruling.words.allSatisfy({ !$0.isContent || question.spells(given.letters(of: $0)) })
        else { return false }
        let content = ruling.words.filter { $0.isContent && $0.count > 1 }
        let text = alternatives[index].text
        let spelled = ([text] + Disguise.variants(of: text)).flatMap { text in
            let list = WordList(text, language.lexicon)
            return list.words.map { Array(list.letters(of: $0)) }
        }
        return content.contains { !spelled.contains(Array(given.letters(of: $0))) }
    }

    private func ruling(on given: Given) -> Ruling {
        let all = given.list.words[...]
        guard !all.isEmpty else { return reject(.nothingSaid, all) }
        if saysRange(all) || saysYearOfDecade(given.list) { return reject(.otherNumber, all) }
        let hasPause = given.pauses?.contains { $0 > AnswerSpan.longestPause } ?? false
        if let ruling = ruleByStateCode(given) { return ruling }
        if !hasPause, let ruling = exact(all) ?? ruleBySpelledLetter(all, given.list) {
            return ruling
        }
        let negation = negation(in: all, given.list)
        let span = AnswerSpan(
            all, in: language, negation: negation, pauses: given.pauses,
            isKnown: { vocabulary.contains($0) })
        let ruling = rule(given, span, hasPause: hasPause)
        if ruling.outcome == .reject, all.allSatisfy({ $0.has(.filler) }) {
            return reject(.nothingSaid, all)
        }
        let isLoose = ruling.outcome == .reject || ruling.rule == .moreSpecial
        guard isLoose, ruling.rule != .negated, all.contains(where: { vocabulary.contains($0) })
        else {
            return ruling
        }
        // A word of a different alternative may also be part of a lead-in.
        let plainSpan = AnswerSpan(
            all, in: language, negation: negation, pauses: given.pauses, isKnown: { _ in false })
        guard plainSpan.words.count != span.words.count else { return ruling }
        // In "I'll go with gold", gold is the answer even if "go" is another choice.
        guard ruling.outcome == .reject else { return exact(plainSpan.words) ?? ruling }
        let plain = rule(given, plainSpan, hasPause: hasPause)
        return plain.outcome == .accept ? plain : ruling
    }

    func reject(_ rule: JudgingRule, _ words: ArraySlice<Word>) -> Ruling {
        Ruling(outcome: .reject, rule: rule, words: words)
    }

    private func negation(in words: ArraySlice<Word>, _ given: WordList) -> Negation? {
        let isAnswer: ((ArraySlice<Word>) -> Bool)? =
            hasNegation ? { [sequences] in sequences[WordKey.sequence($0)] != nil } : nil
        return Negation(words, in: language, isAnswer: isAnswer) { name, rest in
            guard let index = sequences[WordKey.sequence(rest)] else { return false }
            return alternatives[index].directive == .accept
                && ProperNames.stands(
                    name, given.text(of: name), apartFrom: rest[rest.startIndex])
        }
    }

    /// The ruling on the part of the utterance that is the answer.
    private func rule(_ given: Given, _ span: AnswerSpan, hasPause: Bool) -> Ruling {
        let all = given.list.words[...]
        let words = span.words
        if span.isNegated { return reject(.negated, words) }
        if words.count != all.count, !hasPause || span.isCutAtPause,
            let ruling = exact(words) ?? ruleBySpelledLetter(words, given.list)
        {
            return ruling
        }
        if language.givingUp.length(in: all) == all.count
            || language.givingUp.length(in: words) == words.count
        {
            return reject(.gaveUp, words)
        }
        var ruling = ruleByWords(given.list, words)
        if ruling.outcome == .reject || ruling.rule == .incomplete, words.count != all.count,
            !span.isCutAtPause, !span.isCorrected, !isLeadOnly(all[..<words.startIndex], words)
        {
            let whole = ruleByWords(given.list, all)
            // A word that was removed as a lead-in may be part of the answer: "the right
            // ventricle".
            let lead = all[..<words.startIndex].last
            let tellsWhich =
                ruling.rule == .incomplete
                && lead.map { Self.tellingLeads.contains($0.key) } ?? false
            if whole.outcome != .reject || tellsWhich { ruling = whole }
        }
        if span.isCutAtPause, ruling.outcome == .reject, ruling.alternative == nil {
            ruling.rule = .pause
        }
        return ruling
    }

    private static let tellingLeads = JudgeTable.lists.keys(of: "lead-ins that tell which")

    /// Whether words of the answer line can occur only in the lead-in: "I'll go with gold".
    private func isLeadOnly(_ lead: ArraySlice<Word>, _ words: ArraySlice<Word>) -> Bool {
        words.contains(where: \.isContent)
            && !words.contains { $0.isContent && vocabulary.contains($0) }
            && !lead.allSatisfy { $0.has(.article) || vocabulary.contains($0) }
    }

    func ruling(
        for index: Int, rule: JudgingRule, words: ArraySlice<Word>, distance: Int = 0
    ) -> Ruling {
        let alternative = alternatives[index]
        var ruling = Ruling(
            outcome: .accept, rule: rule, alternative: index, matched: alternative.text,
            words: words, distance: distance)
        switch alternative.directive {
        case .accept where alternative.isEquivalent:
            if rule == .sameWords { ruling.rule = .equivalent }
            // A strict judge accepts only names that are written in the answer line.
            guard strictness == .strict else { break }
            ruling.rule = .equivalent
            ruling.outcome = .prompt
            ruling.ask = Self.whichName(language.sentences)
        case .accept: break
        case .prompt, .antiprompt:
            ruling.outcome = .prompt
            ruling.ask = alternative.ask
        case .reject:
            ruling.outcome = .reject
            ruling.rule = alternative.isChoice ? .choice : .otherAnswer
            if alternative.isEquivalent { ruling.matched = nil }
        }
        return ruling
    }

    /// The ruling on words that do not match any alternative exactly.
    func ruleByWords(_ list: WordList, _ words: ArraySlice<Word>) -> Ruling {
        var given = list
        if words.count != list.count { given.words = Array(words) }
        given.namesPerson = list.namesPerson || list.words.first?.key == WordKey.who
        if let ruling = ruleByFraction(given) ?? ruleByNumber(given) { return ruling }
        if let ruling = ruleByLetter(given) ?? ruleByClock(given) { return ruling }
        if let ruling = ruleByDate(given) ?? ruleByList(given) { return ruling }
        let near = nearest(given, isDeep: false)
        var best = near.best
        if let (fit, rank) = best, isAccepting(fit) || rank < Self.leastLoose {
            return ruling(for: fit, words: words)
        }
        // A word of one alternative may be a misspelling of a word of another alternative.
        let isAnyKnown = given.words.contains { vocabulary.isKnown($0) }
        let deep = isAnyKnown ? nearest(given, isDeep: true) : near
        if let found = deep.best, found.rank < best?.rank ?? .max { best = found }
        if let (fit, _) = best, isAccepting(fit) { return ruling(for: fit, words: words) }
        let objection = near.objection ?? deep.objection
        if let ruling = ruleByDescription(given) { return ruling }
        if objection?.fit.row?.isNamesake != true, let ruling = ruleBySides(given) { return ruling }
        if let (fit, _) = best { return ruling(for: fit, words: words) }
        return promptOnPart(given, words)
            ?? refusal(given, words, objection: objection)
    }

    private func ruling(for fit: Fit, words: ArraySlice<Word>) -> Ruling {
        if fit.missing != 0, isAccepting(fit), isPartOfOtherChoice(words) {
            return Ruling(
                outcome: .prompt, rule: .severalAnswers, ask: Self.whichOne(language.sentences),
                words: words)
        }
        var ruling = ruling(
            for: fit.alternative, rule: fit.rule, words: words, distance: fit.distance)
        if [.moreSpecial, .understoodRest, .lastName].contains(fit.rule) { ruling.row = fit.row }
        return ruling
    }

    /// Whether another choice also contains these words.
    private func isPartOfOtherChoice(_ words: ArraySlice<Word>) -> Bool {
        let said = words.filter(\.isContent)
        return rightChoice != nil
            && alternatives.contains { other in
                other.directive == .reject && line.choices.contains(other.text)
                    && said.allSatisfy { word in other.words.contains { $0.key == word.key } }
            }
    }

    private func refusal(
        _ given: WordList, _ words: ArraySlice<Word>, objection: (rule: JudgingRule, fit: Fit)?
    ) -> Ruling {
        let content = words.lazy.filter(\.isContent)
        guard let first = content.first,
            first.count != 1 || first.isNumber || content.dropFirst().first != nil
        else { return reject(.tooShort, words) }
        let repeatsQuestion = content.allSatisfy { question.contains($0) }
        if let fit = objection?.fit,
            let ruling = promptOnHead(words, fit, repeatsQuestion: repeatsQuestion)
                ?? (repeatsQuestion
                    ? nil : promptByTable(words, fit) ?? promptOnNumeral(given, words))
        {
            return ruling
        }
        if repeatsQuestion { return reject(.repeatsQuestion, words) }
        if let ruling = promptOnKind(given, words) { return ruling }
        if let (rule, fit) = objection {
            return Ruling(outcome: .reject, rule: rule, words: words, row: fit.row)
        }
        let isNumeric = alternatives.first.map { $0.numbers != 0 && $0.numbers == $0.required }
        let isOther = isNumeric ?? false && content.contains(where: \.isNumber)
        return reject(isOther ? .otherNumber : .otherAnswer, words)
    }

    /// Whether the answer contains a well-known word that people confuse with a word of the answer
    /// line.
    func namesRelative(_ given: WordList) -> Bool {
        given.words.contains { word in
            !vocabulary.contains(word)
                && vocabulary.entries.contains { Confusables.areRelatives(word.key, $0.key) }
        }
    }
}
