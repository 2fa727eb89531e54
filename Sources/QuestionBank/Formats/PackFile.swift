/// Reads and writes pack files of every format.
public enum PackFile {
    /// Options that the user can specify for a file.
    public struct Options: Sendable, Hashable {
        /// The format of the file, or nil to detect the format.
        public var format: PackFormat?
        /// The side of a two-sided card that contains the answer, or nil to guess the side.
        public var answerSide: AnswerSide?
        /// The title of the pack, which replaces the title in the file.
        public var title: String?
        /// The number that the file uses for the first choice (0 or 1), or nil to detect it.
        public var countsFrom: Int?
        /// A known title for each column, or nil to detect the meanings of the columns. An empty
        /// title means that the column is ignored.
        public var columns: [String]?
        /// The separators between cards and between their two sides, or nil to detect them.
        public var separators: CardSeparators?

        /// Creates options. Options that are not specified are detected from the file.
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

    /// Determines the format in which a file is read. Throws `PackError.unknownFormat` or
    /// `.unreadable`.
    public static func format(of input: PackInput, _ options: Options = Options()) throws
        -> PackFormat
    {
        try options.format ?? FormatDetection.format(of: input)
    }

    /// Reads a file, and delivers its contents without duplicates to the receiver, one question at
    /// a time. If `folder` is nil, pictures and sounds are checked but not stored. Throws
    /// `PackError` if reading cannot continue, and rethrows the receiver's errors. After an error,
    /// the receiver must discard everything that it has received.
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

    /// Reads everything usable in a file into memory, and collects all problems with their
    /// positions.
    public static func collect(
        _ input: PackInput, _ options: Options = Options()
    ) throws -> (format: PackFormat, content: PackCollector) {
        let collector = PackCollector(title: options.title ?? input.title)
        let format = try read(input, options, into: collector)
        return (format, collector)
    }

    /// Reads a complete pack from a file. Throws `PackError.refused` with all rejected questions,
    /// or `PackError.empty` if no question remains.
    public static func pack(at path: String, _ options: Options = Options()) throws -> Pack {
        let (format, content) = try collect(PackInput(path: path), options)
        let refused = content.problems.filter { $0.weight == .refused }
        guard refused.isEmpty else { throw PackError.refused(refused) }
        guard !content.questions.isEmpty else { throw PackError.empty(format: format.rawValue) }
        return content.pack
    }

    /// Converts a pack to bytes, and reports what is lost. Throws `PackError.unsupported`.
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

/// Replaces the title of a file with the title that the user specified.
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
