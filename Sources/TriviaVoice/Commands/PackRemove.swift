import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import TerminalIO

struct PackRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove packs from the question bank.",
        discussion: """
            Games already played stay in the history. At a terminal, the command asks first, \
            unless you give --yes.

            Examples:
              trivia-voice pack remove "Film characters"
            """)

    @Argument(help: "Titles of packs.")
    var titles: [String]

    @Flag(help: "Remove without asking.")
    var yes = false

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        try bank.useThere { bank in
            for title in titles {
                guard try isMeant(title, bank) else {
                    StandardError.write("\(title.inert) stays in the bank.")
                    continue
                }
                let count = try bank.removePack(titled: title)
                try StandardOutput.line(
                    "\(title.inert): \(Figures.count(count, "question")) removed")
            }
        }
    }

    /// Asks for confirmation if standard input and standard error are a terminal.
    private func isMeant(_ title: String, _ bank: BankStore) throws -> Bool {
        guard !yes, isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return true }
        let count = try bank.count(QuestionFilter(packs: [title])).all
        guard count > 0 else { return true }
        StandardError.ask(
            "Remove \"\(title)\" with its \(Figures.count(count, "question"))? [y/N] ".inert)
        return readLine().map { $0.lowercased().hasPrefix("y") } ?? false
    }
}
