import ArgumentParser
import QuestionBank
import TerminalIO

struct PackLearned: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "learned",
        abstract: "List the answers that questions have learned from challenges.",
        discussion: """
            When a challenge is granted, or a host accepts an answer that the judge rejected, \
            the question learns that answer. Remove one with: trivia-voice pack unlearn

            Examples:
              trivia-voice pack learned
              trivia-voice pack learned "Film characters" --json
            """)

    @Argument(help: "List only this pack.")
    var title: String?

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        let aliases = try bank.useExisting { try $0.learnedAliases(pack: title) } ?? []
        if aliases.isEmpty, !json { StandardError.write("No answers have been learned yet.") }
        for alias in aliases {
            if json {
                try JSONLine.print(alias)
            } else {
                let question =
                    alias.prompt.map { ", for \(alias.answer ?? "") (\($0))" } ?? ""
                try StandardOutput.line(
                    "\(alias.pack) · \(alias.questionID): \(alias.alias)\(question)".inert)
            }
        }
    }
}
