extension CompiledLine {
    /// What was given, as words, with the silences between them.
    struct Given {
        var list: WordList
        var heard: String
        /// Seconds of silence before a word, by its index in ``list``; nil for typed answers.
        var pauses: [Double]?

        func pause(before index: Int) -> Double {
            guard let pauses, index < pauses.count else { return 0 }
            return pauses[index]
        }
    }

    /// A ruling, and which words it is about.
    struct Ruling {
        var outcome: Verdict.Outcome
        var rule: JudgingRule
        var alternative: Int?
        var matched: String?
        var ask: String?
        var words: ArraySlice<Word>
        var distance = 0
        /// The row of the table of added words that decided, if one did.
        var row: Int?

        init(
            _ outcome: Verdict.Outcome, _ rule: JudgingRule, alternative: Int? = nil,
            matched: String? = nil, ask: String? = nil, words: ArraySlice<Word>, distance: Int = 0
        ) {
            self.outcome = outcome
            self.rule = rule
            self.alternative = alternative
            self.matched = matched
            self.ask = ask
            self.words = words
            self.distance = distance
        }
    }

    /// Rules on an answer.
    func rule(_ given: Given) -> Ruling {
        var given = given
        if hasLetters { LoneLetters.mark(given: &given.list.words) }
        let all = given.list.words[...]
        guard !all.isEmpty else { return Ruling(.reject, .nothingSaid, words: all) }
        if saysRange(all) { return Ruling(.reject, .otherNumber, words: all) }
        let hasPause = given.pauses?.contains { $0 > AnswerSpan.longestPause } ?? false
        if let ruling = ruleByStateCode(given) { return ruling }
        if !hasPause, let ruling = exact(all) ?? ruleBySpelledLetter(all, given.list) {
            return ruling
        }
        let span = AnswerSpan(
            all, in: language, isKnown: { vocabulary.byKey[$0.key] != nil },
            pause: given.pause(before:),
            isNegatedAnswer: isNegatedAnswer)
        let ruling = rule(given, span)
        if ruling.outcome == .reject, all.allSatisfy({ $0.has(.filler) }) {
            return Ruling(.reject, .nothingSaid, words: all)
        }
        let isLoose = ruling.outcome == .reject || ruling.rule == .moreSpecial
        guard isLoose, ruling.rule != .negated else { return ruling }
        // A word of another alternative may still be a lead-in here.
        let plainSpan = AnswerSpan(
            all, in: language, isKnown: { _ in false }, pause: given.pause(before:),
            isNegatedAnswer: isNegatedAnswer)
        guard plainSpan.words.count != span.words.count else { return ruling }
        // In "I'll go with gold", gold is the answer even if "go" is another choice.
        guard ruling.outcome == .reject else { return exact(plainSpan.words) ?? ruling }
        let plain = rule(given, plainSpan)
        return plain.outcome == .accept ? plain : ruling
    }

    /// For a line with a negated alternative: whether the words are an alternative.
    private var isNegatedAnswer: ((ArraySlice<Word>) -> Bool)? {
        guard hasNegation else { return nil }
        return { [sequences] in sequences[Self.sequenceKey($0)] != nil }
    }

    /// Rules on the part of the utterance that is the answer.
    private func rule(_ given: Given, _ span: AnswerSpan) -> Ruling {
        let all = given.list.words[...]
        let words = span.words
        if span.isNegated { return Ruling(.reject, .negated, words: words) }
        let hasPause = given.pauses?.contains { $0 > AnswerSpan.longestPause } ?? false
        if !hasPause || span.isCutAtPause,
            let ruling = exact(words) ?? ruleBySpelledLetter(words, given.list)
        {
            return ruling
        }
        if language.givingUp.length(in: all) == all.count
            || language.givingUp.length(in: words) == words.count
        {
            return Ruling(.reject, .gaveUp, words: words)
        }
        var ruling = ruleByWords(given.list, words)
        if ruling.outcome == .reject || ruling.rule == .incomplete, words.count != all.count,
            !span.isCutAtPause, !span.isCorrected, !isLeadOnly(all[..<words.startIndex], words)
        {
            let whole = ruleByWords(given.list, all)
            // A word before the last word of an answer may say which one is meant: "the right
            // ventricle".
            let tellsWhich =
                ruling.rule == .incomplete && words.startIndex == 1 && all[0].isContent
            if whole.outcome != .reject || tellsWhich { ruling = whole }
        }
        if span.isCutAtPause, ruling.outcome == .reject, ruling.alternative == nil {
            ruling.rule = .pause
        }
        return ruling
    }

    /// Whether the words of an answer occur only in the lead-in to another one: "go" in "I'll go
    /// with gold".
    private func isLeadOnly(_ lead: ArraySlice<Word>, _ words: ArraySlice<Word>) -> Bool {
        func isKnown(_ word: Word) -> Bool { vocabulary.byKey[word.key] != nil }
        return words.contains(where: \.isContent)
            && !words.contains { $0.isContent && isKnown($0) }
            && !lead.allSatisfy { $0.has(.article) || isKnown($0) }
    }

    /// The ruling on words that are exactly an alternative, or the name of a choice.
    func exact(_ words: ArraySlice<Word>) -> Ruling? {
        if let index = sequences[Self.sequenceKey(words)],
            !Self.areOpen(words, beside: alternatives[index])
        {
            if isOtherOrdinal(words, alternatives[index]) {
                return Ruling(.reject, .otherNumber, words: words)
            }
            return ruling(for: index, rule: .sameWords, words: words)
        }
        if !choiceNames.isEmpty, let choice = choice(named: words) {
            let isRight = choice == rightChoice
            return Ruling(
                isRight ? .accept : .reject, .choice, matched: line.choices[choice], words: words)
        }
        return acronym(words).map { ruling(for: $0, rule: .acronym, words: words) }
    }

    /// The alternative whose initials were said ("BBC", "M & S"). If the question contains the
    /// initials, it asks what they stand for, so they do not count.
    private func acronym(_ words: ArraySlice<Word>) -> Int? {
        guard !acronyms.isEmpty else { return nil }
        let name = words.drop { $0.has(.article) }
        if name.count == 1, let word = name.first, word.count >= 2 {
            return question.contains(word) ? nil : acronyms[word.key]
        }
        guard FormWords.arePairOfInitials(words),
            !words.allSatisfy({ !$0.isContent || question.contains($0) })
        else { return nil }
        return acronyms[Self.choiceKey(words)]
    }

    /// The choice that is named by its letter or number ("C"), or by these and its text ("C,
    /// Tigris").
    private func choice(named words: ArraySlice<Word>) -> Int? {
        if let choice = choiceNames[Self.choiceKey(words)] { return choice }
        for middle in words.indices.dropFirst() {
            guard let choice = choiceNames[Self.choiceKey(words[..<middle])],
                let index = sequences[Self.sequenceKey(words[middle...])]
            else { continue }
            let alternative = alternatives[index]
            let isSame =
                choice == rightChoice
                ? alternative.directive == .accept : alternative.text == line.choices[choice]
            if isSame { return choice }
        }
        return nil
    }

    /// "Seventh" does not answer "how many", but "seven" may stand for the seventh. A decade is not
    /// a year.
    private func isOtherOrdinal(_ words: ArraySlice<Word>, _ alternative: Alternative) -> Bool {
        if Self.saysDecade(words),
            !alternative.words.contains(where: { $0.has(.decade) })
        {
            return alternative.numbers != 0
        }
        guard let said = words.last, said.has(.ordinal),
            alternative.numbers == alternative.required, alternative.required != 0,
            alternative.kind != .date, let meant = alternative.words.last
        else { return false }
        return meant.lacks([.ordinal, .roman])
    }

    static func saysDecade(_ words: some Sequence<Word>) -> Bool {
        words.contains { $0.isNumber && $0.has(.decade) }
    }

    func ruling(
        for index: Int, rule: JudgingRule, words: ArraySlice<Word>, distance: Int = 0
    ) -> Ruling {
        let alternative = alternatives[index]
        let outcome: Verdict.Outcome
        var rule = rule
        switch alternative.directive {
        case .accept:
            outcome = .accept
            if alternative.isEquivalent, rule == .sameWords { rule = .equivalent }
            // A strict judge does not accept a name that the writer did not write.
            if alternative.isEquivalent, strictness == .strict {
                return Ruling(
                    .prompt, .equivalent, alternative: index, matched: alternative.text,
                    ask: Self.whichName(language.sentences), words: words, distance: distance)
            }
        case .prompt, .antiprompt:
            outcome = .prompt
        case .reject:
            outcome = .reject
            rule = alternative.isChoice ? .choice : .otherAnswer
        }
        let isWritten = outcome != .reject || !alternative.isEquivalent
        return Ruling(
            outcome, rule, alternative: index, matched: isWritten ? alternative.text : nil,
            ask: outcome == .prompt ? alternative.ask : nil, words: words, distance: distance)
    }

    /// Rules on words that are not exactly an alternative.
    func ruleByWords(_ list: WordList, _ words: ArraySlice<Word>) -> Ruling {
        var given = list
        if words.count != list.count { given.words = Array(words) }
        given.namesPerson = list.namesPerson || list.words.first?.key == Self.who
        if let ruling = ruleByNumber(given) ?? ruleByLetter(given) ?? ruleByClock(given)
            ?? ruleByDate(given)
            ?? ruleByList(given)
        {
            return ruling
        }
        let near = nearest(given, isDeep: false)
        var best = near.best
        if let (fit, rank) = best, isAccepting(fit) || rank < Self.leastLoose {
            return ruling(for: fit, words: words)
        }
        // A word of one alternative may be a slip of a word in another.
        let isAnyKnown = given.words.contains { vocabulary.isKnown($0) }
        let deep = isAnyKnown ? nearest(given, isDeep: true) : near
        if let found = deep.best, found.rank < best?.rank ?? .max { best = found }
        if let (fit, _) = best, isAccepting(fit) { return ruling(for: fit, words: words) }
        if let ruling = ruleByDescription(given) ?? ruleBySides(given) { return ruling }
        if let (fit, _) = best { return ruling(for: fit, words: words) }
        if promptsOnPart, let ruling = ruleOnPart(given, words) { return ruling }
        if let ruling = ruleOnSide(given, words) ?? ruleOnDay(given, words)
            ?? ruleOnHome(given, words) ?? ruleByInitials(given, words)
        {
            return ruling
        }
        return refusal(given, words, objection: near.objection ?? deep.objection)
    }

    /// Whether another choice also has these words: "Adams" beside both John Adams and John Quincy
    /// Adams.
    private func isPartOfOtherChoice(_ words: ArraySlice<Word>) -> Bool {
        let said = words.filter(\.isContent)
        return rightChoice != nil
            && alternatives.contains { other in
                other.directive == .reject && line.choices.contains(other.text)
                    && said.allSatisfy { word in other.words.contains { $0.key == word.key } }
            }
    }

    private static let who = WordKey.hash("who")

    /// A rank from here on means that something is unexplained or inexact.
    private static let leastLoose = 10

    private func isAccepting(_ fit: Fit) -> Bool {
        alternatives[fit.alternative].directive == .accept
    }

    private func ruling(for fit: Fit, words: ArraySlice<Word>) -> Ruling {
        if fit.missing != 0, isAccepting(fit), isPartOfOtherChoice(words) {
            return Ruling(
                .prompt, .severalAnswers, ask: Self.whichOne(language.sentences), words: words)
        }
        var ruling = ruling(
            for: fit.alternative, rule: fit.rule, words: words, distance: fit.distance)
        if fit.rule == .moreSpecial { ruling.row = fit.row }
        return ruling
    }

    /// The best fit that no rule rejects, and the objection to the nearest of the others.
    func nearest(
        _ given: WordList, isDeep: Bool
    ) -> (best: (fit: Fit, rank: Int)?, objection: (rule: JudgingRule, fit: Fit)?) {
        var best: (fit: Fit, rank: Int)?
        var objection: (rule: JudgingRule, fit: Fit)?
        for var fit in fits(given, isDeep: isDeep) {
            if let reason = self.objection(to: &fit, given: given) {
                if objection.map({ isNearer(fit, $0.fit) }) ?? true { objection = (reason, fit) }
                continue
            }
            let rank = rank(of: fit)
            if best.map({ rank < $0.rank }) ?? true { best = (fit, rank) }
        }
        return (best, objection)
    }

    private func isNearer(_ left: Fit, _ right: Fit) -> Bool {
        alternatives[left.alternative].directive == .accept
            && (alternatives[right.alternative].directive != .accept
                || left.missing.nonzeroBitCount < right.missing.nonzeroBitCount)
    }

    /// Lower is better: first by how much the fit leaves unexplained, then by how near its words
    /// are, then by the alternative's precedence.
    private func rank(of fit: Fit) -> Int {
        // Below ``leastLoose``: the exact words of an alternative.
        let alternative = alternatives[fit.alternative]
        let asks = alternative.directive == .prompt
        // If a player says two things that the line prompts on, that may be the whole answer.
        let loose =
            (asks ? fit.extra | fit.freed : fit.extra).nonzeroBitCount + fit.missing.nonzeroBitCount
        return loose * 1000 + min(fit.distance, 99) * 10 + alternative.precedence
    }
}
