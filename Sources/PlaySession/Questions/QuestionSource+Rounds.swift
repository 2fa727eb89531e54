import CommandMatcher
import Foundation
package import QuestionBank
import SpokenAnswers
import TerminalIO
package import TriviaGame

// Draws questions for rounds. No question is used twice.
extension QuestionSource {
    /// Draws each round's questions. Throws a ``CommandFailure`` if a round has no questions.
    /// Tie-breaks that have no questions cause no error, but are returned in `leftOut`.
    package func draw(
        _ plans: [RoundPlan], _ wishes: QuestionFilter, players: Int, scoring: Scoring, seed: UInt64
    ) throws -> (entries: [GameSetup.Entry], rounds: [Round], leftOut: [Round]) {
        var entries: [GameSetup.Entry] = []
        var rounds: [Round] = []
        var leftOut: [Round] = []
        var taken: Set<Int64> = []
        for plan in plans {
            var round = plan.round
            if round.clock == .round { round.count *= players }
            let filter = try filter(plan, wishes)
            let drawn =
                round.order == .picked
                ? try board(plan, wishes, seed: seed, taken: &taken)
                : try questions(round, filter, scoring, seed: seed, taken: &taken)
            if drawn.isEmpty {
                if round.contest == .tied {
                    leftOut.append(round)
                    continue
                }
                let why = try onlyBonuses(round, filter, scoring)
                throw CommandFailure(
                    .usage,
                    try why ?? usedUp(round, filter, scoring, taken) ?? Self.nothing(for: plan))
            }
            round.count = drawn.count
            rounds.append(round)
            entries += drawn
        }
        return (entries, rounds, leftOut)
    }

    /// The error for a round whose questions were all used by earlier rounds; nil if the questions
    /// are missing for a different reason.
    private func usedUp(
        _ round: Round, _ filter: QuestionFilter, _ scoring: Scoring, _ taken: Set<Int64>
    ) throws -> String? {
        guard !taken.isEmpty, round.order != .picked else { return nil }
        var none: Set<Int64> = []
        let count = try questions(
            round, Self.hasBonuses(round, scoring) ? Self.tossups(filter) : filter,
            count: Self.widestDraw, seed: 0, taken: &none
        ).count
        guard count > 0 else { return nil }
        let isAll = try bank.count(QuestionFilter(packs: filter.packs)).all == count
        let noun = isAll ? "question" : "matching question"
        let used = count == 1 ? "the only \(noun)" : "all \(Figures.count(count, noun))"
        return
            "the earlier rounds use \(used), so none is left for the \(round.name) round; let them ask fewer"
            .inert
    }

    private static func nothing(for plan: RoundPlan) -> String {
        let needs =
            switch plan.round.needs {
            case .anything where plan.round.order == .picked:
                "with a category and the requested difficulty and tag"
            case .anything: "with the requested category, difficulty and tag"
            case .choices: "with choices"
            case .number: "whose answer is a number"
            case .list: "with the tag “list” (docs/pack-format.md)"
            }
        return "no question \(needs) is left for the \(plan.round.name) round".inert
    }

    package func filter(_ plan: RoundPlan, _ wishes: QuestionFilter) throws -> QuestionFilter {
        let needs = plan.round.needs
        let others = [Round.Needs.list, .number].filter { $0 != needs }.compactMap(\.tag)
        var filter = wishes
        filter.packs = try titles(plan.packs.isEmpty ? wishes.packs : plan.packs)
        if !plan.categories.isEmpty { filter.categories = plan.categories }
        if let difficulty = plan.difficulty.flatMap(Question.Difficulty.init) {
            filter.difficulties = [difficulty]
        }
        filter.tags += plan.tags + (needs == .list ? [needs.tag].compactMap(\.self) : [])
        filter.withoutTags += others
        return filter
    }

    /// Draws the questions for a round, with bonuses if right answers earn bonuses.
    package func questions(
        _ round: Round, _ filter: QuestionFilter, _ scoring: Scoring, seed: UInt64,
        taken: inout Set<Int64>
    ) throws -> [GameSetup.Entry] {
        let hasBonuses = Self.hasBonuses(round, scoring)
        let drawn = try questions(
            round, hasBonuses ? Self.tossups(filter) : filter, count: round.count, seed: seed,
            taken: &taken
        ).map(GameSetup.Entry.init)
        return hasBonuses
            ? try withBonuses(drawn, filter, seed: seed, taken: &taken) : drawn
    }

    /// Draws more and more questions until enough of them meet the round's requirements. The bank
    /// has no index for these requirements.
    private func questions(
        _ round: Round, _ filter: QuestionFilter, count: Int, seed: UInt64,
        taken: inout Set<Int64>
    ) throws -> [StoredQuestion] {
        var size = round.needs == .anything ? count : count * 4
        while true {
            let drawn = try bank.draw(filter, count: size, seed: seed, excluding: taken)
            let fitting = drawn.filter {
                Self.fits($0.question, round.needs)
                    && (hasLoudspeaker || !$0.question.needsLoudspeaker)
            }
            if fitting.count >= count || drawn.count < size || size == Self.widestDraw {
                let chosen = Array(fitting.prefix(count))
                taken.formUnion(chosen.map(\.id))
                return chosen
            }
            size = min(size * 8, Self.widestDraw)
        }
    }

    static let widestDraw = 10_000

    private static func fits(_ question: Question, _ needs: Round.Needs) -> Bool {
        switch needs {
        case .anything, .list: true
        case .choices: !question.choices.isEmpty && !question.kind.isSelection
        case .number:
            question.choices.isEmpty
                && question.answer.first(where: { !"-−–".contains($0) })?.isNumber == true
                && SpokenNumber.value(in: question.answer) != nil
        }
    }

    /// The questions for a board. In each category, every value has one question, and the easiest
    /// question has the lowest value.
    private func board(
        _ plan: RoundPlan, _ wishes: QuestionFilter, seed: UInt64, taken: inout Set<Int64>
    ) throws -> [GameSetup.Entry] {
        var filter = try filter(plan, wishes)
        let named = plan.categories.isEmpty ? wishes.categories : plan.categories
        var categories = named.isEmpty ? try categories(filter.packs, plan, seed: seed) : named
        let columns = named.isEmpty ? plan.columns : named.count
        var entries: [GameSetup.Entry] = []
        while !categories.isEmpty, Set(entries.map(\.cell?.category)).count < columns {
            let category = categories.removeFirst()
            filter.categories = [category]
            let drawn = try questions(
                plan.round, filter, count: plan.values.count, seed: seed, taken: &taken
            ).sorted { Self.rank($0.question) < Self.rank($1.question) }
            for (stored, value) in zip(drawn, plan.values) {
                var entry = GameSetup.Entry(stored)
                entry.cell = .init(category: category, value: value)
                entries.append(entry)
            }
        }
        return entries
    }

    private static func rank(_ question: Question) -> Int {
        switch question.difficulty {
        case .easy: 0
        case .medium, nil: 1
        case .hard: 2
        }
    }

    /// The categories in the order in which to use them. Categories that have more questions than
    /// needed come first, in random order. Smaller categories follow, with the largest of them
    /// first.
    private func categories(
        _ packs: [String], _ plan: RoundPlan, seed: UInt64
    ) throws -> [String] {
        var counts: [String: Int] = [:]
        for summary in try bank.catalogue()
        where packs.isEmpty || packs.contains(summary.pack) {
            if let name = summary.category.first {
                counts[name, default: 0] += summary.questionCount
            }
        }
        var generator = SplitMix64(seed: seed)
        let large = counts.filter { $0.value >= plan.values.count * 2 }.keys.sorted()
        let small = counts.keys.filter { !large.contains($0) }
            .sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
        return large.shuffled(using: &generator) + small
    }
}

extension Question {
    /// Whether players must hear a sound before they can answer.
    package var needsLoudspeaker: Bool {
        media(at: .question, .sound).contains(where: \.isStored)
    }
}
