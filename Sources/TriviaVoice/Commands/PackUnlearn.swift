import ArgumentParser
import QuestionBank
import TerminalIO

struct PackUnlearn: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlearn", abstract: "Remove answers that a question has learned.",
        discussion: """
            List learned answers with: trivia-voice pack learned. Without an answer, the command \
            removes everything that the question has learned. Games already played do not change.

            Examples:
              trivia-voice pack unlearn "Film characters" film-012 "Dorothea"
              trivia-voice pack unlearn "Film characters" film-012
            """)

    @Argument(help: "The pack's title.")
    var title: String

    @Argument(help: "The question's id.")
    var id: String

    @Argument(help: "The answer to remove; without it, all of them.")
    var answer: String?

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        let known = try bank.useExisting { bank in
            let learned = try bank.learnedAliases(pack: title).filter { $0.questionID == id }
            for alias in learned where answer.map({ $0.isSame(as: alias.alias) }) ?? true {
                try bank.forget(alias: alias.alias, ofQuestion: id, inPack: alias.pack)
            }
            return learned
        }
        let gone = (known ?? []).filter { answer.map($0.alias.isSame(as:)) ?? true }
        guard !gone.isEmpty else {
            let others = (known ?? []).map { "“\($0.alias)”" }.joined(separator: ", ")
            throw CommandFailure(
                .usage,
                "the question \(id) of “\(title)” has not learned "
                    .inert + (answer.map { "“\($0)”".inert } ?? "anything")
                    + (others.isEmpty
                        ? "; list learned answers with: trivia-voice pack learned"
                        : "; it has learned \(others.inert)"))
        }
        for alias in gone { try StandardOutput.line("unlearned: \(alias.alias)".inert) }
    }
}

extension String {
    /// Whether two answers or titles are the same, ignoring case as the bank does.
    fileprivate func isSame(as other: String) -> Bool { lowercased() == other.lowercased() }
}
