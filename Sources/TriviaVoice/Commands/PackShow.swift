import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import TerminalIO

struct PackShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a pack's questions.",
        discussion: """
            A terminal shows a long pack in pages. A file or a pipe gets the whole pack, \
            unless you choose a page.

            Examples:
              trivia-voice pack show "Film characters"
              trivia-voice pack show "Film characters" --page 2
              trivia-voice pack show "Film characters" film-012
              trivia-voice pack show --search "moby dick"
            """)

    @Argument(help: "The pack's title, or its beginning.")
    var title: String?

    @Argument(help: "Show only this question, with every field.")
    var id: String?

    @Option(help: "Show only questions with these words in the prompt or answer.")
    var search: String?

    @Option(help: "How many questions to show on a page or in a search.")
    var limit = 50

    @Option(help: "The page to show, counted from 1.")
    var page: Int?

    @Flag(help: "Print one question per line, in our own format.")
    var json = false

    @OptionGroup
    var bankOptions: BankOptions

    func validate() throws {
        if title == nil && search == nil {
            throw ValidationError("Name a pack, or search for words with --search.")
        }
        guard limit > 0, limit <= 100_000, page.map({ (1...1_000_000).contains($0) }) ?? true else {
            throw ValidationError("--limit and --page must be 1 or more")
        }
    }

    func run() throws {
        try bankOptions.useThere { bank in
            // Before the first game, the bank may lack the shipped packs.
            if try bankOptions.takesShippedPacks(bank) {
                try QuestionSource(bank: bank).importShippedPacks()
            }
            let title = try title.map { try bank.title(beginning: $0) }
            if let search {
                let found = try bank.search(search, pack: title, limit: limit)
                if found.isEmpty {
                    let place = title.map { " in the pack \"\($0)\"" } ?? ""
                    StandardError.write(
                        ("No question\(place) matches \"\(search)\". Search for fewer words, or for "
                            + "the beginning of a word.").inert)
                }
                for stored in found {
                    try show(stored.question, before: json ? "" : "\(stored.pack) · ")
                }
            } else if let title, let id {
                let stored = try bank.question(id, inPack: title)
                if json { return try show(stored.question) }
                let rulings = try bank.rulings(onQuestion: id, inPack: stored.pack)
                for line in Self.fields(stored, in: bank.media) {
                    try StandardOutput.line(line.inert)
                }
                if rulings.answers > 0 {
                    let answers = Figures.count(rulings.answers, "answer")
                    try StandardOutput.line("missed: \(rulings.missed) of \(answers)")
                }
            } else if let title {
                try showPages(of: title, bank)
            }
        }
    }

    /// Prints the requested page. By default, prints the first page on a terminal, and all
    /// questions elsewhere.
    private func showPages(of title: String, _ bank: BankStore) throws {
        guard page != nil || (isatty(STDOUT_FILENO) == 1 && !json) else {
            return try showAll(of: title, bank)
        }
        let number = page ?? 1
        let questions = try bank.questions(
            ofPack: title, offset: (number - 1) * limit, limit: limit)
        let all = try bank.count(QuestionFilter(packs: [title])).all
        let pages = max(1, (all + limit - 1) / limit)
        guard number <= pages else {
            throw CommandFailure(
                .usage,
                "there is no page \(number), because the pack \"\(title)\" has \(Figures.count(pages, "page"))"
                    .inert)
        }
        for stored in questions { try show(stored.question) }
        if pages > 1 {
            StandardError.write(
                "page \(number) of \(pages)"
                    + (number < pages ? "; show the next with --page \(number + 1)" : ""))
        }
    }

    private func showAll(of title: String, _ bank: BankStore) throws {
        var last: Int64 = 0
        while true {
            let questions = try bank.questions(
                ofPack: title, after: last, limit: Self.readAtOnce)
            for stored in questions { try show(stored.question) }
            guard questions.count == Self.readAtOnce, let end = questions.last else { return }
            last = end.id
        }
    }

    /// The number of questions that are in memory while a whole pack is shown.
    private static let readAtOnce = 1_000

    private func show(_ question: Question, before: String = "") throws {
        if json {
            var writer = JSONWriter()
            writer.line(question)
            try OutputFile.write(to: "-") { try $0(writer.bytes) }
        } else {
            try StandardOutput.line(
                "\(before)\(question.id): \(question.prompt) — \(Self.answer(to: question))".inert)
        }
    }

    /// The right answer or all right choices, in the right order if the order matters.
    static func answer(to question: Question) -> String {
        guard question.kind.isSelection else { return question.plainAnswer }
        return question.rightChoices.map { question.choices[$0] }.joined(separator: ", ")
    }

    /// A readable description of a picture or sound, such as `picture (svg, 2 kB, “Three
    /// stripes”)`.
    static func text(of media: Media, in folder: MediaFolder) -> String {
        var details: [String?] = []
        if let (file, format) = folder.file(of: media) {
            let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
            details = [format.rawValue, size.map { "\(max(1, ($0 + 500) / 1_000).grouped) kB" }]
        } else if media.isStored {
            details = ["missing; import the pack again"]
        } else {
            details = ["\(media.file), missing"]
        }
        details += [
            media.when == .answer ? "after the answer" : nil,
            media.alt.map { "“\($0)”" }, media.credit.map { "by \($0)" },
        ]
        return "\(media.kind.rawValue) (\(details.compactMap(\.self).joined(separator: ", ")))"
    }

    /// The question's fields that are not empty, one per line.
    private static func fields(_ stored: StoredQuestion, in folder: MediaFolder) -> [String] {
        let question = stored.question
        let prompts = question.promptOn.map { form in
            form.form + (form.ask.map { " (asking \"\($0)\")" } ?? "")
        }
        let sounds = question.pronunciations.sorted { $0.key < $1.key }
            .map { "\($0.key) as \($0.value.joined(separator: " or "))" }
        // If the answer consists of several choices, `answer` is the first of them and `accept`
        // lists the others.
        let isSelection = question.kind.isSelection
        let values: [(String, String?)] = [
            ("pack", stored.pack), ("id", question.id), ("question", question.prompt),
            ("answer", isSelection ? answer(to: question) : question.answer),
            ("accept", isSelection ? nil : question.accept.joined(separator: "; ")),
            ("learned", stored.learned.joined(separator: "; ")),
            ("prompt on", prompts.joined(separator: "; ")),
            ("reject", question.reject.joined(separator: "; ")),
            ("choices", question.choices.joined(separator: "; ")),
            ("category", question.category.joined(separator: " > ")),
            ("difficulty", question.difficulty?.rawValue),
            ("tags", question.tags.joined(separator: ", ")),
            ("points", question.points.map(String.init)),
            ("time limit", question.timeLimit.map { "\($0) s" }),
            ("tolerance", question.tolerance.map { String($0) }),
            ("explanation", question.explanation),
            ("media", question.media.map { text(of: $0, in: folder) }.joined(separator: "; ")),
            ("said", sounds.joined(separator: "; ")), ("source", question.source),
            ("licence", question.licence), ("asked", Figures.count(stored.timesAsked, "time")),
        ]
        return values.compactMap { name, value in
            value.flatMap { $0.isEmpty ? nil : "\(name): \($0)" }
        }
    }
}
