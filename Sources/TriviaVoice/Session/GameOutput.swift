import Transcript
import TriviaGame
import WebPresenter

/// Where a game is shown.
protocol GameOutput: Sendable {
    func begin(_ introduction: Introduction)
    func show(_ effect: GameEffect, of game: Game)
    /// The words that are being said and may still change, or typed.
    func update(_ live: LiveLine?)
    /// Words that may still change.
    func hear(volatile text: String)
    /// Something that is not part of the game: what does not work, and what happens instead.
    func note(_ text: String)
    /// A line that was no command, and what it should have been.
    func refuse(_ text: String)
    /// Why nothing can be shown any more; the game then stops.
    var failure: CommandFailure? { get }
}

/// What players are told before the first question.
struct Introduction: Sendable, Hashable {
    enum Way: Sendable, Hashable {
        /// Answers are spoken, into this device.
        case voice(device: String)
        case keyboard
        /// Recorded answers.
        case recording
    }

    var title: String
    var questionCount: Int
    /// Parts of bonuses among them, which may not come.
    var partCount = 0
    /// None in a game of questions alone.
    var roundCount = 0
    /// By the numbers of their keys, from 1; who has left keeps the number.
    var players: [String]
    /// Places of those who have left a game that goes on.
    var absent: Set<Int> = []
    var way: Way
    /// Standard input is a terminal, so that keys work.
    var hasKeys: Bool
    var mode = Mode.solo
    /// The name of the scoring profile.
    var scoring = Scoring.speed.name
    /// Somebody at the keys rules, and does not play.
    var hasHost = false
    /// Questions are read aloud.
    var isReadAloud = false
    /// Where screen and phones find the game.
    var links: RoomLinks?
    /// What else they should know: what does not work, and what happens instead.
    var notes: [String] = []

    /// Who plays.
    var present: [String] {
        players.enumerated().filter { !absent.contains($0.offset) }.map(\.element)
    }
}
