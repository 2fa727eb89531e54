import ArgumentParser
import PlaySession
import QuestionBank
import TerminalIO

struct PackExport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write a pack from the bank to a file.",
        discussion: """
            Formats: \(PackFormat.writable.map(\.rawValue).joined(separator: ", ")). Standard \
            error lists what the format cannot store. A file that ends in .trivia or .zip is an \
            archive that also contains the pack's pictures and sounds.

            Examples:
              trivia-voice pack export "Film characters" -o film.json
              trivia-voice pack export "Film characters" --learned -o film.json
              trivia-voice pack export "Film characters" --to csv > film.csv
              trivia-voice pack export "Flags and Shapes" -o flags.trivia
            """)

    @Argument(help: "The pack's title, or its beginning.")
    var pack: String

    @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
    var to: PackFormat = .native

    @Option(name: [.short, .long], help: "The file to write; - is standard output.")
    var output = "-"

    @OptionGroup
    var replacing: ReplaceOptions

    @Flag(help: "Include the answers learned from challenges.")
    var learned = false

    @Flag(help: ArgumentHelp(FormulaOptions.help))
    var rawCells = false

    @Flag(help: "Report problems as one JSON object per line.")
    var json = false

    @OptionGroup
    var bank: BankOptions

    func run() throws {
        try replacing.check(output)
        let (content, media) = try bank.useThere {
            (try $0.pack(titled: $0.title(beginning: pack), includingLearned: learned), $0.media)
        }
        let isArchive = try PackArchive.isMeant(by: output, to)
        let (bytes, lost) = try PackFailure.reporting {
            try isArchive
                ? content.archive(with: PackMedia(media))
                : PackFile.bytes(of: content, as: to, guardsFormulas: !rawCells)
        }
        let problems = PackProblems(file: pack, asJSON: json)
        lost.forEach(problems.show)
        if !isArchive {
            problems.showLostFiles(
                of: content.questions.count { $0.media.contains(where: \.isStored) })
        }
        problems.finish()
        try OutputFile.write(to: output) { try $0(bytes) }
        if lost.contains(where: { $0.weight == .refused }) { throw CommandFailure(.refusedInput) }
    }
}
