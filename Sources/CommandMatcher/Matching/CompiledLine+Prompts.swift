/// Prompts on answers that are correct but incomplete.
extension CompiledLine {
    /// The first prompt on a part of an answer, or the ruling on a person's initials.
    func promptOnPart(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        if promptsOnPart,
            let ruling = prompt(
                .partial, askOnPart, given, words, isDeep: true,
                where: { $0.fit.covered & $0.alternative.required != 0 })
        {
            return ruling
        }
        return promptOnSide(given, words) ?? promptOnDay(given, words)
            ?? promptOnEra(given, words) ?? promptOnHome(given, words)
            ?? ruleByInitials(given, words)
    }

    /// Prompts on the first accepted alternative that contains all given words and meets the
    /// condition `applies`.
    private func prompt(
        _ rule: JudgingRule, _ ask: String?, _ given: WordList, _ words: ArraySlice<Word>,
        isDeep: Bool = false, where applies: (Comparison) -> Bool
    ) -> Ruling? {
        for fit in fits(given, isDeep: isDeep) where fit.extra == 0 && isAccepting(fit) {
            let comparison = Comparison(fit, given, in: self)
            if applies(comparison) { return prompt(rule, ask, comparison, words) }
        }
        return nil
    }

    private func prompt(
        _ rule: JudgingRule, _ ask: String?, _ comparison: Comparison, _ words: ArraySlice<Word>
    ) -> Ruling {
        Ruling(
            outcome: .prompt, rule: rule, alternative: comparison.fit.alternative,
            matched: comparison.alternative.text, ask: ask, words: words,
            distance: comparison.fit.distance)
    }

    static func whichOne(_ say: Sentences) -> String { say("Which one?") }
    static func whichName(_ say: Sentences) -> String { say("What else is it called?") }
    private static func whichEra(_ say: Sentences) -> String { say("BC or AD?") }
    private static func whichYear(_ say: Sentences) -> String { say("Which year?") }
    private static func whoElse(_ say: Sentences, asksForPerson: Bool) -> String {
        asksForPerson ? say("And who else?") : say("And what else?")
    }

    /// Prompts on one of several joined names: "Thelma" for "Thelma and Louise".
    private func promptOnSide(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard hasSides else { return nil }
        let ask = Self.whoElse(language.sentences, asksForPerson: question.asksForPerson)
        return prompt(.partial, ask, given, words, isDeep: true) { comparison in
            let (fit, alternative) = (comparison.fit, comparison.alternative)
            let said = alternative.sides.filter { $0 & ~fit.covered == 0 }
            let rest = fit.covered & comparison.core
            return !alternative.isEquivalent && !said.isEmpty && rest & ~said.reduce(0, |) == 0
        }
    }

    /// Prompts on a date without its year, unless the question contains the year.
    private func promptOnDay(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard hasDate else { return nil }
        return prompt(.partial, Self.whichYear(language.sentences), given, words) {
            $0.fit.covered != 0 && $0.alternative.kind == .date && $0.fit.missing != 0
                && $0.fit.missing & ~$0.alternative.years == 0
        }
    }

    /// Prompts on a year that lacks only its era: "fifty" for 50 BC.
    private func promptOnEra(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard hasEra else { return nil }
        return prompt(.partial, Self.whichEra(language.sentences), given, words) { comparison in
            let (fit, alternative) = (comparison.fit, comparison.alternative)
            return fit.missing != 0 && fit.worst <= .joined
                && fit.missing.places.allSatisfy { Comparison.isEra(alternative.words[$0]) }
        }
    }

    // MARK: Which one

    /// Whether the judge may prompt even if no clause of the answer line says so.
    var mayAsk: Bool {
        let isList = line.notation == .list && line.clauses.allSatisfy { $0.directive == .accept }
        return strictness != .strict && (line.clauses.isEmpty || isList)
    }

    /// Prompts on the last word of an answer if other answers share this word: "Bush", or "a whale"
    /// for "Blue whale".
    func promptOnHead(_ words: ArraySlice<Word>, _ fit: Fit, repeatsQuestion: Bool) -> Ruling? {
        let alternative = alternatives[fit.alternative]
        guard mayAsk, fit.extra == 0, !fit.covered.contains(0), fit.worst <= .wordForm,
            isKnownOrAsked(words, beside: fit),
            alternative.directive == .accept, !alternative.isEquivalent, !alternative.isMarked,
            alternative.numbers == 0,
            fit.covered == alternative.sharedName
                || alternative.sides.isEmpty
                    && repeatsQuestion != (alternative.kind == .plain)
                    && (alternative.kind == .plain
                        ? alternative.saysKind : alternative.kind != .date),
            let last = alternative.words.last(where: { $0.lacks([.suffix, .roman]) }),
            words.contains(where: { $0.stem == last.stem }),
            last.lacks([.generic, .title, .remark, .unit]), !alternative.isCompound
        else { return nil }
        return Ruling(
            outcome: .prompt, rule: .incomplete, alternative: fit.alternative,
            matched: alternative.text, ask: Self.whichOne(language.sentences), words: words)
    }

    /// Prompts on an answer that is right as far as it goes: "Toy Story" for Toy Story 3.
    func promptByTable(_ words: ArraySlice<Word>, _ fit: Fit) -> Ruling? {
        guard mayAsk, line.choices.isEmpty, fit.asks, isKnownOrAsked(words, beside: fit) else {
            return nil
        }
        return Ruling(
            outcome: .prompt, rule: .incomplete, alternative: fit.alternative,
            matched: alternatives[fit.alternative].text, ask: Self.whichOne(language.sentences),
            words: words, row: fit.row)
    }

    /// Prompts on the kind of thing that the answer is: "a snake" for an asp. A single noun without
    /// an article is more likely to be another answer: "turtle" for a tortoise.
    func promptOnKind(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard !kinds.isEmpty, mayAsk, !question.asksForOneName,
            (2...Self.longestKind).contains(words.count)
        else { return nil }
        let kind = words.map(given.text(of:)).joined(separator: " ")
        guard !kinds.isDisjoint(with: KnownKinds.things(named: kind)),
            !question.says(kindOf: kind)
        else { return nil }
        return Ruling(
            outcome: .prompt, rule: .incomplete, alternative: 0, matched: alternatives[0].text,
            ask: Self.whichOne(language.sentences), words: words)
    }

    private static let longestKind = 3

    /// Whether every word occurs in the answer line or in the question, is a small word, or is a
    /// person's title.
    private func isKnownOrAsked(_ words: ArraySlice<Word>, beside fit: Fit) -> Bool {
        let isPerson = alternatives[fit.alternative].kind == .person
        return words.allSatisfy { word in
            !word.isContent && (word.count > 1 || word.has(.article))
                || isPerson && word.has(.title)
                || vocabulary.contains(word) || vocabulary.byStem[word.stem] != nil
                || question.contains(word) && !GivenNames.contains(word)
        }
    }

    /// Prompts on a ruler's name without its numeral, if the question asks for a person: "Charles"
    /// for Charles III.
    func promptOnNumeral(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard question.asksForPerson || question.asksForRuler, mayAsk,
            alternatives[0].words.contains(where: Self.isNumeral)
        else { return nil }
        return prompt(.incomplete, Self.whichOne(language.sentences), given, words) { comparison in
            let (fit, alternative) = (comparison.fit, comparison.alternative)
            let saysTitle = (words + alternative.words.prefix(1)).contains { $0.has(.title) }
            return fit.worst == .same && !alternative.isEquivalent && !alternative.isMarked
                && comparison.lacksNumeral && fit.covered & comparison.core != 0
                && (saysTitle
                    && (question.asksForRuler || words.contains(where: GivenNames.contains))
                    || question.asksForRuler && !isKnownAlone(given, words))
                && comparison.missingCore.places.allSatisfy {
                    Self.isNumeral(alternative.words[$0])
                }
        }
    }

    private static func isNumeral(_ word: Word) -> Bool {
        word.traits.isSuperset(of: [.roman, .capital])
    }

    /// Whether the name is well known by itself.
    private func isKnownAlone(_ given: WordList, _ words: ArraySlice<Word>) -> Bool {
        let name = words.filter(\.isContent).map(given.text(of:)).joined(separator: " ")
        return !Knowledge.shared.names(of: AnswerForm(name), question: question).isEmpty
    }

    /// Accepts the initials of a person whose full name is accepted: "JFK" for Kennedy.
    private func ruleByInitials(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard language.has(.names), strictness != .strict, question.asksForPerson,
            words.count(where: \.isContent) == 1, let name = words.first(where: \.isContent),
            (3...4).contains(name.count), !vocabulary.isKnown(name)
        else { return nil }
        let known = Knowledge.shared.names(of: given.text(of: name), question: question)
        for person in known where person.topic == .people && person.isSure && !person.isOther {
            let list = WordList(person.form.text, language.lexicon)
            guard list.count > 1, let fit = nearest(list, isDeep: false).best?.fit,
                isAccepting(fit)
            else { continue }
            return ruling(for: fit.alternative, rule: .equivalent, words: words)
        }
        return nil
    }

    // MARK: Teams

    /// Prompts on a team's home alone, such as "Boston", or on a name that many teams share, such
    /// as "United".
    private func promptOnHome(_ given: WordList, _ words: ArraySlice<Word>) -> Ruling? {
        guard question.asksForTeam, mayAsk else { return nil }
        return prompt(.incomplete, Self.whichOne(language.sentences), given, words) { comparison in
            let (fit, alternative) = (comparison.fit, comparison.alternative)
            let home = UInt64.places(before: home(of: alternative))
            let isAlone = given.words.indices.allSatisfy {
                !given.words[$0].isContent || fit.used.contains($0)
            }
            guard fit.worst == .same, !alternative.isEquivalent, home != 0, isAlone else {
                return false
            }
            let name = home.nonzeroBitCount
            let isShared =
                name < alternative.words.count
                && Self.sharedNames.contains(alternative.words[name].key)
            return fit.covered & ~home == 0 && alternative.required & home & ~fit.covered == 0
                || isShared && fit.covered == .place(name)
        }
    }

    /// Whether only a team's home was given.
    func lacksNameOfTeam(_ fit: Fit) -> Bool {
        guard question.asksForTeam, fit.covered != 0 else { return false }
        let count = home(of: alternatives[fit.alternative])
        return count > 0 && fit.covered.lastPlace < count
    }

    /// The number of words in a team's name that refer to the team's home ("Los Angeles"), or zero
    /// if the other words do not identify the team.
    func wordsOfHome(in alternative: Int) -> Int {
        guard question.asksForTeam else { return 0 }
        let words = alternatives[alternative].words
        let count = home(of: alternatives[alternative])
        return count < words.count && !Self.sharedNames.contains(words[count].key) ? count : 0
    }

    /// The number of words in a team's name that refer to the team's home, or zero if no words do
    /// so.
    private func home(of alternative: Alternative) -> Int {
        let words = alternative.words
        guard !alternative.isMarked, alternative.kind != .date, alternative.numbers == 0,
            words.count > 1, words.allSatisfy({ $0.has(.capital) || !$0.isContent })
        else { return 0 }
        if words[0].has(.changer) || Self.leadsOfHomes.contains(words[0].key) { return 2 }
        if let last = words.last, Self.sharedNames.contains(last.key) { return words.count - 1 }
        guard PlaceNames.isPlace(words[0]) else { return 0 }
        return Self.endsOfHomes.contains(words[1].key) ? 2 : 1
    }

    private static let leadsOfHomes = JudgeTable.lists.keys(of: "begin homes of teams")
    private static let endsOfHomes = JudgeTable.lists.keys(of: "end homes of teams")
    private static let sharedNames = JudgeTable.lists.keys(of: "names of many teams")
}
