import ArgumentParser
import PlaySession
import QuestionBank
import TerminalIO
import TriviaGame

struct PackPrint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "print", abstract: "Write a pack as sheets for a quiz on paper.",
        discussion: """
            Writes three pages to open in a browser and print: the questions, the answer key \
            with a table for the scores, and an answer sheet for each round, to print once for \
            every team. Each is a separate file, so that the key stays with the host. The pages \
            fit A4 and Letter paper, load no other files and run no scripts.

            A pack that defines its own rounds is printed in those rounds. Any other pack, or a \
            selection with --questions, --round-size or --by-category, has rounds of ten \
            questions.

            Examples:
              trivia-voice pack print "Film characters"
              trivia-voice pack print my-quiz.json -o sheets --title "Quiz of May"
              trivia-voice pack print "Film characters" --questions 30 --round-size 6
              trivia-voice pack print my-quiz.json --by-category --difficulty easy
              trivia-voice pack print my-quiz.json --round "normal 8" --round "final"
            """)

    @Argument(help: "A pack file in any format, or the title of a pack in the bank.")
    var pack: String

    @Option(
        name: [.short, .long],
        help: "The folder for the sheets; by default a new one named after the title.")
    var output: String?

    @Option(help: "The title on the sheets, instead of the pack's.")
    var title: String?

    @Option(help: "How many questions to choose at random. (default: all)")
    var questions: Int?

    @OptionGroup
    var questionOptions: QuestionOptions

    @Option(
        help:
            "The maximum number of questions in a round. (default: 10; with --by-category no limit)"
    )
    var roundSize: Int?

    @Flag(help: "Make a round for each category.")
    var byCategory = false

    @Option(help: "Choose the questions with this seed. The same seed gives the same sheets.")
    var seed: UInt64?

    @Flag(help: "Replace sheets that are already in the folder.")
    var force = false

    @Flag(help: "Print one JSON object per sheet.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    private static let usualRoundSize = 10

    func validate() throws {
        if let questions, !(1...1_000).contains(questions) {
            throw ValidationError("--questions must be a number from 1 to 1000")
        }
        if let roundSize, !(1...100).contains(roundSize) {
            throw ValidationError("--round-size must be a number from 1 to 100")
        }
        if output == "-" || output == "" {
            throw ValidationError("-o must be a folder, because the sheets are three files")
        }
        if namesRounds, makesRounds {
            throw ValidationError(
                "--round and --rounds cannot be used with --questions, --round-size or --by-category"
            )
        }
    }

    /// Whether the user has specified rounds with `--round` or `--rounds`.
    private var namesRounds: Bool {
        !questionOptions.round.isEmpty
            || questionOptions.rounds != nil && !questionOptions.leavesOutRounds
    }

    /// Whether the user has specified how to divide questions into rounds.
    private var makesRounds: Bool { questions != nil || roundSize != nil || byCategory }

    func run() throws {
        let problems = PackProblems(file: pack, asJSON: json)
        defer { problems.finish() }
        let content = try PackSubject.read(
            pack, PackFile.Options(title: title), bank, asJSON: json, show: problems.show)
        let seed = seed ?? UInt64.random(in: 0...999_999)
        let (rounds, isDrawn) = try rounds(of: content.pack, seed: seed)
        try write(
            PaperQuiz(
                content.pack.header, title: title, rounds: rounds, media: content.media))
        if isDrawn, self.seed == nil {
            StandardError.write("To print the same questions again, add --seed \(seed).")
        }
        if content.refusedCount > 0 { throw CommandFailure(.refusedInput) }
    }

    /// The rounds, and whether their questions were drawn at random.
    private func rounds(
        of pack: Pack, seed: UInt64
    ) throws -> (rounds: [PaperRound], isDrawn: Bool) {
        try PackFailure.reporting {
            let source = QuestionSource(bank: try BankStore.inMemory())
            try source.bank.importPack(pack)
            let wishes = questionOptions.wishes()
            let leavesOutRounds = makesRounds || questionOptions.leavesOutRounds
            if let plans = try questionOptions.plans()
                ?? source.plans(ofPacks: [pack.title], unless: leavesOutRounds)
            {
                let drawn = try source.draw(
                    plans, wishes, players: 1, scoring: .speed, seed: seed)
                if !drawn.leftOut.isEmpty {
                    StandardError.write("There are no questions left for a tie-break.")
                }
                return (PaperRound.rounds(drawn.rounds, of: drawn.entries), true)
            }
            let rounds = PaperRound.rounds(
                of: try source.questions(wishes, count: questions, seed: seed),
                size: roundSize ?? (byCategory ? nil : Self.usualRoundSize), byCategory: byCategory)
            if questions == nil { try tellOfMedia(wishes, source) }
            return (rounds, questions != nil)
        }
    }

    /// Reports how many questions are left out because they need a picture, a sound or a link.
    private func tellOfMedia(_ wishes: QuestionFilter, _ source: QuestionSource) throws {
        guard !questionOptions.withMedia else { return }
        var filter = wishes
        filter.packs = try source.titles(wishes.packs)
        filter.tags.append(QuestionNeeds.mediaTag)
        filter.withoutTags = questionOptions.notTag
        let count = try source.bank.count(filter).all
        guard count > 0 else { return }
        StandardError.write(
            "\(Figures.count(count, "question")) that \(count == 1 ? "needs" : "need") a picture, a sound or a link \(count == 1 ? "is" : "are") left out; add --with-media to print them."
        )
    }

    private func write(_ quiz: PaperQuiz) throws {
        let folder = PaperFolder(output ?? PaperFolder.name(for: quiz.title))
        try folder.prepare(replacing: force)
        for sheet in PaperSheet.allCases {
            let line = Line(
                sheet: sheet.rawValue, file: try folder.write(sheet, of: quiz),
                rounds: quiz.rounds.count, questions: quiz.questionCount)
            if json {
                try JSONLine.print(line)
            } else {
                try StandardOutput.line("\(line.file): \(line.contents)".inert)
            }
        }
        if !json {
            StandardError.write(
                "Open the sheets in a browser and print them: the answer sheets once for every team."
            )
        }
    }

    private struct Line: Encodable {
        var sheet: String
        var file: String
        var rounds: Int
        var questions: Int

        var contents: String {
            Figures.count(questions, "question") + " in " + Figures.count(rounds, "round")
        }
    }
}
