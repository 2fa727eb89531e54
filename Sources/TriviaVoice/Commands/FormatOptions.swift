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

    @Option(
        help: ArgumentHelp(
            "Whether numbers of right choices begin with 0 or 1, where the file does not show it.",
            valueName: "number"))
    var countFrom: Int?

    @Option(
        name: [.long, .customLong("as")], help: "The pack's title, in place of the file's own.")
    var title: String?

    var values: PackFile.Options {
        PackFile.Options(
            format: format, answerSide: answerSide, title: title, countsFrom: countFrom)
    }

    func validate() throws {
        if let countFrom, countFrom != 0, countFrom != 1 {
            throw ValidationError("--count-from takes 0 or 1")
        }
    }
}
