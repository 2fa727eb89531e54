import Foundation
import Languages
import PlaySession
import QuestionBank
import TerminalIO
import TriviaGame

/// Plays games chosen in a menu, one after another.
struct MenuPlay {
    let options: PlayOptions

    func run() async throws {
        let say = try options.languageOptions.sentences()
        let menu = MenuRun(terminal: SystemTerminal(isPlain: options.plain), say: say)
        var choices: MenuRun.Chosen?
        var problem: String?
        // Phones stay connected to the room when the players start another game.
        let rooms = RoomFile(bank: options.bankOptions.place)
        while true {
            if choices == nil {
                choices = try await menu.start(try offer(), .remembered(), problem: problem)
                problem = nil
                if case .new(let chosen) = choices { remember(chosen, say) }
            }
            guard let chosen = choices else { return }
            let game = try play(chosen)
            let preparation: GamePreparation
            do {
                preparation = try game.prepare()
            } catch let failure as CommandFailure where failure.status == .usage {
                choices = nil
                problem = failure.message
                continue
            }
            let end = try await PlayRun(preparation: preparation, options: game, rooms: rooms)
                .run()
            guard end == .finished else { return try end.leave() }
            switch try await menu.end() {
            case .again: if chosen == .interrupted { choices = .new(.remembered()) }
            case .other: choices = nil
            case .quit: return
            }
        }
    }

    private func remember(_ choices: MenuChoices, _ say: Sentences) {
        do {
            try choices.remember()
        } catch {
            let problem = say("your choices could not be saved: \(error.localizedDescription)")
            StandardError.write("trivia-voice: \(problem)")
        }
    }

    /// The options of the `play` command for the chosen game.
    private func play(_ chosen: MenuRun.Chosen) throws -> PlayOptions {
        switch chosen {
        case .new(let choices):
            return options.choosing(choices, hasOwnRounds: try hasRounds(choices.pack))
        case .interrupted:
            var play = options
            play.resume = true
            return play
        }
    }

    private func hasRounds(_ pack: String?) throws -> Bool {
        guard let pack else { return false }
        return try options.bankOptions.use { bank in
            try bank.packs().contains { $0.header.title == pack && !$0.header.rounds.isEmpty }
        }
    }

    /// The choices that the menu can offer, given the contents of the bank.
    private func offer() throws -> StartMenu.Offer {
        try options.bankOptions.use { bank in
            if try options.bankOptions.takesShippedPacks(bank) {
                try QuestionSource(bank: bank).importShippedPacks()
            }
            var offer = StartMenu.Offer(packs: try bank.packs().map(\.header.title))
            offer.interrupted = try KeptGame.latest(in: bank)?.players.map(\.name)
            for summary in try bank.catalogue() {
                if let name = summary.category.first {
                    offer.categories[name, default: []].insert(summary.pack)
                }
            }
            return offer
        }
    }
}

extension PlayOptions {
    /// A copy of the options with the choices from the menu. `hasOwnRounds` is true if the pack
    /// defines rounds.
    fileprivate func choosing(_ choices: MenuChoices, hasOwnRounds: Bool) -> PlayOptions {
        var play = self
        play.player = choices.players
        play.team = []
        play.ruleOptions.mode = choices.mode
        play.questionOptions.rounds = choices.hasRounds ? (hasOwnRounds ? nil : "evening") : "none"
        play.pack = [choices.pack].compactMap(\.self)
        play.questionOptions.category = [choices.category].compactMap(\.self)
        play.questionOptions.difficulty =
            choices.difficulty.flatMap(Question.Difficulty.init).map { [$0] } ?? []
        play.questions = choices.questions
        play.keyboard = !choices.isVoice
        play.screenOptions.screen = choices.screen == .machine ? ScreenOptions.ownAddress : nil
        play.screenOptions.lan = choices.screen == .network
        return play
    }
}
