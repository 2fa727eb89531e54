import ArgumentParser
import QuestionBank

struct PackImport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Put packs into the question bank.",
        discussion: """
            Takes our own packs (JSON, YAML), tables (CSV, TSV; Kahoot, Blooket, Gimkit, Quizlet, \
            Anki), OpenTDB, The Trivia API, GIFT, Moodle XML, Aiken, quiz-bowl packets, Jeopardy \
            archives, Red-DiscordBot lists and plain lines. A pack takes the place of the one with \
            its title, whole or not at all; the same file again changes nothing. Questions that \
            cannot be used are named with line and column and the others are taken, except from a \
            pack of our own, which is taken whole or not at all. The first thousand questions are \
            also checked for the ear, for two seconds at most; pack check says more.

            Examples:
              trivia-voice pack import questions.json
              trivia-voice pack import --dry-run kahoot.csv
              trivia-voice pack import --from gift --title "Biology 101" quiz.txt
            """)

    @Argument(help: "Pack files; - is standard input.")
    var files: [String]

    @OptionGroup
    var format: FormatOptions

    @Flag(help: "Only say what would happen.")
    var dryRun = false

    @Flag(help: "Results and problems as one JSON object a line.")
    var json = false

    @OptionGroup
    var model: ModelOptions

    @OptionGroup
    var bank: BankOptions

    func validate() throws {
        if format.title != nil, files.count > 1 {
            throw ValidationError("--title is for a single file.")
        }
    }

    func run() throws {
        var refusedCount = 0
        var failure: CommandFailure?
        try bank.use { bank in
            for file in files {
                do {
                    refusedCount += try importOne(file, bank)
                } catch let error as CommandFailure {
                    // The other files are still worth a try.
                    if files.count > 1, !error.message.isEmpty {
                        StandardError.write("trivia-voice: \(error.message)")
                        failure = CommandFailure(error.status)
                    } else {
                        failure = error
                    }
                }
            }
        }
        if let failure { throw failure }
        if refusedCount > 0 { throw CommandFailure(.refusedInput) }
    }

    private func importOne(_ file: String, _ bank: BankStore) throws -> Int {
        let problems = PackProblems(file: file, asJSON: json)
        let ear = ImportEar(model)
        let done = try problems.reading {
            try bank.importFile(
                try PackInput(path: file), format.values, isDryRun: dryRun, report: problems.show,
                taken: ear.look)
        }
        if json {
            try JSONLine.print(Line(file: file, done: done, isDryRun: dryRun, ear: ear.summary))
        } else {
            let refused = done.refusedCount > 0 ? ", \(done.refusedCount) refused" : ""
            let change =
                dryRun ? "would be \(done.result.change.rawValue)" : done.result.change.rawValue
            print(
                "\(done.result.title.inert): \(done.result.questionCount) questions"
                    + "\(refused), \(change) (\(done.format.rawValue))")
            if let advice = ear.advice(file: file, of: done.result.questionCount) {
                StandardError.write(advice.inert)
            }
        }
        return done.refusedCount
    }

    private struct Line: Encodable {
        var file: String
        var format: String
        var title: String
        var questions: Int
        var refused: Int
        var change: String
        var dryRun: Bool
        /// Nil when nothing was looked at.
        var ear: ImportEar.Summary?

        init(file: String, done: FileImport, isDryRun: Bool, ear: ImportEar.Summary) {
            self.file = file
            format = done.format.rawValue
            title = done.result.title
            questions = done.result.questionCount
            refused = done.refusedCount
            change = done.result.change.rawValue
            dryRun = isDryRun
            self.ear = ear.checked > 0 ? ear : nil
        }
    }
}
