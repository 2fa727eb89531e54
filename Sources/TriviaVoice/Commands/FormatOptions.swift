public import ArgumentParser
public import QuestionBank

extension PackFormat: ExpressibleByArgument {
    public init?(argument: String) { self.init(name: argument) }
    public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension AnswerSide: ExpressibleByArgument {}

/// What the user says about a file that is read.
struct FormatOptions: ParsableArguments {
    @Option(
        name: .customLong("from"),
        help: ArgumentHelp("The file's format, if it is not recognized.", valueName: "format"))
    var format: PackFormat?

    @Option(
        help: ArgumentHelp(
            "Which side of two-sided cards is the answer: term or definition.", valueName: "side"))
    var answerSide: AnswerSide?

    @Option(help: "The pack's title, in place of the file's own.")
    var title: String?

    var values: PackFile.Options {
        PackFile.Options(format: format, answerSide: answerSide, title: title)
    }
}
