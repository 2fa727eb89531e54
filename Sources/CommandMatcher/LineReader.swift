import Transcript

/// Gives rulings on typed lines for one question, and decides which commands the game obeys while
/// the question is open.
package struct LineReader: Sendable {
    private let judge: AnswerJudge
    /// All choices, in the order in which players see them.
    private let choices: [String]
    /// Finds commands, regardless of which input the game expects.
    package let reader: CommandReader

    /// - Parameter choices: All choices, in the order in which players see them.
    package init(judge: AnswerJudge, choices: [String], table: CommandTable) {
        self.judge = judge
        self.choices = choices
        reader = CommandReader(choices: choices, table: table)
    }

    /// The ruling on a typed line. A blank line has no meaning.
    package func ruling(on line: String, awaiting awaited: Awaited) -> Ruling {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        let text = words.joined(separator: " ")
        let start = AudioTime.zero
        let segments =
            words.isEmpty ? [] : [Segment(text: text, range: TimeRange(start: start, end: start))]
        let hearing = Hearing(best: Transcription(segments: segments))
        guard !words.isEmpty else { return Ruling(.notUnderstood(.silence), hearing: hearing) }
        let command = reader(for: awaited).command(
            text: Self.spelledOut(text, awaiting: awaited))
        if case .number = awaited,
            let number = SpokenNumber.value(in: text, language: judge.language)
        {
            return Ruling(.number(number), hearing: hearing)
        }
        guard awaited.isAnswer else {
            let meaning =
                command.map(Ruling.Meaning.command) ?? .notUnderstood(.somethingElse(heard: text))
            return Ruling(meaning, hearing: hearing)
        }
        let verdict = judge.judge(typed: text, after: awaited.first)
        if verdict.outcome == .reject, verdict.matched == nil, isLateDecision(command) {
            return Ruling(.notUnderstood(.chatter), hearing: hearing)
        }
        // A right answer counts as an answer even if it is also the name of a command.
        guard verdict.outcome == .reject, let command,
            let meaning = obeyed(command, saying: verdict)
        else { return Ruling(.answer(verdict), hearing: hearing) }
        return Ruling(meaning, hearing: hearing)
    }

    /// The meaning of a command while a question is open, or nil if the verdict `said` shows that
    /// the words are an answer.
    package func obeyed(_ command: GameCommand, saying said: Verdict) -> Ruling.Meaning? {
        switch command {
        case .choice where judge.line.selection != nil: nil
        case .choice(let index):
            choices.indices.contains(index)
                ? .answer(verdict(on: choices[index], named: said)) : nil
        case .buzz, .yes, .no, .wager, .category, .player: nil
        default: .command(command)
        }
    }

    /// The verdict on a choice, with the words that named the choice and the time of these words.
    private func verdict(on choice: String, named said: Verdict) -> Verdict {
        var verdict = judge.judge(typed: choice)
        verdict.heard = said.heard
        verdict.answer = said.answer
        verdict.answerStart = said.answerStart
        if verdict.outcome != .prompt {
            verdict.rule = .choice
            verdict.matched = choice
        }
        return verdict
    }

    /// Whether a "yes" or "no" replies to an earlier question, because neither word answers the
    /// current question.
    private func isLateDecision(_ command: GameCommand?) -> Bool {
        func decides(_ command: GameCommand?) -> Bool { command == .yes || command == .no }
        guard decides(command) else { return false }
        let forms = SpokenForms(of: judge.line, question: judge.question, in: judge.language).forms
        return !forms.contains { decides(reader.command(text: $0.words.joined(separator: " "))) }
    }

    /// A command reader for the input that the game expects.
    package func reader(for awaited: Awaited) -> CommandReader {
        var reader = reader
        switch awaited {
        case .pick(let categories, _, let alone):
            reader.choices = []
            reader.categories = categories
            reader.categoriesByValue = alone
        case .who(let players): reader.players = players
        case .wager: reader.expectsWager = true
        default: break
        }
        return reader
    }

    /// Expands a typed selection that consists of a category's letter and a value or the value's
    /// position: "b 200", "b2".
    private static func spelledOut(_ text: String, awaiting awaited: Awaited) -> String {
        guard case .pick(let categories, let values, _) = awaited,
            let letter = text.lowercased().unicodeScalars.first, letter.isASCII
        else { return text }
        let index = Int(letter.value) - 97
        let rest = text.dropFirst().drop { $0 == " " }
        guard categories.indices.contains(index), rest.allSatisfy(\.isNumber) else { return text }
        guard let number = Int(rest) else { return categories[index] }
        let value =
            !values.contains(number) && values.indices.contains(number - 1)
            ? values[number - 1] : number
        return "\(categories[index]) for \(value)"
    }
}
