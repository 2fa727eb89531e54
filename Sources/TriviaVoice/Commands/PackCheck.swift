import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import SpeechRecognition
import TerminalIO

struct PackCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find errors in a pack, and questions that players may stumble over.",
        discussion: """
            Checks a file of any format, or a pack in the bank, and changes nothing. It \
            first checks the file: refused, lost and repeated questions, and questions that \
            need a picture. Then it checks the judging: right answers that would be rejected, \
            and wrong choices that would be accepted. Then it checks the hearing: words \
            without a known pronunciation, choices that sound alike, answers that are too \
            short, prompts that say the answer, and how numbers and foreign words are \
            expected to sound. With --listen, a synthetic voice says every answer and the \
            recognizer listens, a few questions per second. This is the best way to find \
            answers that will not be heard. The last line is a summary. The exit status is 3 \
            if a question was refused, and 1 if a question is at risk or the pack's rounds \
            cannot be played. With --fix, this means the written pack. With --json, every finding is an object, and the last object is \
            the summary; data/check.schema.json describes them.

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

    @Flag(help: "Also report minor findings.")
    var all = false

    @Flag(help: "Also speak every answer with a synthetic voice, and test how it is heard.")
    var listen = false

    @Option(help: "The voice for --listen: slt, kal, rms or awb of flite, or espeak.")
    var voice = "slt"

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @Flag(help: "Write the suggestions into the pack, tagged as proposed.")
    var fix = false

    @Option(
        name: [.short, .long],
        help: "The file for --fix; by default the pack file itself, if it is in our own format.")
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
        for problem in SoundCheck.problems(with: questions, in: content.media) {
            try report.add(problem)
        }
        var ear: PackEar?
        do {
            ear = try PackEar(model)
            ear?.pronouncing.prepare(questions.flatMap(\.writtenWords))
        } catch let failure as CommandFailure where !listen && failure.status == .unavailable {
            StandardError.write(
                "The speech check was skipped: \(failure.message)".inert)
        }
        var trial = try listen ? spokenTrial(ear, questions) : nil
        let isOurs = content.format?.isStrict ?? true
        let judge = JudgeCheck(pronouncing: ear?.pronouncing)
        func examined(_ question: Question) -> [EarFinding] {
            (isOurs ? StructureCheck.findings(question) : []) + judge.findings(question)
                + (ear?.check.findings(question) ?? [])
        }
        var isAtRisk = false
        for index in questions.indices {
            let unheard = try listen ? heard(questions[index], &trial) : nil
            if listen { report.listened(to: voice, isHeard: unheard == nil) }
            var findings = examined(questions[index]) + [unheard].compactMap(\.self)
            try report.add(
                findings, about: questions[index],
                hasMedia: content.media.suffices(for: questions[index]),
                at: content.position(index))
            if fix {
                content.pack.questions[index].adopt(findings.compactMap(\.proposal))
                // With --fix, the exit status refers to the pack that the command has written.
                findings = examined(content.pack.questions[index]) + [unheard].compactMap(\.self)
            }
            isAtRisk = isAtRisk || findings.contains { $0.weight == .risk }
        }
        if fix { try write(content) }
        try report.finish()
        if content.refusedCount > 0 { throw CommandFailure(.refusedInput) }
        if isAtRisk || roundProblem != nil { throw CommandFailure(.qualityFailure) }
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
