import Foundation
import TriviaGame

/// What was chosen in the menu, and is remembered for the next time.
struct MenuChoices: Sendable, Hashable, Codable {
    var players: [String] = []
    var mode = Mode.solo.name
    var hasRounds = false
    var pack: String?
    var category: String?
    var difficulty: String?
    var questions = 10
    var isVoice = true

    /// Why this cannot be played, or nil.
    var problem: String? {
        guard let mode = Mode(named: mode) else { return "there is no mode “\(mode)”" }
        let count = max(players.count, 1)
        guard mode.seats.contains(count) else {
            let most = mode.seats.upperBound
            return most == 1
                ? "“\(mode.name)” is for one player"
                : "“\(mode.name)” is for \(mode.seats.lowerBound) to \(most) players"
        }
        return Player.problem(with: players)
    }

    /// Where they are remembered.
    private static func url(_ environment: [String: String]) -> URL {
        DataFolder.own(environment).appending(path: "menu.json")
    }

    /// What was chosen last; the usual where nothing was, or it cannot be read.
    static func remembered(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> MenuChoices {
        (try? Data(contentsOf: url(environment))).flatMap {
            try? JSONDecoder().decode(MenuChoices.self, from: $0)
        } ?? MenuChoices()
    }

    /// - Throws: Errors of the file system.
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
