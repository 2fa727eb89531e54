/// Reads and writes pack files of every format.
public enum PackFile {
    /// What the user can specify about a file.
    public struct Options: Sendable, Hashable {
        /// Nil: detected from the file.
        public var format: PackFormat?
        /// Which side of a two-sided card is the answer; nil: guessed.
        public var answerSide: AnswerSide?
        /// The pack's title, which replaces the file's own.
        public var title: String?
        /// The number of the first choice (0 or 1) in files that number choices; nil: taken from
        /// the file if it shows there.
        public var countsFrom: Int?
        /// What the columns of a table or the fields of a note hold, given as known column titles;
        /// an empty title ignores a column. Nil: detected from the file.
        public var columns: [String]?
        /// The separators between the two sides of a card and between cards; nil: detected from the
        /// file.
        public var separators: CardSeparators?

        /// Everything that is not given here is detected from the file.
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
    /// found on the way.
    ///
    /// - Returns: the format that was read.
    /// - Throws: `PackError` if reading cannot continue; the receiver must then discard everything.
    ///   Errors of the receiver pass through.
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
                problem: "the file is not an archive, as \(format.rawValue) files are; "
                    + "leave out --from, or download the file again")
        }
        try reader.read(input, options, into: filter)
        return format
    }

    /// Reads a file into memory: everything usable, and every problem with its place.
    public static func collect(
        _ input: PackInput, _ options: Options = Options()
    ) throws -> (format: PackFormat, content: PackCollector) {
        let collector = PackCollector(title: options.title ?? input.title)
        let format = try read(input, options, into: collector)
        return (format, collector)
    }

    /// Reads a file completely or not at all.
    ///
    /// - Throws: `PackError`; `.refused` carries every refused question, and `.empty` means that no
    ///   question is left.
    public static func pack(at path: String, _ options: Options = Options()) throws -> Pack {
        let (format, content) = try collect(PackInput(path: path), options)
        let refused = content.problems.filter { $0.weight == .refused }
        guard refused.isEmpty else { throw PackError.refused(refused) }
        guard !content.questions.isEmpty else { throw PackError.empty(format: format.rawValue) }
        return content.pack
    }

    /// The bytes of a pack in a format, and what the format could not hold.
    ///
    /// - Parameter guardsFormulas: whether cells that begin like a formula are protected from being
    ///   run by spreadsheet programs.
    /// - Throws: `PackError.unsupported` for a format that cannot be written.
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

/// Replaces the file's title by the user's.
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
