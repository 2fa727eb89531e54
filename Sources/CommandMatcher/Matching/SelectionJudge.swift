import Phonetics

/// Judges an answer that names several choices.
final class SelectionJudge: Sendable {
    let selection: Selection
    private let line: AnswerLine
    private let table: ChoiceTable
    private let language: CompiledLanguage
    private let question: QuestionWords
    private let textLengths: [Int]
    /// For each choice, a judge that recognizes the choice's name even if it contains mistakes.
    private let judges: [AnswerJudge]

    /// Returns nil if a single answer from the answer line is enough.
    init?(
        _ line: AnswerLine, question: String?, strictness: Strictness,
        pronouncing: (any Pronouncing)?, language: CompiledLanguage
    ) {
        guard let selection = line.selection else { return nil }
        self.selection = selection
        self.line = line
        self.language = language
        self.question = QuestionWords(question, language.lexicon)
        table = ChoiceTable(line.choices, language)
        textLengths = line.choices.map { language.lexicon.keys(of: $0).count }
        judges = line.choices.map { choice in
            let others = line.choices.filter { $0 != choice }
            return AnswerJudge(
                AnswerLine(answer: choice, reject: others), strictness: strictness,
                pronouncing: pronouncing, language: language)
        }
    }

    /// The choices that an utterance or a typed line names, in order and without duplicates.
    struct Reading {
        var named: [Int] = []
        /// Whether some words do not belong to any choice.
        var hasOthers = false
        /// The reason why the words are not an answer, if any.
        var refusal: JudgingRule?
        /// The index of the first word of the answer.
        var start = 0
    }

    func read(_ list: WordList, heard text: String) -> Reading {
        let all = list.words[...]
        guard all.contains(where: { !$0.has(.filler) }) else {
            return Reading(refusal: .nothingSaid)
        }
        if language.givingUp.length(in: all) == all.count { return Reading(refusal: .gaveUp) }
        let reading = named(in: list)
        guard reading.hasOthers, reading.refusal == nil, !list.isHeard else { return reading }
        return misspelled(text) ?? reading
    }

    /// The choices that the player names in sequence. If several names fit, the longest name
    /// counts. Words around the choices are ignored.
    private func named(in list: WordList) -> Reading {
        var reading = Reading()
        var rest = list.words[...]
        func take(_ places: [Int]) {
            if reading.named.isEmpty { reading.start = rest.startIndex }
            for place in places where !reading.named.contains(place) { reading.named.append(place) }
        }
        while let first = rest.first {
            if let name = name(at: rest) {
                take([name.place])
                rest = rest.dropFirst(name.count)
            } else if let places = letters(in: list, first) {
                take(places)
                rest = rest.dropFirst()
            } else if case let length = language.corrections.length(in: rest), length > 0 {
                if !reading.named.isEmpty { reading.named.removeLast() }
                rest = rest.dropFirst(length)
            } else if language.after.lengthAtEnd(of: rest) == rest.count {
                break
            } else if case let length = around(rest), length > 0 {
                rest = rest.dropFirst(length)
            } else {
                if first.has(.negation) { reading.refusal = .negated }
                if first.isContent, !question.contains(first) { reading.hasOthers = true }
                rest = rest.dropFirst()
            }
        }
        return reading
    }

    private func name(at words: ArraySlice<Word>) -> (place: Int, count: Int)? {
        for count in (1...max(1, min(table.longest, words.count))).reversed() {
            guard let place = table[words.prefix(count)] else { continue }
            // Two numbers mean two choices, but "the second one" means only one choice.
            let areNumbers = words.prefix(count).allSatisfy { $0.isNumber && !$0.has(.ordinal) }
            if count > 1, areNumbers, count != textLengths[place] { continue }
            return (place, count)
        }
        return nil
    }

    /// The number of words at the start that only introduce or connect choices.
    private func around(_ words: ArraySlice<Word>) -> Int {
        max(
            lead(words), language.betweenChoices.length(in: words),
            language.aroundChoices.length(in: words))
    }

    /// The length of a lead-in, not counting a choice's letter at the end: "it's A".
    private func lead(_ words: ArraySlice<Word>) -> Int {
        let length = language.before.length(in: words)
        guard length > 0, table[words.dropFirst(length - 1).prefix(1)] != nil else { return length }
        return length - 1
    }

    /// The choices that are given as letters or digits without spaces: "acd", "134".
    private func letters(in list: WordList, _ word: Word) -> [Int]? {
        guard word.count > 1, !list.isHeard || word.has(.initials) else { return nil }
        let first = Int(word.isNumber ? UInt8(ascii: "1") : UInt8(ascii: "a"))
        let places = list.letters(of: word).map { Int($0) - first }
        guard places.allSatisfy(line.choices.indices.contains) else { return nil }
        return word.has(.initials) || Set(places).count == places.count ? places : nil
    }

    /// Finds choices by slightly misspelled names. Commas or "and" separate the names.
    private func misspelled(_ text: String) -> Reading? {
        var reading = Reading()
        for part in Self.parts(text, between: [",", ";", "/", "&", "+"]) {
            if let place = choice(misspelledAs: part) {
                reading.named.append(place)
                continue
            }
            let between = language.language.around[.heardBetweenChoices]
                .sorted { $0.count > $1.count }.map { " \($0) " }
            for name in Self.parts(part.lowercased(), between: between) {
                guard let place = choice(misspelledAs: name) else { return nil }
                reading.named.append(place)
            }
        }
        var seen: Set<Int> = []
        reading.named.removeAll { !seen.insert($0).inserted }
        return reading.named.isEmpty ? nil : reading
    }

    private static func parts(_ text: String, between separators: [String]) -> [String] {
        separators.reduce(text) { $0.replacing($1, with: "\n") }.split(separator: "\n")
            .map { $0.trimmed() }.filter { !$0.isEmpty }
    }

    private func choice(misspelledAs name: String) -> Int? {
        let fitting = judges.indices.filter { judges[$0].judge(typed: name).outcome == .accept }
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
        if selection.isRight(named) {
            return verdict(.accept, selection.isOrdered ? .rightOrder : .rightChoices)
        }
        let isOtherOrder = selection.isOrdered && Set(named) == Set(selection.right)
        return verdict(.reject, isOtherOrder ? .otherOrder : .otherChoices)
    }

    /// The follow-up question that asks for the remaining choices. The wording of the follow-up
    /// question depends only on the number of choices.
    private func ask(after count: Int, of wanted: Int) -> String {
        let say = language.sentences
        return selection.isOrdered
            ? say("That is \(count) of \(wanted). What comes next?")
            : say("That is \(count) of \(wanted). What are the others?")
    }

    private static let separator = ", "

    /// The choices in ``Verdict/matched``.
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
