/// Reads a text file in one format, one question at a time. `ArchivedPack` reads archives.
package protocol PackReading {
    /// Reads a file. Throws `PackError` if reading cannot continue, and rethrows the receiver's
    /// errors.
    mutating func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws
}

/// A reader that makes a single pass over the text and needs no options.
protocol WindowReading: PackReading {
    mutating func read(_ window: ByteWindow, into receiver: any PackReceiving) throws
}

extension WindowReading {
    package mutating func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        try read(input.window(), into: receiver)
    }
}

extension AikenReader: WindowReading {}
extension KahootReader: WindowReading {}
extension MoodleReader: WindowReading {}
extension OpenTDBReader: WindowReading {}
extension OpenTriviaQAReader: WindowReading {}
extension PacketReader: WindowReading {}
extension QTIReader: PackReading {}
extension QuizBowlReader: WindowReading {}
extension TriviaAPIReader: WindowReading {}

extension PackFormat {
    /// The maximum size of text that is read as a whole. Reading needs about twenty times as much
    /// memory as the text itself.
    static let wholeTextLimit = 16 << 20

    /// Creates a reader for text files. The reader uses `title` for a pack that has no title.
    /// Returns nil if the format is an archive.
    package func reader(title: String) -> (any PackReading)? {
        switch self {
        case .native: NativeReading(title: title, isYAML: false)
        case .yaml: NativeReading(title: title, isYAML: true)
        case .jsonList: JSONListReader()
        case .csv, .tsv: TableReading(title: title)
        case .openTDB: OpenTDBReader()
        case .triviaAPI: TriviaAPIReader()
        case .kahootJSON: KahootReader()
        case .crowdAnki: CrowdAnkiReader()
        case .gift: GIFTReader()
        case .moodle: MoodleReader()
        case .aiken: AikenReader()
        case .quizBowl: QuizBowlReader()
        case .jeopardy: JeopardyReader(isTable: false)
        case .jeopardyTable: JeopardyReader(isTable: true)
        case .openTriviaQA: OpenTriviaQAReader()
        case .packet: PacketReader()
        case .qti: QTIReader()
        case .red: RedReading(title: title)
        case .testText: TestTextReader()
        case .blackboard: BlackboardReader()
        case .brightspace: BrightspaceReader()
        case .plain: PlainLinesReader()
        case .xlsx, .ods, .anki, .h5p, .document: nil
        }
    }
}

/// Reads our own format, either JSON or YAML.
private struct NativeReading: PackReading {
    let title: String
    let isYAML: Bool

    func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        var reader = NativeJSONReader(title: title)
        if isYAML {
            try reader.read(YAMLTree.read(input.text(limit: YAMLTree.sizeLimit)), into: receiver)
        } else {
            try reader.read(input.window(), into: receiver)
        }
    }
}

/// Reads a table from a text file, or cards with separators that the user specified.
private struct TableReading: PackReading {
    let title: String

    func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        var reader = CSVReader(columns: nil, options)
        if let separators = options.separators {
            let cards = try CardRows(
                input.text(limit: PackFormat.wholeTextLimit), separators)
            return try reader.read(title: title, into: receiver) { cards }
        }
        try reader.read(
            input, delimiter: FormatDetection.delimiter(input.sample()), columns: options.layout(),
            into: receiver)
    }
}

private struct RedReading: PackReading {
    let title: String

    func read(
        _ input: PackInput, _ options: PackFile.Options, into receiver: any PackReceiving
    ) throws {
        let root = try YAMLTree.read(
            input.text(limit: YAMLTree.sizeLimit), keepsDuplicates: true)
        try RedTriviaReader().read(root, title: title, into: receiver)
    }
}
