import Foundation
import PlaySession
import QuestionBank
import SpeechRecognition
import TerminalIO
import TriviaGame

extension PlayOptions {
    /// Prepares the questions, players and rules of the game that the options describe.
    func prepare() throws -> GamePreparation {
        try bankOptions.use { bank in
            if try bankOptions.takesShippedPacks(bank) {
                try QuestionSource(bank: bank).importShippedPacks()
            }
            if resume { return GamePreparation(bank: bank, kind: .kept(try KeptGame(bank: bank))) }
            let names = named.isEmpty && !screenOptions.isOn ? [Self.userName] : named
            let players = names.map(Player.init)
            let seed = seed ?? UInt64.random(in: 0...UInt64.max)
            var new = GamePreparation.New(
                entries: [], rounds: [], players: players, mode: mode,
                scoring: ruleOptions.profile, seed: seed, timeLimit: timeLimit)
            try draw(
                &new, bank, players: players.isEmpty ? Self.playersByPhone : players.count,
                seed: seed)
            return GamePreparation(bank: bank, kind: .new(new))
        }
    }

    /// The number of players to assume, if none are named, for rounds that need questions for each
    /// player.
    private static let playersByPhone = 4

    private func draw(
        _ new: inout GamePreparation.New, _ bank: BankStore, players: Int, seed: UInt64
    ) throws {
        if let sameAs {
            (new.entries, new.rounds) = try QuestionSource(bank: bank).questions(ofGame: sameAs)
            return
        }
        let asked = try questionOptions.plans()
        let read = try QuestionSource(bank: bank).reading(
            filesAmong: pack + (asked ?? []).flatMap(\.packs), isKept: keep,
            objection: SoundCheck.objection)
        var source = read.source
        new.files = read.packs
        let plans =
            try asked ?? source.plans(ofPacks: pack, unless: questionOptions.leavesOutRounds)
        try draw(&new, plans, from: source, players: players, seed: seed)
        guard new.entries.contains(where: \.question.needsLoudspeaker),
            !asksForSounds(plans ?? []), Speaker().problem() != nil
        else { return }
        source.hasLoudspeaker = false
        do {
            try draw(&new, plans, from: source, players: players, seed: seed)
            new.leavesOutSounds = true
        } catch let failure as CommandFailure where failure.status == .usage {
            // All available questions have sounds, so the game must ask questions with sounds.
        }
    }

    private func draw(
        _ new: inout GamePreparation.New, _ plans: [RoundPlan]?, from source: QuestionSource,
        players: Int, seed: UInt64
    ) throws {
        let wishes = questionOptions.wishes(packs: pack)
        guard let plans else {
            new.entries = try source.draw(
                wishes, count: questions ?? Self.usualCount, scoring: ruleOptions.profile,
                seed: seed)
            return
        }
        (new.entries, new.rounds, new.leftOut) = try source.draw(
            plans, wishes, players: players, scoring: ruleOptions.profile, seed: seed)
    }

    /// Whether the user asks for specific questions, which may then have sounds.
    private func asksForSounds(_ plans: [RoundPlan]) -> Bool {
        questionOptions.withMedia || !pack.isEmpty || !questionOptions.tag.isEmpty
            || plans.contains { !$0.packs.isEmpty || !$0.tags.isEmpty }
    }

    private static var userName: String {
        let name = ProcessInfo.processInfo.environment["USER"] ?? ""
        return name.isEmpty ? "You" : name
    }
}
