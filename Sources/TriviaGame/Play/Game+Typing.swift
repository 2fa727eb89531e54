public import CommandMatcher

// Handles lines that players type.
extension Game {
    /// The rulings on a typed line: one ruling, or one for each item in a list round.
    ///
    /// End the reading with ``GameEvent/readingEnded(aloud:)``, then pass the rulings to
    /// ``step(_:at:)``:
    ///
    ///     for ruling in game.rulings(typed: line) { effects += game.step(.ruled(ruling), at: now) }
    ///
    /// If you know the player's seat, use ``GameEvent/answered(_:_:)``. Show players only the
    /// effects, because rulings contain the answer.
    ///
    /// - Parameter commands: The phrases for commands. If this argument is nil, each command is
    ///   accepted by its name.
    /// - Returns: The rulings; empty if the game expects no input.
    public func rulings(
        typed line: String, by seat: Int? = nil, commands: CommandTable? = nil
    ) -> [Ruling] {
        guard let expectation, order.indices.contains(index) else { return [] }
        let judge = sheet.judge
        let lines = LineReader(
            judge: judge, choices: question.choices,
            table: commands ?? .names(in: judge.language))
        let awaited = awaited(expectation.awaited, of: seat)
        return rulings(typed: line) { lines.ruling(on: $0, awaiting: awaited) }
    }

    /// The rulings on a line. The closure `rule` rules on a whole line or on one item of a list.
    package func rulings(typed line: String, rule: (String) -> Ruling) -> [Ruling] {
        let whole = rule(line)
        guard round.measure == .collected, case .answering = phase else { return [whole] }
        let parts = line.replacing(" and ", with: ",").split(separator: ",").map {
            rule(String($0))
        }
        return Set(parts.compactMap(\.accepted)).count > 1 ? parts : [whole]
    }

    /// The input that the game expects from a player. No player can complete another player's
    /// answer.
    package func awaited(_ awaited: Awaited, of seat: Int?) -> Awaited {
        guard let seat, case .more(_, let choices) = awaited, !completesAnswer(seat) else {
            return awaited
        }
        return .answer(choices: choices)
    }
}

extension Expectation {
    /// The input that the judge and the recognizer both expect.
    package var awaited: Awaited {
        switch kind {
        case .answer: .answer(choices: choices)
        case .moreSpecific(let first): .more(after: first, choices: choices)
        case .number: .number(like: QuestionSheet(question).official)
        case .pick(let categories, let values, let alone):
            .pick(categories: categories, values: values, alone: alone)
        case .wager: .wager
        case .decision: .decision
        case .who(let players): .who(players: players)
        case .commands, .buzz: .commands
        }
    }
}

extension Ruling {
    /// The accepted form, if any.
    fileprivate var accepted: String? {
        guard case .answer(let verdict) = meaning, verdict.outcome == .accept else { return nil }
        return verdict.matched ?? verdict.heard
    }
}
