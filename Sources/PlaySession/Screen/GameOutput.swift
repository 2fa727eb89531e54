package import TerminalIO
import Transcript
package import TriviaGame
package import WebPresenter

/// A place where a game is shown, such as a terminal.
package protocol GameOutput: Sendable {
    func begin(_ introduction: Introduction)
    func show(_ effect: GameEffect, of game: Game)
    /// Updates the live line.
    func update(_ live: LiveLine?)
    /// Shows recognized words that may still change.
    func hear(volatile text: String)
    /// Shows a problem that is not part of the game, and what the program does about it.
    func note(_ text: String)
    /// Rejects a line that is not a command, and shows what is allowed.
    func refuse(_ text: String)
    /// The error that made output impossible and stops the game; nil while output works.
    var failure: CommandFailure? { get }
}

/// What players see before the first question.
package struct Introduction: Sendable, Hashable {
    package enum Way: Sendable, Hashable {
        /// Players answer by speaking into this device.
        case voice(device: String)
        case keyboard
        /// The answers come from recordings.
        case recording
    }

    package var title: String
    package var questionCount: Int
    /// The number of bonus parts that the game may ask.
    package var partCount = 0
    /// The number of rounds; 0 in a game without rounds.
    package var roundCount = 0
    /// The players' names, in the order of their keys, including players who have left.
    package var players: [String]
    /// Indices of players who have left a resumed game.
    package var absent: Set<Int> = []
    package var way: Way
    /// Whether standard input is a terminal, so that keys work.
    package var hasKeys: Bool
    package var mode = Mode.solo
    /// The name of the scoring profile.
    package var scoring = Scoring.speed.name
    /// Whether a host at the keyboard rules on answers.
    package var hasHost = false
    /// Whether questions are read aloud.
    package var isReadAloud = false
    /// The addresses of the shared screen and the phones' page.
    package var links: RoomLinks?
    /// Features that do not work, and what the program does instead.
    package var notes: [String] = []

    package init(
        title: String, questionCount: Int, partCount: Int = 0, roundCount: Int = 0,
        players: [String], absent: Set<Int> = [], way: Way, hasKeys: Bool, mode: Mode = .solo,
        scoring: String = Scoring.speed.name, hasHost: Bool = false, isReadAloud: Bool = false,
        links: RoomLinks? = nil, notes: [String] = []
    ) {
        self.title = title
        self.questionCount = questionCount
        self.partCount = partCount
        self.roundCount = roundCount
        self.players = players
        self.absent = absent
        self.way = way
        self.hasKeys = hasKeys
        self.mode = mode
        self.scoring = scoring
        self.hasHost = hasHost
        self.isReadAloud = isReadAloud
        self.links = links
        self.notes = notes
    }

    /// The players who have not left.
    package var present: [String] {
        players.enumerated().filter { !absent.contains($0.offset) }.map(\.element)
    }
}
