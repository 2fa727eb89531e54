import Transcript
import TriviaGame
import WebPresenter

/// A place where a game is shown.
protocol GameOutput: Sendable {
    func begin(_ introduction: Introduction)
    func show(_ effect: GameEffect, of game: Game)
    /// Updates the changing line, which shows words being spoken or typed.
    func update(_ live: LiveLine?)
    /// Shows recognized words that may still change.
    func hear(volatile text: String)
    /// Shows a message about something outside the game: what does not work, and what happens
    /// instead.
    func note(_ text: String)
    /// Reports that a line is not a command, and says what is allowed.
    func refuse(_ text: String)
    /// Why output is no longer possible. The game then stops.
    var failure: CommandFailure? { get }
}

/// What players see before the first question.
struct Introduction: Sendable, Hashable {
    enum Way: Sendable, Hashable {
        /// Spoken answers, recorded by this device.
        case voice(device: String)
        case keyboard
        /// Recorded answers.
        case recording
    }

    var title: String
    var questionCount: Int
    /// The number of bonus parts, some of which may not be asked.
    var partCount = 0
    /// The number of rounds; 0 in a game without rounds.
    var roundCount = 0
    /// The players' names in the order of their key numbers, from 1. Players who have left keep
    /// their numbers.
    var players: [String]
    /// Indices of players who have left a resumed game.
    var absent: Set<Int> = []
    var way: Way
    /// Whether standard input is a terminal, so that keys work.
    var hasKeys: Bool
    var mode = Mode.solo
    /// The name of the scoring profile.
    var scoring = Scoring.speed.name
    /// Whether somebody at the keyboard rules on answers and does not play.
    var hasHost = false
    /// Whether questions are read aloud.
    var isReadAloud = false
    /// The addresses of the shared screen and the phones' page.
    var links: RoomLinks?
    /// Other notes: what does not work, and what happens instead.
    var notes: [String] = []

    /// The players who have not left.
    var present: [String] {
        players.enumerated().filter { !absent.contains($0.offset) }.map(\.element)
    }
}
