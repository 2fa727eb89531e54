public import ArgumentParser
public import QuestionBank

extension PackFormat: ExpressibleByArgument {
    /// Creates the format that has this name on the command line.
    public init?(argument: String) { self.init(name: argument) }
    /// The names shown in help and completions.
    public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension AnswerSide: ExpressibleByArgument {}

extension TextEncoding: ExpressibleByArgument {
    /// Creates the encoding that has this name on the command line.
    public init?(argument: String) { self.init(name: argument) }
    /// The names shown in help and completions.
    public static var allValueStrings: [String] { suggestions }
}

/// Options that describe an input file.
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
            "Whether right choices are counted from 0 or from 1, if the file does not make it clear.",
            valueName: "number"))
    var countFrom: Int?

    @Option(
        help: ArgumentHelp(
            "What the columns of a table or the fields of Anki's notes contain, separated by commas. "
                + "An empty name skips a column: question,,answer,tags.",
            valueName: "names"))
    var columns: String?

    @Option(
        help: ArgumentHelp(
            "The text between the two sides of a card, as chosen in Quizlet's export.",
            valueName: "text"))
    var separator: String?

    @Option(help: ArgumentHelp("The text between two cards.", valueName: "text"))
    var rowSeparator: String?

    @Option(
        help: ArgumentHelp(
            "The file's character encoding, if it cannot be detected: windows-1251, macroman, shift-jis …",
            valueName: "encoding"))
    var encoding: TextEncoding?

    @Option(
        name: [.long, .customLong("as")], help: "The pack's title, instead of the file's own.")
    var title: String?

    var values: PackFile.Options {
        PackFile.Options(
            format: format, answerSide: answerSide, title: title, countsFrom: countFrom,
            columns: columns.map {
                $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            },
            separators: separator == nil && rowSeparator == nil
                ? nil
                : CardSeparators(
                    card: Self.written(separator ?? "\t"), row: Self.written(rowSeparator ?? "\n")))
    }

    func validate() throws {
        if let countFrom, countFrom != 0, countFrom != 1 {
            throw ValidationError("--count-from must be 0 or 1")
        }
        if title?.allSatisfy(\.isWhitespace) == true {
            throw ValidationError("--as needs a title that is not empty")
        }
        if separator?.isEmpty == true || rowSeparator?.isEmpty == true {
            throw ValidationError("a separator cannot be empty")
        }
    }

    /// Replaces `\n` and `\t` with a line feed and a tab.
    private static func written(_ text: String) -> String {
        text.replacing("\\n", with: "\n").replacing("\\t", with: "\t")
    }
}
