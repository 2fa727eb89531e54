import Foundation
import Languages
import PlaySession
import TriviaGame

/// The people who can open the shared screen.
enum ScreenReach: String, Sendable, Hashable, Codable, CaseIterable {
    case machine, network
}

/// The choices made in the menu, saved for the next start of the program.
struct MenuChoices: Sendable, Hashable, Codable {
    var players: [String] = []
    var mode = Mode.solo.name
    var hasRounds = false
    var pack: String?
    var category: String?
    var difficulty: String?
    var questions = 10
    var isVoice = true
    /// The people who can open the shared screen and join by phone, or nil if there is no shared
    /// screen.
    var screen: ScreenReach?

    /// The reason why no game can be played with these choices, or nil if a game can be played.
    func problem(_ say: Sentences) -> String? {
        guard let mode = Mode(named: mode) else { return say("there is no mode “\(mode)”") }
        if screen != nil, mode.seats.upperBound == 1 {
            return say(
                "“\(mode.name)” is for one player; choose a different mode for phones, or turn the screen off"
            )
        }
        let count = screen == nil || !players.isEmpty ? max(players.count, 1) : nil
        guard count.map(mode.seats.contains) ?? true else {
            let most = mode.seats.upperBound
            return most == 1
                ? say("“\(mode.name)” is for one player")
                : say("“\(mode.name)” is for \(mode.seats.lowerBound) to \(most) players")
        }
        if screen == nil, players.count > Mode.mostKeys {
            return say(
                "the keyboard has keys for \(Mode.mostKeys) players or teams, not \(players.count); with a screen, others can join by phone"
            )
        }
        return Player.problem(with: players, say)
    }

    /// Sets the players. If there are several players, a mode that allows only one player is
    /// replaced.
    mutating func name(_ names: [String]) {
        players = names
        if names.count > 1, Mode(named: mode)?.seats.upperBound == 1 { mode = Mode.turns.name }
    }

    /// Sets the people who can open the shared screen. If there is a screen, a mode for a single
    /// player is replaced.
    mutating func show(on reach: ScreenReach?) {
        screen = reach
        if reach != nil, Mode(named: mode)?.seats.upperBound == 1 { mode = Mode.everybody.name }
    }

    private static func url(_ environment: [String: String]) -> URL {
        DataFolder.own(environment).appending(path: "menu.json")
    }

    /// The saved choices, or the defaults if no saved choices can be read.
    static func remembered(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> MenuChoices {
        (try? Data(contentsOf: url(environment))).flatMap {
            try? JSONDecoder().decode(MenuChoices.self, from: $0)
        } ?? MenuChoices()
    }

    /// Saves the choices. Throws an error if the file cannot be written.
    func remember(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        let url = Self.url(environment)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: url, options: .atomic)
    }
}
