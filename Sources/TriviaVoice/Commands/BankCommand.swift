import ArgumentParser
import Foundation
import PlaySession
import QuestionBank
import TerminalIO

struct BankCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bank", abstract: "Diagnose and recover a damaged question bank.",
        discussion: """
            Examples:
              trivia-voice bank check
              trivia-voice bank salvage -o saved.sqlite
            """,
        subcommands: [BankCheck.self, BankSalvageCommand.self])
}

struct BankCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check whether the question bank is damaged.",
        discussion: """
            Checks the whole file: pages, references and counts. The exit status is 1 if \
            something is wrong, or if the file is empty.

            Examples:
              trivia-voice bank check
              trivia-voice bank check --bank old.sqlite --json
            """)

    @Flag(help: "Print one JSON object.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        if isEmptyFile() { return try tellEmpty() }
        let (findings, packs) = try bank.useThere { bank in
            do {
                var findings = try bank.inspect().findings
                let missing = try bank.missingMedia().filter(\.media.isStored)
                if let first = missing.first {
                    findings.append(
                        "pictures and sounds whose files are missing: \(missing.count) (question \(first.question)); import their packs again"
                    )
                }
                return (findings, try bank.packs())
            } catch BankError.damaged(_, let code, let message) {
                return (["\(message) (SQLite \(code))"], [])
            }
        }
        let questions = packs.reduce(0) { $0 + $1.questionCount }
        if json {
            try JSONLine.print(
                Line(
                    sound: findings.isEmpty, packs: packs.count, questions: questions,
                    findings: findings))
        } else if findings.isEmpty {
            let count = Figures.count(questions, "question")
            try StandardOutput.line("sound: \(Figures.count(packs.count, "pack")), \(count)")
        } else {
            for finding in findings { try StandardOutput.line(finding.inert) }
            StandardError.write(
                "The bank is damaged. Save what can be read: trivia-voice bank salvage -o NEW.sqlite"
            )
        }
        if !findings.isEmpty { throw CommandFailure(.qualityFailure) }
    }

    /// Whether the bank's file contains no bytes. Opening an empty file would create tables in it.
    private func isEmptyFile() -> Bool {
        let file = URL(filePath: bank.place)
        return (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize == 0
    }

    private func tellEmpty() throws {
        let problem = "the file \(bank.place) is empty, so it contains no questions and no games"
        if json {
            try JSONLine.print(Line(sound: false, packs: 0, questions: 0, findings: [problem]))
        } else {
            try StandardOutput.line("empty: \(problem)".inert)
            StandardError.write(
                "Restore the file from a copy, or import packs with: trivia-voice pack import FILE")
        }
        throw CommandFailure(.qualityFailure)
    }

    private struct Line: Encodable {
        var sound: Bool
        var packs: Int
        var questions: Int
        var findings: [String]
    }
}

struct BankSalvageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "salvage",
        abstract: "Save what can be read from a damaged bank in a new file.",
        discussion: """
            Reads the damaged file and never writes to it. Saves packs, games, answers and \
            learned forms. If something cannot be read, the command names it, and the exit \
            status is 1.

            Examples:
              trivia-voice bank salvage -o saved.sqlite
              trivia-voice bank salvage --bank broken.sqlite -o saved.sqlite
            """)

    @Option(name: [.short, .long], help: "The file of the new bank. It must not exist yet.")
    var output: String

    @Flag(help: "Print one JSON object.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        let report = try PackFailure.reporting {
            try BankSalvage.run(
                from: BankLocation.path(flag: bank.path), to: BankLocation.path(flag: output))
        }
        if json {
            try JSONLine.print(report)
        } else {
            for pack in report.packs {
                let missing = pack.expected.map { $0 - pack.questions } ?? 0
                try StandardOutput.line(
                    "\(pack.title): \(Figures.count(pack.questions, "question")) saved"
                        .inert + (missing > 0 ? ", \(missing) lost" : ""))
            }
            try StandardOutput.line(
                "\(Figures.count(report.games, "game")), \(Figures.count(report.answers, "answer")), "
                    + "\(Figures.count(report.learned, "learned form")) saved"
            )
            for loss in report.lost { StandardError.write("lost: \(loss)".inert) }
            StandardError.write(
                "Use it with --bank \(output), or replace the old bank with it.".inert)
        }
        if !report.lost.isEmpty { throw CommandFailure(.qualityFailure) }
    }
}
