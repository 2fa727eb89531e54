package import Languages
package import QuestionBank
package import TriviaGame

/// Everything that is decided before a game begins or continues.
package struct GamePreparation {
    /// A new game.
    package struct New {
        package var entries: [GameSetup.Entry]
        package var rounds: [Round]
        package var players: [Player]
        package var mode: Mode
        package var scoring: Scoring
        package var seed: UInt64?
        package var timeLimit: Double?
        /// The rounds for which there are no questions.
        package var leftOut: [Round] = []
        /// The packs that were read from files.
        package var files: [PackFromFile] = []
        /// Whether questions with sounds were left out, because the game cannot play sounds.
        package var leavesOutSounds = false

        package init(
            entries: [GameSetup.Entry], rounds: [Round], players: [Player], mode: Mode,
            scoring: Scoring, seed: UInt64? = nil, timeLimit: Double? = nil, leftOut: [Round] = [],
            files: [PackFromFile] = []
        ) {
            self.entries = entries
            self.rounds = rounds
            self.players = players
            self.mode = mode
            self.scoring = scoring
            self.seed = seed
            self.timeLimit = timeLimit
            self.leftOut = leftOut
            self.files = files
        }
    }

    package enum Kind {
        case new(New)
        case kept(KeptGame)
    }

    package var bank: BankStore
    package var kind: Kind

    package init(bank: BankStore, kind: Kind) {
        self.bank = bank
        self.kind = kind
    }

    package var questions: [Question] { entries.map(\.question) }

    package var entries: [GameSetup.Entry] {
        switch kind {
        case .new(let new): new.entries
        case .kept(let kept): kept.game.setup.entries
        }
    }

    /// A title that combines the packs' titles.
    package func title(_ say: Sentences) -> String {
        var packs: [String] = []
        for entry in entries where !packs.contains(entry.pack) { packs.append(entry.pack) }
        return packs.count > 3
            ? say("Trivia from \(packs.count) packs") : packs.joined(separator: ", ")
    }

    /// The game to begin or resume. The rules of a new game depend on how players answer.
    package func game(rules: Rules, sheets: [QuestionSheet]) -> Game {
        switch kind {
        case .kept(let kept): return kept.game.judged(by: sheets)
        case .new(let new):
            var rules = rules
            rules.timeLimit = new.timeLimit ?? rules.timeLimit
            rules.scoring = new.scoring
            var setup = GameSetup(
                mode: new.mode, rules: rules, players: new.players, entries: new.entries,
                rounds: new.rounds)
            setup.players = new.players
            return Game(setup, sheets: sheets)
        }
    }

    /// A recorder that writes the game to the bank.
    package func recorder(of game: Game, settings: GameSettings) throws -> GameRecorder {
        switch kind {
        case .kept(let kept): GameRecorder(bank: bank, resuming: kept)
        case .new(let new):
            try GameRecorder(bank: bank, setup: game.setup, seed: new.seed, settings: settings)
        }
    }
}
