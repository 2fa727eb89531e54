import ArgumentParser
import Foundation
import QuestionBank
import SpeechRecognition

struct PackCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Find everything that is or will go wrong with a pack.",
        discussion: """
            Looks at a file of any format, or a pack of the bank, and changes nothing. First the file \
            itself: what is refused, lost, or there twice, what needs a picture. Then the judge: \
            answers that would not count, choices that would. Then the ear: words that nobody knows \
            how to say, choices that sound alike, answers too short to be heard, numbers and foreign \
            words with how they are expected, prompts that say the answer. With --listen a voice says \
            every answer and the recognizer listens, some questions a second: the surest way to find \
            what will not be heard. A summary ends it. The program ends with status 3 when a question \
            was refused, with 1 when one is at risk or the pack's rounds cannot be played. With --json every finding is an object, the \
            summary the last; data/check.schema.json describes them.

            Examples:
              trivia-voice pack check questions.json
              trivia-voice pack check --json --all kahoot.xlsx
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
        var report = CheckReport(name: pack, asJSON: json, showsNotes: all)
        let problems = report.problems
        defer { problems.finish() }
        var content = try PackSubject.read(
            pack, format.values, encoding: format.encoding, bank, asJSON: json
        ) {
            try report.add($0)
        }
        report.begin(content)
        let roundProblem = try QuestionSource.problem(withRoundsOf: content.pack)
        if let roundProblem { try report.add(roundProblem) }
        let questions = content.pack.questions
        var ear: PackEar?
        do {
            ear = try PackEar(model)
            ear?.pronouncing.prepare(questions.flatMap(\.writtenWords))
        } catch let failure as CommandFailure where !listen && failure.status == .unavailable {
            StandardError.write(
                "The check for the ear was left out: \(failure.message)".inert)
        }
        var trial = try listen ? spokenTrial(ear, questions) : nil
        let isOurs = content.format?.isStrict ?? true
        let judge = JudgeCheck(pronouncing: ear?.pronouncing)
        for index in questions.indices {
            // Readers of other formats have said it already.
            var findings = isOurs ? StructureCheck.findings(questions[index]) : []
            findings += judge.findings(questions[index])
            findings += ear?.check.findings(questions[index]) ?? []
            if listen {
                let found = try heard(questions[index], &trial)
                report.listened(to: voice, isHeard: found == nil)
                if let found { findings.append(found) }
            }
            try report.add(findings, about: questions[index], at: content.position(index))
            if fix { content.pack.questions[index].adopt(findings.compactMap(\.proposal)) }
        }
        if fix { try write(content) }
        try report.finish()
        if content.refusedCount > 0 { throw CommandFailure(.refusedInput) }
        if report.riskyCount > 0 && !fix || roundProblem != nil {
            throw CommandFailure(.qualityFailure)
        }
        if ear == nil { throw CommandFailure(.unavailable) }
    }

    private func spokenTrial(_ ear: PackEar?, _ questions: [Question]) throws -> SpokenTrial? {
        guard let ear else { return nil }
        return try SpokenTrial(
            voice: voice, model: try model.model(),
            pronouncing: ear.pronouncing.replacingHost(HostPronunciations.of(questions)),
            commands: try HostCommands.read())
    }

    private func heard(_ question: Question, _ trial: inout SpokenTrial?) throws -> EarFinding? {
        do {
            return try trial?.finding(question)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(.unavailable, "\(error)".inert)
        }
    }

    private func write(_ content: PackSubject) throws {
        guard let target = output ?? content.ownFile else {
            throw CommandFailure(.usage, "name the file to write with -o")
        }
        let format: PackFormat =
            target.hasSuffix(".yaml") || target.hasSuffix(".yml") ? .yaml : .native
        let (bytes, _) = try PackFailure.reporting {
            try PackFile.bytes(of: content.pack, as: format)
        }
        try OutputFile.write(to: target) { try $0(bytes) }
    }
}
