/// Reads and writes pack files of every format.
public enum PackFile {
    /// What the user may say about a file.
    public struct Options: Sendable, Hashable {
        /// Nil: told from the file.
        public var format: PackFormat?
        /// Which side of a two-sided card is the answer; nil: guessed.
        public var answerSide: AnswerSide?
        /// The pack's title, over the file's own.
        public var title: String?
        /// The number of the first choice (0 or 1) in files that number them; nil: seen from the
        /// file, where it shows.
        public var countsFrom: Int?
        /// What the columns of a table or the fields of a note hold, by the titles that tables have
        /// for it; an empty title passes a column over. Nil: told from the file.
        public var columns: [String]?
        /// What stands between the two sides of a card, and between cards; nil: told from the file.
        public var separators: CardSeparators?

        /// Everything is told from the file, unless it is said here.
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

    /// The format a file would be read as.
    ///
    /// - Throws: `PackError.unknownFormat`, `.unreadable`.
    public static func format(of input: PackInput, _ options: Options = Options()) throws
        -> PackFormat
    {
        try options.format ?? FormatDetection.format(of: input)
    }

    /// Reads a file and gives what it holds to the receiver, question by question; what is there
    /// twice is found on the way.
    ///
    /// - Returns: the format that was read.
    /// - Throws: `PackError` when the file cannot be read on: then nothing that was given may be
    ///   kept. What the receiver throws passes through.
    @discardableResult
    public static func read(
        _ input: PackInput, _ options: Options = Options(), into receiver: any PackReceiving
    ) throws -> PackFormat {
        let format =
            try input.archive == nil && options.separators != nil && options.format == nil
            ? PackFormat.tsv : format(of: input, options)
        let title = options.title ?? input.title
        let titled = TitleFilter(receiver, title: options.title)
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
                problem: "the file is not the archive that \(format.rawValue) files are; "
                    + "leave out --from, or get the file again")
        }
        try reader.read(input, options, into: filter)
        return format
    }

    /// Reads a file into memory: what could be taken, and every problem with its place.
    public static func collect(
        _ input: PackInput, _ options: Options = Options()
    ) throws -> (format: PackFormat, content: PackCollector) {
        let collector = PackCollector(title: options.title ?? input.title)
        let format = try read(input, options, into: collector)
        return (format, collector)
    }

    /// Reads a file whole or not at all.
    ///
    /// - Throws: `PackError`; `.refused` carries every refused question, `.empty` says that none is
    ///   left.
    public static func pack(at path: String, _ options: Options = Options()) throws -> Pack {
        let (format, content) = try collect(PackInput(path: path), options)
        let refused = content.problems.filter { $0.weight == .refused }
        guard refused.isEmpty else { throw PackError.refused(refused) }
        guard !content.questions.isEmpty else { throw PackError.empty(format: format.rawValue) }
        return content.pack
    }

    /// The bytes of a pack in a format, and what they could not hold.
    ///
    /// - Parameter guardsFormulas: whether tables keep spreadsheet programs from running cells that
    ///   begin as a formula does.
    /// - Throws: `PackError.unsupported` for a format that is only read.
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
        for (index, question) in pack.questions.enumerated() {
            lost += writer.write(question, isFirst: index == 0, into: &output)
        }
        writer.end(isEmpty: pack.questions.isEmpty, into: &output)
        return (output, lost)
    }
}

/// Puts the user's title over the file's.
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
