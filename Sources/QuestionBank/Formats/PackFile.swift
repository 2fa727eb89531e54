/// Reads and writes pack files of every format.
public enum PackFile {
    /// What the user can specify about a file.
    public struct Options: Sendable, Hashable {
        /// The format; nil to detect it from the file.
        public var format: PackFormat?
        /// The side of a two-sided card that is the answer; nil to guess it.
        public var answerSide: AnswerSide?
        /// The pack's title, which replaces the file's own.
        public var title: String?
        /// The number of the first choice (0 or 1) in files that number choices; nil to derive it
        /// from the file if possible.
        public var countsFrom: Int?
        /// The meaning of a table's columns or a note's fields, given as known column titles. An
        /// empty title ignores a column. Nil to detect it from the file.
        public var columns: [String]?
        /// The separators between the two sides of a card and between cards; nil to detect them
        /// from the file.
        public var separators: CardSeparators?

        /// Creates options. Options that are not given are detected from the file.
        public init(
            format: PackFormat? = nil, answerSide: AnswerSide? = nil, title: String? = nil,
            countsFrom: Int? = nil, columns: [String]? = nil, separators: CardSeparators? = nil
        ) {
            self.format = format
            self.answerSide = answerSide
            self.title = title
            self.countsFrom = countsFrom
            self.columns = columns
            self.separators = separators
        }
    }

    /// The format that a file is read as.
    ///
    /// - Throws: `PackError.unknownFormat`, `.unreadable`.
    public static func format(of input: PackInput, _ options: Options = Options()) throws
        -> PackFormat
    {
        try options.format ?? FormatDetection.format(of: input)
    }

    /// Reads a file and delivers its contents to the receiver, question by question. Duplicates are
    /// detected during reading.
    ///
    /// - Parameter folder: Where to store pictures and sounds; nil to check them only.
    /// - Returns: The format that was read.
    /// - Throws: `PackError` if reading cannot continue. The receiver must then discard everything.
    ///   Errors from the receiver are thrown unchanged.
    @discardableResult
    public static func read(
        _ input: PackInput, _ options: Options = Options(), into receiver: any PackReceiving,
        keepingMediaIn folder: MediaFolder? = nil
    ) throws -> PackFormat {
        let format =
            try input.archive == nil && options.separators != nil && options.format == nil
            ? PackFormat.tsv : format(of: input, options)
        let title = options.title ?? input.title
        let titled = TitleFilter(
            MediaFilter(receiver, from: input, into: folder), title: options.title)
        let filter = UnwritableFilter(
            LimitFilter(DuplicateFilter(titled, isStrict: format.isStrict)))
        for problem in input.problems { try filter.receive(problem) }
        if !format.isStrict { try filter.receive(PackHeader(title: title)) }
        if let archive = input.archive {
            try ArchivedPack(archive, title: title).read(as: format, options, into: filter)
            return format
        }
        guard var reader = format.reader(title: title) else {
            throw PackError.archive(
                problem: "the file is not an archive, as \(format.rawValue) files are; "
                    + "leave out --from, or download the file again")
        }
        try reader.read(input, options, into: filter)
        return format
    }

    /// Reads a file into memory: everything that is usable, and every problem with its position.
    public static func collect(
        _ input: PackInput, _ options: Options = Options()
    ) throws -> (format: PackFormat, content: PackCollector) {
        let collector = PackCollector(title: options.title ?? input.title)
        let format = try read(input, options, into: collector)
        return (format, collector)
    }

    /// Reads a file completely, or throws an error.
    ///
    /// - Throws: `PackError`. `.refused` contains every rejected question, and `.empty` means that
    ///   there is no question left.
    public static func pack(at path: String, _ options: Options = Options()) throws -> Pack {
        let (format, content) = try collect(PackInput(path: path), options)
        let refused = content.problems.filter { $0.weight == .refused }
        guard refused.isEmpty else { throw PackError.refused(refused) }
        guard !content.questions.isEmpty else { throw PackError.empty(format: format.rawValue) }
        return content.pack
    }

    /// The bytes of a pack in a format, and what the format could not express.
    ///
    /// - Parameter guardsFormulas: Whether to protect cells that look like formulas from being run
    ///   by spreadsheet programs.
    /// - Throws: `PackError.unsupported` if the format cannot be written.
    public static func bytes(
        of pack: Pack, as format: PackFormat, guardsFormulas: Bool = true
    ) throws -> (bytes: [UInt8], lost: [PackProblem]) {
        guard var writer = format.writer(guardsFormulas: guardsFormulas) else {
            throw PackError.unsupported(
                format: format.rawValue, operation: "written",
                candidates: PackFormat.writable.map(\.rawValue))
        }
        var output: [UInt8] = []
        var lost = writer.begin(pack.header, into: &output)
        var omitted = OmittedQuestions()
        var isFirst = true
        for question in pack.questions {
            if let reason = writer.reasonToOmit(question) {
                omitted.add(question, because: reason)
                continue
            }
            lost += writer.write(question, isFirst: isFirst, into: &output)
            isFirst = false
        }
        writer.end(isEmpty: isFirst, into: &output)
        return (output, lost + omitted.problems)
    }
}

/// Replaces the file's title with the user's.
private final class TitleFilter: PackReceiving {
    private let receiver: any PackReceiving
    private let title: String?

    init(_ receiver: any PackReceiving, title: String?) {
        self.receiver = receiver
        self.title = title
    }

    func receive(_ header: PackHeader) throws {
        var header = header
        if let title { header.title = title }
        try receiver.receive(header)
    }

    func receive(_ question: Question, at position: SourcePosition) throws {
        try receiver.receive(question, at: position)
    }

    func receive(_ problem: PackProblem) throws { try receiver.receive(problem) }
    func receive(_ field: FieldReading) throws { try receiver.receive(field) }
}
