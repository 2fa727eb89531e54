import QuestionBank
import TriviaGame

// Adds complete bonuses to tossups. No bonus is used twice.
extension QuestionSource {
    /// Adds an unused bonus after each tossup that the filter selected, until no bonuses remain.
    func withBonuses(
        _ tossups: [GameSetup.Entry], _ filter: QuestionFilter, seed: UInt64,
        taken: inout Set<Int64>
    ) throws -> [GameSetup.Entry] {
        var bonuses = try bonuses(filter, count: tossups.count, seed: seed, taken: &taken)[...]
        return tossups.flatMap { [$0] + (bonuses.popFirst() ?? []) }
    }

    /// The filter that selects the tossups for a round with bonuses.
    static func tossups(_ filter: QuestionFilter) -> QuestionFilter {
        var filter = filter
        filter.withoutTags.append(BonusTags.part)
        return filter
    }

    /// Whether bonuses follow tossups in a round.
    static func hasBonuses(_ round: Round, _ scoring: Scoring) -> Bool {
        scoring.bonusPart != nil && round.allowsBonuses
    }

    /// Explains that a round has no questions because all matching questions are parts of bonuses.
    /// Returns nil if the round has no questions for a different reason.
    func onlyBonuses(
        _ round: Round, _ filter: QuestionFilter, _ scoring: Scoring
    ) throws -> String? {
        guard Self.hasBonuses(round, scoring), try bank.count(filter).all > 0,
            try bank.count(Self.tossups(filter)).all == 0
        else { return nil }
        return "all matching questions are parts of bonuses, and --scoring \(scoring.name) asks a "
            + "bonus only after another question; any other --scoring asks them alone"
    }

    private func bonuses(
        _ filter: QuestionFilter, count: Int, seed: UInt64, taken: inout Set<Int64>
    ) throws -> [[GameSetup.Entry]] {
        var filter = filter
        filter.tags.append(BonusTags.part)
        var bonuses: [[GameSetup.Entry]] = []
        var seen: Set<String> = []
        // Several drawn questions may be parts of the same bonus.
        let size = min(count * Self.mostParts, Self.widestDraw)
        for drawn in try bank.draw(filter, count: size, seed: seed, excluding: taken) {
            guard let tag = BonusTags.bonus(of: drawn.question),
                seen.insert("\(tag)\n\(drawn.pack)").inserted
            else { continue }
            let parts = try bank.draw(
                QuestionFilter(packs: [drawn.pack], tags: [tag]), count: Self.mostParts, seed: seed
            ).sorted {
                (BonusTags.number(of: $0.question) ?? 0, $0.id)
                    < (BonusTags.number(of: $1.question) ?? 0, $1.id)
            }
            taken.formUnion(parts.map(\.id))
            bonuses.append(Self.entries(parts))
            if bonuses.count == count { break }
        }
        return bonuses
    }

    private static let mostParts = 10

    /// The parts of a bonus. Only the first part keeps the sentences with which all parts begin.
    private static func entries(_ parts: [StoredQuestion]) -> [GameSetup.Entry] {
        let lead = lead(of: parts.map(\.question.prompt))
        return parts.enumerated().map { index, stored in
            var entry = GameSetup.Entry(stored)
            entry.part = index + 1
            if index > 0 {
                entry.question.prompt = String(entry.question.prompt.dropFirst(lead.count))
            }
            return entry
        }
    }

    /// The complete sentences with which all texts begin. The result is always shorter than each of
    /// the texts.
    static func lead(of texts: [String]) -> String {
        guard texts.count > 1, var lead = texts.first else { return "" }
        for text in texts.dropFirst() {
            lead = String(zip(lead, text).prefix { $0 == $1 }.map(\.0))
        }
        while !lead.isEmpty, !isSentence(lead) || texts.contains(lead) { lead.removeLast() }
        return lead
    }

    private static func isSentence(_ text: String) -> Bool {
        text.last == " " && text.dropLast().last.map { ".:;?!".contains($0) } == true
    }
}
