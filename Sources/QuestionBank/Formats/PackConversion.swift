/// Converts a file to another format in two passes, without keeping the whole file in memory.
public final class PackConversion {
    private let input: PackInput
    private let options: PackFile.Options
    private let target: PackFormat
    private let guardsFormulas: Bool
    private var header: PackHeader
    /// The number of questions that were left out.
    public private(set) var refusedCount = 0
    private var questionCount = 0
    /// The number of questions with pictures or sounds, set by ``survey(report:)``.
    public private(set) var mediaCount = 0

    /// Creates a conversion, or throws `PackError.unsupported` if the target format cannot be
    /// written.
    public init(
        _ input: PackInput, _ options: PackFile.Options, to target: PackFormat,
        guardsFormulas: Bool = true
    ) throws {
        guard target.canBeWritten else {
            throw PackError.unsupported(
                format: target.rawValue, operation: "written",
                candidates: PackFormat.writable.map(\.rawValue))
        }
        self.input = input
        self.options = options
        self.target = target
        self.guardsFormulas = guardsFormulas
        header = PackHeader(title: options.title ?? input.title)
    }

    /// Reads the file once to report its problems. Throws `PackError` if there is nothing left to
    /// write.
    public func survey(report: (PackProblem) -> Void) throws {
        try withoutActuallyEscaping(report) { report in
            let surveyor = Surveyor(header, report)
            let format = try PackFile.read(input, options, into: surveyor)
            header = surveyor.header
            refusedCount = surveyor.refused.count
            questionCount = surveyor.questionCount
            mediaCount = surveyor.mediaCount
            if format.isStrict, refusedCount > 0 { throw PackError.refused(surveyor.refused) }
            if questionCount == 0 { throw PackError.empty(format: format.rawValue) }
        }
    }

    /// Writes the questions that `survey` found, and reports what the target format cannot express.
    public func write(
        into output: @escaping ([UInt8]) throws -> Void, report: (PackProblem) -> Void
    ) throws {
        guard let writer = target.writer(guardsFormulas: guardsFormulas) else { return }
        try withoutActuallyEscaping(report) { report in
            let scribe = Scribe(writer, output, report)
            try scribe.begin(header)
            try PackFile.read(input, options, into: scribe)
            try scribe.end()
            refusedCount += scribe.omitted.count
        }
    }
}

private final class Surveyor: PackReceiving {
    private(set) var header: PackHeader
    private(set) var refused: [PackProblem] = []
    private(set) var questionCount = 0
    private(set) var mediaCount = 0
    private let report: (PackProblem) -> Void

    init(_ header: PackHeader, _ report: @escaping (PackProblem) -> Void) {
        self.header = header
        self.report = report
    }

    func receive(_ header: PackHeader) { self.header = header }

    func receive(_ question: Question, at position: SourcePosition) {
        questionCount += 1
        if question.media.contains(where: { !$0.isLink }) { mediaCount += 1 }
    }

    func receive(_ problem: PackProblem) {
        if problem.weight == .refused { refused.append(problem) }
        report(problem)
    }
}

private final class Scribe: PackReceiving {
    private var writer: any PackWriting
    private let output: ([UInt8]) throws -> Void
    private let report: (PackProblem) -> Void
    private var buffer: [UInt8] = []
    private var isFirst = true
    private(set) var omitted = OmittedQuestions()

    init(
        _ writer: any PackWriting, _ output: @escaping ([UInt8]) throws -> Void,
        _ report: @escaping (PackProblem) -> Void
    ) {
        self.writer = writer
        self.output = output
        self.report = report
    }

    func begin(_ header: PackHeader) throws { writer.begin(header, into: &buffer).forEach(report) }

    func receive(_ header: PackHeader) {}
    func receive(_ problem: PackProblem) {}

    func receive(_ question: Question, at position: SourcePosition) throws {
        if let reason = writer.reasonToOmit(question) {
            return omitted.add(question, because: reason, at: position)
        }
        var question = question
        for place in question.media.indices where question.media[place].file.utf8.count > 1 << 20 {
            // Pack readers reject fields that are as long as a whole `data:` URL.
            question.media[place].file = question.media[place].shownName
        }
        for var problem in writer.write(question, isFirst: isFirst, into: &buffer) {
            problem.position = problem.position ?? position
            report(problem)
        }
        isFirst = false
        if buffer.count > 1 << 16 { try flush() }
    }

    func end() throws {
        writer.end(isEmpty: isFirst, into: &buffer)
        try flush()
        omitted.problems.forEach(report)
    }

    private func flush() throws {
        try output(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
