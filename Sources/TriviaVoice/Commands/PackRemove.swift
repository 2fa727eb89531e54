import ArgumentParser
import QuestionBank

struct PackRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take packs out of the question bank.",
        discussion: """
            Games already played stay readable.

            Examples:
              trivia-voice pack remove "Film characters"
            """)

    @Argument(help: "Titles of packs.")
    var titles: [String]

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        try bank.use { bank in
            for title in titles {
                let count = try bank.removePack(titled: title)
                try StandardOutput.line(
                    "\(title.inert): \(Figures.count(count, "question")) removed")
            }
        }
    }
}
