import Testing
import TriviaGame

@testable import PlaySession
@testable import TerminalIO

@Suite("A host's line that gives or takes points")
struct PointsLineTests {
    private func action(_ rest: String) throws -> HostAction? {
        let game = Game(questions: SessionTests.questions, players: [Player(name: "Ada Mary")])
        let event = try SlashCommand.event("/points \(rest)", hasHost: true, game: game)
        if case .host(let action) = event { return action }
        return nil
    }

    @Test(
        "A number with its sign, also with a space between them",
        arguments: [
            ("Ada Mary +50", 50), ("Ada Mary 50", 50), ("Ada Mary + 50", 50),
            ("Ada Mary -50", -50), ("Ada Mary - 50", -50), ("Ada Mary −50", -50),
            ("Ada Mary – 50", -50),
        ])
    func points(rest: String, points: Int) throws {
        #expect(try action(rest) == .adjust(player: "Ada Mary", by: points))
    }

    @Test(
        "What is missing is told, with the line as it should be",
        arguments: [
            ("Ada Mary +", "A number is missing after the +; write: /points Ada Mary +50"),
            ("Ada Mary -", "A number is missing after the -; write: /points Ada Mary -50"),
            ("+50", "a player and a whole number"), ("+ 50", "a player and a whole number"),
            ("+", "a player and a whole number"), ("Ada Mary ++50", "a player and a whole number"),
            ("Ada Mary + 1.5", "a player and a whole number"),
        ])
    func missing(rest: String, message: String) {
        do {
            let action = try action(rest)
            Issue.record("\(String(describing: action))")
        } catch {
            #expect((error as? CommandFailure)?.message.contains(message) == true)
        }
    }
}
