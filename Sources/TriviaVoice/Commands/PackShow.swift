import ArgumentParser
import QuestionBank

struct PackShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a pack's questions.",
        discussion: """
            Examples:
              trivia-voice pack show "Film characters"
              trivia-voice pack show "Film characters" film-012
              trivia-voice pack show --search "moby dick"
            """)

    @Argument(help: "The pack's title.")
    var title: String?

    @Argument(help: "Only this question, with every field.")
    var id: String?

    @Option(help: "Only questions with these words in prompt or answer.")
    var search: String?

    @OptionGroup
    var bank: BankOptions

    func validate() throws {
        if title == nil && search == nil {
            throw ValidationError("Name a pack, or what to look for with --search.")
        }
    }

    func run() throws {
        try bank.use { bank in
            if let search {
                for stored in try bank.search(search, pack: title, limit: 50) {
                    print("\(stored.pack.inert) · \(Self.line(stored.question))")
                }
            } else if let title, let id {
                let stored = try bank.question(id, inPack: title)
                print(Self.line(stored.question))
            } else if let title {
                for question in try bank.pack(titled: title).questions {
                    print(Self.line(question))
                }
            }
        }
    }

    private static func line(_ question: Question) -> String {
        "\(question.id.inert): \(question.prompt.inert) — \(question.plainAnswer.inert)"
    }
}
