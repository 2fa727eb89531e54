import ArgumentParser
import PlaySession
import QuestionBank
import TerminalIO

struct PackConvert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Turn a pack from one format into another.",
        discussion: """
            Does not change the bank. Standard error lists which questions are refused and \
            what the other format cannot store. Formats that can be written: \
            \(PackFormat.writable.map(\.rawValue).joined(separator: ", ")).

            Examples:
              trivia-voice pack convert kahoot.csv --to trivia-voice -o quiz.json
              trivia-voice pack convert quiz.json --to gift > quiz.gift
              curl -s URL | trivia-voice pack convert - --from opentdb --to csv
            """)

    @Argument(help: "The file to convert; - is standard input.")
    var file: String

    @OptionGroup
    var format: FormatOptions

    @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
    var to: PackFormat

    @Option(name: [.short, .long], help: "The file to write; - is standard output.")
    var output = "-"

    @OptionGroup
    var replacing: ReplaceOptions

    @Flag(help: ArgumentHelp(FormulaOptions.help))
    var rawCells = false

    @Flag(help: "Report problems as one JSON object per line.")
    var json = false

    func run() throws {
        try replacing.check(output)
        let problems = PackProblems(file: file, asJSON: json)
        let refused = try problems.reading {
            let input = try PackInput(path: file, encoding: format.encoding)
            if try PackArchive.isMeant(by: output, to) {
                let (_, content) = try PackFile.collect(input, format.values)
                content.problems.forEach(problems.show)
                let (bytes, lost) = try content.pack.archive(with: PackMedia(input))
                lost.forEach(problems.show)
                try OutputFile.write(to: output) { try $0(bytes) }
                return content.problems.count { $0.weight == .refused }
            }
            let converter = try PackConversion(
                input, format.values, to: to, guardsFormulas: !rawCells)
            try converter.survey(report: problems.show)
            try OutputFile.write(to: output) {
                try converter.write(into: $0, report: problems.show)
            }
            problems.showLostFiles(of: converter.mediaCount)
            return converter.refusedCount
        }
        if refused > 0 { throw CommandFailure(.refusedInput) }
    }
}
