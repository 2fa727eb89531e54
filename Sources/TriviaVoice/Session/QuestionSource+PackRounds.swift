import QuestionBank
import TriviaGame

// The rounds that a pack brings along.
extension QuestionSource {
    /// The rounds in which packs are to be played: those of the only one, where nothing else is wished.
    ///
    /// - Parameter isWithout: Somebody wishes for questions alone.
    /// - Throws: ``CommandFailure`` when they cannot be read.
    func plans(ofPacks names: [String], unless isWithout: Bool) throws -> [RoundPlan]? {
        guard !isWithout, names.count == 1, let title = try titles(names).first else { return nil }
        let header = try bank.packs().first { $0.header.title == title }?.header
        guard let header, !header.rounds.isEmpty else { return nil }
        do {
            return try RoundPlan.plans(header.rounds.joined(separator: "\n"))
        } catch {
            throw CommandFailure(
                .refusedInput,
                "round \(error.line) of the pack “\(title)”: \(error.problem); it is played without its "
                    .inert + "rounds with: --rounds none")
        }
    }

    /// What keeps a pack from being played in its rounds; nil when nothing does.
    static func problem(withRoundsOf pack: Pack) throws -> PackProblem? {
        guard !pack.rounds.isEmpty, !pack.questions.isEmpty else { return nil }
        let source = QuestionSource(bank: try BankStore.inMemory())
        try source.bank.importPack(pack)
        do {
            guard let plans = try source.plans(ofPacks: [pack.title], unless: false) else {
                return nil
            }
            _ = try source.draw(
                plans, Wishes(packs: [pack.title]), players: 1, scoring: .speed, seed: 1)
            return nil
        } catch let failure as CommandFailure {
            return PackProblem(
                .lost, "the pack cannot be played in its rounds: \(failure.message)",
                hint: "mend the rounds, or leave them out")
        }
    }
}
