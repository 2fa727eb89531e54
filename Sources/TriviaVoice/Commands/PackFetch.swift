import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import TerminalIO

struct PackFetch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch", abstract: "Fetch the pictures and sounds that a pack links to.",
        discussion: """
            A game never opens links. This command fetches the linked files, checks them as \
            pack import does, and writes an archive (.trivia) with the pack and its files. \
            A file that cannot be fetched is reported, and its link stays. If no file can be \
            fetched, no archive is written. The bank is not changed. The files are fetched with \
            the program curl.

            The command first shows which computers it would ask for files. At a terminal, it \
            asks before it does so, unless you give --yes. Elsewhere, --yes is required. Packs \
            come from strangers, so addresses of this computer and of private networks are \
            refused, and proxies are not used, unless you give --allow-private. The list marks \
            computers as private if their names or addresses show that they are. The exit \
            status is 1 if a file could not be fetched, and 3 if a question was refused.

            Examples:
              trivia-voice pack fetch --dry-run quiz.csv
              trivia-voice pack fetch quiz.csv -o quiz.trivia
              trivia-voice pack fetch kahoot.json --yes --json -o kahoot.trivia
            """)

    @Argument(help: "A pack file in any format; - is standard input.")
    var file: String

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The archive to write. Its name ends in .trivia or .zip.", valueName: "output"))
    var output: String?

    @OptionGroup
    var format: FormatOptions

    @Flag(help: "Replace the archive if it exists.")
    var force = false

    @Flag(name: [.short, .long], help: "Fetch without asking.")
    var yes = false

    @Flag(help: "Also fetch from this computer and from private networks, and use proxies.")
    var allowPrivate = false

    @Flag(help: "Only show which computers would be asked.")
    var dryRun = false

    @Flag(help: "Report results and problems as one JSON object per line.")
    var json = false

    func validate() throws {
        if let output {
            guard try PackArchive.isMeant(by: output, .native) else {
                throw ValidationError("The name after -o must end in .trivia or .zip.")
            }
        } else if !dryRun {
            throw ValidationError("Name the archive to write: -o NAME.trivia")
        }
    }

    func run() throws {
        try refuseExistingArchive()
        let problems = PackProblems(file: file, asJSON: json)
        let input = try problems.reading {
            try PackInput(path: file, encoding: format.encoding)
        }
        let links = try problems.reading { try Self.links(in: input, format.values, problems) }
        let plan = FetchPlan(links, allowsPrivate: allowPrivate)
        if dryRun { return try show(plan, links.count) }
        guard let output, try isWanted(plan) else {
            return StandardError.write("Nothing was fetched.")
        }
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "trivia-voice-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        input.fetched = try fetch(links, into: folder)
        let fetched = Self.check(links, in: input)

        let refused = try problems.reading {
            let (_, content) = try PackFile.collect(input, format.values)
            content.problems.forEach(problems.show)
            let (bytes, lost) = try content.pack.archive(with: PackMedia(input))
            lost.forEach(problems.show)
            let refused = content.problems.count { $0.weight == .refused }
            if fetched == 0, !links.isEmpty {
                throw try nothing(of: links, input, plan, refused: refused)
            }
            try OutputFile.write(to: output) { try $0(bytes) }
            try report(
                Line(
                    file: file, output: output, title: content.pack.title,
                    questions: content.pack.questions.count, refused: refused,
                    links: links.count, fetched: fetched, bytes: bytes.count, hosts: plan.hosts))
            return refused
        }
        if refused > 0 { throw CommandFailure(.refusedInput) }
        if fetched < links.count { throw CommandFailure(.qualityFailure) }
    }

    /// Throws an error before anything is fetched if the archive would replace an existing file.
    private func refuseExistingArchive() throws {
        guard let output, !force, !dryRun, FileManager.default.fileExists(atPath: output) else {
            return
        }
        throw CommandFailure(
            .usage,
            "\(output) already exists; use --force to replace it, or a different name after -o"
                .inert)
    }

    /// The links in a pack. Throws ``PackError`` if the pack cannot be used.
    private static func links(
        in input: PackInput, _ options: PackFile.Options, _ problems: PackProblems
    ) throws -> [MediaLink] {
        let (format, content) = try PackFile.collect(input, options)
        let refused = content.problems.filter { $0.weight == .refused }
        if format.isStrict, !refused.isEmpty {
            refused.forEach(problems.show)
            throw PackError.refused(refused)
        }
        if content.questions.isEmpty { throw PackError.empty(format: format.rawValue) }
        return content.pack.mediaLinks
    }

    // MARK: Asking

    private func show(_ plan: FetchPlan, _ count: Int) throws {
        if json {
            return try JSONLine.print(
                Line(file: file, links: count, hosts: plan.hosts, dryRun: true))
        }
        for line in plan.lines { try StandardOutput.line(line.inert) }
    }

    /// Whether the user allows the program to request files from other computers.
    private func isWanted(_ plan: FetchPlan) throws -> Bool {
        if plan.hosts.isEmpty { return true }
        if !json { for line in plan.lines { StandardError.write(line.inert) } }
        if yes { return true }
        let canAsk = file != "-" && isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
        guard canAsk, !plan.isAllRefused else {
            throw CommandFailure(.usage, plan.advice(canAsk: canAsk))
        }
        StandardError.ask("Fetch them? [Enter: yes, n: no] ")
        guard let reply = readLine()?.lowercased() else { return false }
        return !reply.hasPrefix("n") && !reply.hasPrefix("q")
    }

    // MARK: Fetching

    private func fetch(_ links: [MediaLink], into folder: URL) throws -> [String: FetchedMedia] {
        if links.isEmpty { return [:] }
        guard let curl = CurlProgram(usesProxies: allowPrivate) else {
            throw CommandFailure(
                .unavailable,
                "links are fetched with the program curl, which is not installed; install it with: sudo apt-get install curl"
            )
        }
        try PrivateFolder.make(at: folder.path)
        let interruption = Interruption { curl.stop() }
        let run = FetchRun(
            links, with: LinkFetch(web: curl, allowsPrivate: allowPrivate), into: folder)
        let showsProgress = !json && isatty(STDERR_FILENO) == 1
        let count = links.count
        let results = run.run { progress in
            guard showsProgress else { return }
            StandardError.ask(
                "\r\(progress.done) of \(Figures.count(count, "file")), \(Self.size(progress.bytes)) "
            )
        }
        if showsProgress { StandardError.write("") }
        if interruption.happened {
            throw CommandFailure(.interrupted, "you stopped the command, so nothing was written")
        }
        return results
    }

    /// Returns the number of links whose files are usable. A sound that cannot be played is counted
    /// as not fetched.
    private static func check(_ links: [MediaLink], in input: PackInput) -> Int {
        links.count { link in
            link.kinds.allSatisfy { kind in
                let item = Media(file: link.text, kind: kind)
                guard let bytes = PackMedia(input).contents(of: item)?.bytes else { return false }
                guard kind == .sound, let found = SoundCheck.problem(with: item, bytes) else {
                    return true
                }
                input.fetched[link.text] = .failed(problem: found.what, hint: found.hint)
                return false
            }
        }
    }

    // MARK: Reporting

    private func report(_ line: Line) throws {
        if json { return try JSONLine.print(line) }
        let refused = line.refused.map { $0 > 0 ? ", \($0) refused" : "" } ?? ""
        let fetched = line.fetched ?? 0
        let files =
            line.links == 0
            ? "no links"
            : "\(fetched) of \(Figures.count(line.links, "file")) fetched"
                + Self.staying(line.links - fetched)
        try StandardOutput.line(
            ("\(line.output ?? ""): \(Figures.count(line.questions ?? 0, "question"))\(refused), "
                + "\(files), \(Self.size(line.bytes ?? 0))").inert)
    }

    private static func staying(_ count: Int) -> String {
        switch count {
        case ...0: ""
        case 1: ", the other link stays"
        default: ", the other links stay"
        }
    }

    /// The error to throw if no file could be fetched. When this error is created, every failure
    /// has already been reported.
    private func nothing(
        of links: [MediaLink], _ input: PackInput, _ plan: FetchPlan, refused: Int
    ) throws -> CommandFailure {
        if json {
            try JSONLine.print(
                Line(
                    file: file, refused: refused, links: links.count, fetched: 0, hosts: plan.hosts)
            )
        }
        let hasPrivate = links.contains { link in
            guard case .failed(_, FetchFailure.privateHint)? = input.fetched[link.text] else {
                return false
            }
            return true
        }
        return CommandFailure(
            refused > 0 ? .refusedInput : .qualityFailure,
            "no file could be fetched, so no archive was written"
                + (hasPrivate
                    ? "; this computer and private networks are asked only with --allow-private"
                    : ""))
    }

    /// The number of bytes as text, such as `3.4 MB`.
    private static func size(_ bytes: Int) -> String {
        if bytes < 100_000 { return "\((bytes + 999) / 1_000) kB" }
        return String(format: "%.1f MB", Double(bytes) / 1_000_000)
    }

    private struct Line: Encodable {
        var file: String
        /// The path of the archive, or nil if no archive was written.
        var output: String?
        var title: String?
        var questions: Int?
        var refused: Int?
        /// `links` is the number of different links, and `fetched` is the number of their files in
        /// the archive.
        var links: Int
        var fetched: Int?
        var bytes: Int?
        var hosts: [FetchPlan.Host]
        var dryRun = false
    }
}
