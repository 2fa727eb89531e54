import ArgumentParser
import Testing

@testable import TriviaVoice

@Suite("Help")
struct HelpTests {
    /// The main command and all commands below it.
    private static func commands(
        below command: any ParsableCommand.Type = TriviaVoice.self
    ) -> [any ParsableCommand.Type] {
        [command] + command.configuration.subcommands.flatMap { commands(below: $0) }
    }

    @Test("An example stays on one line, so that it can be copied")
    func examples() {
        let lines = Self.commands().flatMap {
            $0.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("  ") }
        }
        #expect(lines.count > 40)
        for line in lines { #expect(line.count < 80, "\(line)") }
    }
}
