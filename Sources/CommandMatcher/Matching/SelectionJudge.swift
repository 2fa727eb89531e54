/// Judges an answer that names several choices.
struct SelectionJudge {
    let selection: Selection
    private let line: AnswerLine
    private let table: ChoiceTable
    private let known: Set<UInt64>
    private let language: CompiledLanguage
    private let strictness: Strictness
    private let pronouncing: (any Pronouncing)?

    /// Nil if one answer of the line is enough.
    init?(
        _ line: AnswerLine, strictness: Strictness, pronouncing: (any Pronouncing)?,
        language: CompiledLanguage
    ) {
        guard let selection = line.selection else { return nil }
        self.selection = selection
        self.line = line
        self.language = language
        self.strictness = strictness
        self.pronouncing = pronouncing
        table = ChoiceTable(line.choices, language)
        known = Set(line.choices.flatMap { language.lexicon.keys(of: $0) })
    }

    /// The choices that an utterance or a typed line names, in order, each once.
    struct Reading {
        var named: [Int] = []
        /// Whether there are words that belong to no choice.
        var hasOthers = false
        /// Why the words are not an answer.
        var refusal: JudgingRule?
        /// The index of the first word of the answer.
        var start = 0
    }

    func read(_ list: WordList, heard text: String) -> Reading {
        let all = list.words[...]
        guard all.contains(where: { !$0.has(.filler) }) else {
            return Reading(refusal: .nothingSaid)
        }
        let whole = named(in: all)
        if !whole.hasOthers, !whole.named.isEmpty { return whole }
        if language.givingUp.length(in: all) == all.count { return Reading(refusal: .gaveUp) }
        let span = AnswerSpan(all, in: language, isKnown: { known.contains($0.key) })
        if span.isNegated { return Reading(refusal: .negated) }
        let reading = named(in: span.words)
        guard reading.hasOthers, !list.isHeard else { return reading }
        return spelled(text) ?? misspelled(text) ?? reading
    }

    /// The longest names that follow each other.
    private func named(in words: ArraySlice<Word>) -> Reading {
        var reading = Reading(start: words.startIndex)
        var rest = words
        while let first = rest.first {
            let name = (1...max(1, min(table.longest, rest.count))).reversed().lazy
                .compactMap { count in table[rest.prefix(count)].map { (place: $0, count: count) } }
                .first
            if let name {
                if !reading.named.contains(name.place) { reading.named.append(name.place) }
                rest = rest.dropFirst(name.count)
                continue
            }
            let between = language.betweenChoices.length(in: rest)
            if between == 0, first.isContent || first.has(.negation) { reading.hasOthers = true }
            rest = rest.dropFirst(max(between, 1))
        }
        return reading
    }

    /// Letters without spaces, as they are typed: "acd".
    private func spelled(_ text: String) -> Reading? {
        let letters = text.utf8.map { $0 | 0x20 }
        let places = letters.map { Int($0) - 0x61 }
        guard letters.count > 1, places.allSatisfy(line.choices.indices.contains),
            Set(places).count == places.count
        else { return nil }
        return Reading(named: places)
    }

    /// Names with small mistakes, separated by commas or "and".
    private func misspelled(_ text: String) -> Reading? {
        let between = language.language.around[.heardBetweenChoices]
        let parts = between.sorted { $0.count > $1.count }
            .reduce(text.lowercased()) { $0.replacing(" \($1) ", with: ",") }
            .split { ",;/&".contains($0) }.map { $0.trimmed() }.filter { !$0.isEmpty }
        let places = parts.map(choice(misspelledAs:))
        guard !places.isEmpty, !places.contains(nil) else { return nil }
        var seen: Set<Int> = []
        return Reading(named: places.compactMap(\.self).filter { seen.insert($0).inserted })
    }

    private func choice(misspelledAs name: String) -> Int? {
        let fitting = line.choices.indices.filter { place in
            let choice = line.choices[place]
            let single = AnswerLine(answer: choice, choices: line.choices)
            let judge = AnswerJudge(
                single, strictness: strictness, pronouncing: pronouncing, language: language)
            return judge.judge(typed: name).outcome == .accept
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    // MARK: Verdicts

    func verdict(on reading: Reading, heard: String) -> Verdict {
        if let refusal = reading.refusal {
            return Verdict(
                outcome: .reject, rule: refusal, heard: heard,
                answer: refusal == .nothingSaid ? "" : heard, official: line.official)
        }
        if reading.named.isEmpty || reading.hasOthers {
            return Verdict(
                outcome: .reject, rule: .otherAnswer, heard: heard, official: line.official)
        }
        return verdict(on: reading.named, heard: heard)
    }

    func verdict(on named: [Int], heard: String) -> Verdict {
        let matched = named.map { line.choices[$0] }.joined(separator: Self.separator)
        func verdict(_ outcome: Verdict.Outcome, _ rule: JudgingRule, ask: String? = nil) -> Verdict
        {
            Verdict(
                outcome: outcome, rule: rule, matched: matched, ask: ask, heard: heard,
                official: line.official)
        }
        let wanted = selection.right.count
        if named.count < wanted {
            return verdict(.prompt, .fewerChoices, ask: ask(after: named.count, of: wanted))
        }
        if selection.isRight(named) { return verdict(.accept, .rightChoices) }
        let isOtherOrder = selection.isOrdered && Set(named) == Set(selection.right)
        return verdict(.reject, isOtherOrder ? .otherOrder : .otherChoices)
    }

    /// The question for the rest. It depends only on the number of choices, so it gives nothing away.
    private func ask(after count: Int, of wanted: Int) -> String {
        let say = language.sentences
        return selection.isOrdered
            ? say("That is \(count) of \(wanted). What comes next?")
            : say("That is \(count) of \(wanted). Which others?")
    }

    private static let separator = ", "

    /// The choices in the text of ``Verdict/matched``.
    func choices(in matched: String) -> [Int] {
        var places: [Int] = []
        var rest = matched[...]
        while !rest.isEmpty {
            let fitting = line.choices.indices.filter { place in
                let choice = line.choices[place]
                return rest.hasPrefix(choice)
                    && (rest.count == choice.count
                        || rest.dropFirst(choice.count).hasPrefix(Self.separator))
            }
            guard let place = fitting.max(by: { line.choices[$0].count < line.choices[$1].count })
            else { return [] }
            places.append(place)
            rest = rest.dropFirst(line.choices[place].count + Self.separator.count)
        }
        return places
    }
}
