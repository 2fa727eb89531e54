import ArgumentParser
import Foundation
import QuestionBank
import SpeechRecognition

struct PackCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Find what will go wrong when a pack is spoken.",
        discussion: """
            First the file itself: fields, answers, choices, duplicates. Then, for the ear: words \
            that nobody knows how to say, choices that sound alike, answers too short to be heard, \
            numbers and foreign words with how they are expected, prompts that say the answer. With \
            --listen a voice says every answer and the recognizer listens, some questions a second: \
            the surest way to find what will not be heard. The program ends with status 1 \
            when a question is at risk.

            Examples:
              trivia-voice pack check questions.json
              trivia-voice pack check --json --all questions.json
              trivia-voice pack check --listen questions.json
              trivia-voice pack check --fix -o better.json questions.json
            """)

    @Argument(help: "A pack file in any format, or the title of a pack in the bank.")
    var pack: String

    @OptionGroup
    var format: FormatOptions

    @Flag(help: "Also what is only good to know.")
    var all = false

    @Flag(help: "Also have every answer spoken, and listen.")
    var listen = false

    @Option(help: "The voice for --listen: slt, kal, rms or awb of flite, or espeak.")
    var voice = "slt"

    @Flag(help: "One JSON object a line.")
    var json = false

    @Flag(help: "Write the suggestions into the pack, tagged as proposed.")
    var fix = false

    @Option(
        name: [.short, .long],
        help: "Where --fix writes; without it, into the file itself if it is one of ours.")
    var output: String?

    @OptionGroup
    var model: ModelOptions

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        var content = try PackSubject.read(pack, format.values, bank, asJSON: json)
        let ear = try PackEar(model)
        ear.pronouncing.prepare(content.pack.questions.flatMap(\.writtenWords))
        var trial = try SpokenTrial(
            voice: voice, model: try model.model(),
            pronouncing: ear.pronouncing.replacingHost(
                HostPronunciations.of(content.pack.questions)))
        var risky = 0
        var guessed = 0
        for index in content.pack.questions.indices {
            var findings = ear.check.findings(content.pack.questions[index])
            if listen { findings += try heard(content.pack.questions[index], &trial) }
            risky += findings.contains { $0.weight == .risk } ? 1 : 0
            guessed += findings.count { $0.kind == .guessedPronunciation }
            for finding in findings where all || finding.weight == .risk {
                try show(finding, content.position(index))
            }
            if fix { content.pack.questions[index].adopt(findings.compactMap(\.proposal)) }
        }
        if fix { try write(content) }
        let count = content.pack.questions.count
        StandardError.write(
            "\(content.pack.title): \(count) questions, \(risky) at risk, \(guessed) guessed words"
                .inert)
        if content.refusedCount > 0 { throw CommandFailure(.refusedInput) }
        if risky > 0, !fix { throw CommandFailure(.qualityFailure) }
    }

    private func heard(_ question: Question, _ trial: inout SpokenTrial) throws -> [EarFinding] {
        do {
            return try trial.finding(question).map { [$0] } ?? []
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(.unavailable, "\(error)".inert)
        }
    }

    private func show(_ finding: EarFinding, _ position: SourcePosition?) throws {
        if json { return try JSONLine.print(Line(finding, position)) }
        let place = position.map { "\(pack):\($0.line):\($0.column): " } ?? ""
        print(
            "\(place)\(finding.weight.rawValue): \(finding.kind.rawValue) (\(finding.question)): \(finding.message); \(finding.suggestion)"
                .inert)
    }

    private func write(_ content: PackSubject) throws {
        let target = output ?? content.ownFile
        guard let target else {
            throw CommandFailure(.usage, "name the file to write with -o")
        }
        let format: PackFormat =
            target.hasSuffix(".yaml") || target.hasSuffix(".yml") ? .yaml : .native
        let (bytes, _) = try PackFailure.reporting {
            try PackFile.bytes(of: content.pack, as: format)
        }
        try OutputFile.write(to: target) { try $0(bytes) }
    }

    private struct Line: Encodable {
        var question: String
        var kind: String
        var weight: String
        var subject: String
        var message: String
        var suggestion: String
        var line: Int?
        var column: Int?

        init(_ finding: EarFinding, _ position: SourcePosition?) {
            question = finding.question
            kind = finding.kind.rawValue
            weight = finding.weight.rawValue
            subject = finding.subject
            message = finding.message
            suggestion = finding.suggestion
            line = position?.line
            column = position?.column
        }
    }
}

/// A pack to look at: from a file, or from the bank when there is no such file.
struct PackSubject {
    var pack: Pack
    /// The file, if it is one of our own formats and can be written back.
    var ownFile: String?
    var refusedCount = 0
    private var positions: [SourcePosition] = []

    func position(_ index: Int) -> SourcePosition? {
        index < positions.count ? positions[index] : nil
    }

    static func read(
        _ name: String, _ options: PackFile.Options, _ bank: BankOptions, asJSON: Bool
    ) throws -> PackSubject {
        guard name == "-" || FileManager.default.fileExists(atPath: name) else {
            return PackSubject(pack: try bank.use { try $0.pack(titled: name) })
        }
        let problems = PackProblems(file: name, asJSON: asJSON)
        return try problems.reading {
            let (format, content) = try PackFile.collect(try PackInput(path: name), options)
            content.problems.forEach(problems.show)
            let refused = content.problems.filter { $0.weight == .refused }
            if format.isStrict, !refused.isEmpty { throw PackError.refused(refused) }
            if content.questions.isEmpty { throw PackError.empty(format: format.rawValue) }
            return PackSubject(
                pack: content.pack, ownFile: format.isStrict && name != "-" ? name : nil,
                refusedCount: refused.count, positions: content.positions)
        }
    }
}
