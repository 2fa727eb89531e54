package import QuestionBank
import TerminalIO
package import TriviaGame

extension QuestionSource {
    /// The rounds of the chosen pack; nil if the user turned off the pack's rounds or did not
    /// choose exactly one pack.
    package func plans(ofPacks names: [String], unless isWithout: Bool) throws -> [RoundPlan]? {
        guard !isWithout, names.count == 1, let title = try titles(names).first else { return nil }
        let header = try bank.packs().first { $0.header.title == title }?.header
        guard let header, !header.rounds.isEmpty else { return nil }
        do {
            return try RoundPlan.plans(header.rounds.joined(separator: "\n"))
        } catch {
            throw CommandFailure(
                .refusedInput,
                "round \(error.line) of the pack “\(title)”: \(error.problem); play it without its "
                    .inert + "rounds with: --rounds none")
        }
    }

    /// The problem that keeps a pack from being played with its own rounds, if any.
    package static func problem(withRoundsOf pack: Pack) throws -> PackProblem? {
        guard !pack.rounds.isEmpty, !pack.questions.isEmpty else { return nil }
        let source = QuestionSource(bank: try BankStore.inMemory())
        try source.bank.importPack(pack)
        do {
            guard let plans = try source.plans(ofPacks: [pack.title], unless: false) else {
                return nil
            }
            _ = try source.draw(
                plans, QuestionFilter(packs: [pack.title]), players: 1, scoring: .speed, seed: 1)
            return nil
        } catch let failure as CommandFailure {
            return PackProblem(
                .lost, "the pack cannot be played in its rounds: \(failure.message)",
                hint: "correct the rounds, or remove them")
        }
    }
}
