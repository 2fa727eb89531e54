import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import TerminalIO

struct PackImport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import packs into the question bank.",
        discussion: """
            Reads our own packs (JSON, YAML), tables and workbooks (CSV, TSV, .xlsx, .ods; \
            Kahoot, Blooket, Gimkit, Quizlet), Anki's notes (text, .apkg, CrowdAnki), lists of \
            questions as JSON, Kahoot's JSON, OpenTDB, OpenTriviaQA, The Trivia API, GIFT, \
            Moodle XML, QTI 1.2 to 3 (Canvas, Blackboard), H5P, Aiken, plain-text tests (text2qti, \
            Respondus, ExamView, Blackboard, Brightspace), tables and lines of documents (.docx, \
            .odt), quiz-bowl packets (JSON, text, .docx), Jeopardy archives, Red-DiscordBot \
            lists and plain lines.

            Shows how it interprets each column or field, what it leaves out, and three sample \
            questions. At a terminal, it asks before it imports them, unless you give --yes. If \
            a question cannot be used, the command shows its line and column and imports the \
            others. A pack in our own format is imported completely or not at all.

            A new version of a pack replaces the old version with the same title. Importing the \
            same file again changes nothing. If a different pack has the same title, the command \
            asks you to keep both with --as or to replace it with --replace. The speech of \
            the first thousand questions is also checked, for two seconds at most; pack check \
            reports more.

            Examples:
              trivia-voice pack import questions.json
              trivia-voice pack import --dry-run kahoot.csv
              trivia-voice pack import --as "Quiz of May" may/quiz.csv
              trivia-voice pack import --from gift --title "Biology 101" quiz.txt
            """)

    @Argument(help: "Pack files; - is standard input.")
    var files: [String]

    @OptionGroup
    var format: FormatOptions

    @Flag(help: "Replace a pack with the same title without asking.")
    var replace = false

    @Flag(name: [.short, .long], help: "Import without asking.")
    var yes = false

    @Flag(help: "Only show what would happen.")
    var dryRun = false

    @Flag(help: "Report results and problems as one JSON object per line.")
    var json = false

    @OptionGroup
    var model: ModelOptions

    @OptionGroup
    var bank: BankOptions

    func validate() throws {
        if format.title != nil, files.count > 1 {
            throw ValidationError("--title can be used with a single file only.")
        }
    }

    func run() throws {
        var refusedCount = 0
        var failure: CommandFailure?
        try bank.use(changing: !dryRun) { bank in
            for file in files {
                do {
                    refusedCount += try importOne(file, bank)
                } catch let error as CommandFailure {
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
        var samples: [Question] = []
        func taken(_ question: Question) {
            if samples.count < Self.sampleCount { samples.append(question) }
            ear.look(at: question)
        }
        let isAsked = asksBefore(file)
        let input = try problems.reading { try opened(file) }
        var done = try problems.reading {
            if isAsked {
                return try bank.importFile(
                    input, format.values, replacing: .always, isDryRun: true,
                    report: problems.show, taken: taken)
            }
            do {
                return try bank.importFile(
                    input, format.values, replacing: replace ? .always : .newVersion,
                    isDryRun: dryRun, report: problems.show, taken: taken)
            } catch BankError.titleTaken(let old) where asks(file, old) {
                return try bank.importFile(input, format.values, replacing: .always)
            }
        }
        if let problem = try problems.reading({ try roundProblem(of: done, in: input) }) {
            problems.show(problem)
        }
        let preview = PackPreview(fields: done.fields, samples: samples)
        if !json, !done.fields.isEmpty || isAsked, done.result.change != .unchanged {
            preview.show(of: file)
        }
        if isAsked, done.result.change != .unchanged {
            guard let kept = try keep(file, done, bank) else { return 0 }
            done = kept
        }
        if json {
            try JSONLine.print(
                Line(
                    file: file, done: done, isDryRun: dryRun, ear: ear.summary, preview: preview))
        } else {
            let refused = done.refusedCount > 0 ? ", \(done.refusedCount) refused" : ""
            let change =
                dryRun ? "would be \(done.result.change.rawValue)" : done.result.change.rawValue
            try StandardOutput.line(
                "\(done.result.title.inert): \(Figures.count(done.result.questionCount, "question"))"
                    + "\(refused), \(change) (\(done.format.rawValue))")
            if let old = done.replaced {
                let added = old.newCount - old.keptCount
                StandardError.write(
                    "of the old pack, \(Figures.count(old.keptCount, "question")) "
                        + (old.keptCount == 1 ? "stays, " : "stay, ")
                        + "\(old.questionCount - old.keptCount) \(dryRun ? "would go" : "went"), "
                        + "\(added) \(added == 1 ? "is" : "are") new")
            }
            if let advice = ear.advice(file: file, of: done.result.questionCount) {
                StandardError.write(advice.inert)
            }
        }
        return done.refusedCount
    }

    /// The problem that keeps the pack from being played in its own rounds, or nil if there is
    /// none.
    private func roundProblem(of done: FileImport, in input: PackInput) throws -> PackProblem? {
        if done.rounds.isEmpty { return nil }
        let pack = try PackFile.collect(input, format.values).content.pack
        return try QuestionSource.problem(withRoundsOf: pack)
    }

    private static let sampleCount = 3

    /// Opens a pack file. The pack's sounds are stored only if a game can play them.
    private func opened(_ file: String) throws -> PackInput {
        let input = try PackInput(path: file, encoding: format.encoding)
        input.objection = SoundCheck.objection
        return input
    }

    /// Whether the command shows a preview and asks the user before it imports the file.
    private func asksBefore(_ file: String) -> Bool {
        !yes && !json && !dryRun && file != "-" && isatty(STDIN_FILENO) == 1
            && isatty(STDERR_FILENO) == 1
    }

    /// Asks whether to import the previewed file. Returns nil if the user declines.
    private func keep(_ file: String, _ seen: FileImport, _ bank: BankStore) throws -> FileImport? {
        StandardError.ask(
            ("Import \(Figures.count(seen.result.questionCount, "question")) into \"\(seen.result.title)\"? "
                + "[Enter: yes, n: no] ").inert)
        guard let reply = readLine(), !reply.lowercased().hasPrefix("n"),
            !reply.lowercased().hasPrefix("q")
        else {
            StandardError.write("Nothing was imported.")
            return nil
        }
        return try PackProblems(file: file, asJSON: false).reading {
            let input = try opened(file)
            do {
                return try bank.importFile(
                    input, format.values, replacing: replace ? .always : .newVersion)
            } catch BankError.titleTaken(let old) where asks(file, old) {
                return try bank.importFile(input, format.values, replacing: .always)
            }
        }
    }

    /// Asks the user at a terminal whether to replace a different pack with the same title.
    private func asks(_ file: String, _ old: ReplacedPack) -> Bool {
        guard !json, !dryRun, file != "-", isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1
        else {
            return false
        }
        StandardError.ask(
            ("The bank has a different pack with the title \"\(old.title)\". Its "
                + "\(Figures.count(old.questionCount, "question")) would be replaced by "
                + "\(old.newCount), of which \(old.keptCount) are in both. Replace it? [y/N] ")
                .inert)
        return readLine().map { $0.lowercased().hasPrefix("y") } ?? false
    }

    private struct Line: Encodable {
        var file: String
        var format: String
        var title: String
        var questions: Int
        var refused: Int
        var change: String
        var dryRun: Bool
        /// The replaced pack's question count, or nil if no pack was replaced.
        var replaced: Int?
        var kept: Int?
        /// The result of the recognition check, or nil if nothing was checked.
        var ear: ImportEar.Summary?
        /// The meanings of the file's columns, or nil if the file is in one of the project's own
        /// formats or is already in the bank.
        var fields: [PackPreview.Field]?
        var samples: [PackPreview.Sample]?

        init(
            file: String, done: FileImport, isDryRun: Bool, ear: ImportEar.Summary,
            preview: PackPreview
        ) {
            self.file = file
            format = done.format.rawValue
            title = done.result.title
            questions = done.result.questionCount
            refused = done.refusedCount
            change = done.result.change.rawValue
            dryRun = isDryRun
            replaced = done.replaced?.questionCount
            kept = done.replaced?.keptCount
            self.ear = ear.checked > 0 ? ear : nil
            if !done.fields.isEmpty {
                fields = preview.fieldLines
                samples = preview.sampleLines
            }
        }
    }
}
