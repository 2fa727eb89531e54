import ArgumentParser
import Foundation
import TerminalIO

/// The main command, which lists all subcommands and turns errors into messages and exit statuses.
struct TriviaVoice: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trivia-voice",
        abstract: "Voice trivia for the terminal, offline.", version: Program.version,
        subcommands: [
            Play.self, Demo.self, Listen.self, Transcribe.self, Replay.self, Judge.self,
            PackCommand.self, BankCommand.self, History.self, Leaderboard.self, Devices.self,
            Doctor.self, Setup.self,
            Models.self,
        ])

    static func main() async {
        StandardStreams.fill()
        do {
            let arguments = try ConfigurationFile.completing(
                Array(CommandLine.arguments.dropFirst()),
                environment: ProcessInfo.processInfo.environment)
            var command = try parseAsRoot(arguments)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            Foundation.exit(ExitStatus.report(error).rawValue)
        }
    }
}
