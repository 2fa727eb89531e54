/// Receives what a reader finds, in the order of the file. If the reader throws, the receiver must
/// discard everything it was given.
public protocol PackReceiving: AnyObject {
    /// May be called at any time; the last header counts.
    func receive(_ header: PackHeader) throws
    func receive(_ question: Question, at position: SourcePosition) throws
    func receive(_ problem: PackProblem) throws
    /// How a column or field was understood. Called once for each, after all rows were read.
    func receive(_ field: FieldReading) throws
}

extension PackReceiving {
    /// Ignores it, because only a preview needs it.
    public func receive(_ field: FieldReading) throws {}
}

/// Keeps everything in memory.
public final class PackCollector: PackReceiving {
    /// The last header received; before any, one with only a title.
    public private(set) var header: PackHeader
    /// In the order of the file.
    public private(set) var questions: [Question] = []
    /// The place of each of ``questions`` in the file.
    public private(set) var positions: [SourcePosition] = []
    /// In the order in which they were found.
    public private(set) var problems: [PackProblem] = []
    /// How the file's columns or fields were understood, in order.
    public private(set) var fields: [FieldReading] = []

    /// Starts with only a title, for files without one.
    public init(title: String) {
        header = PackHeader(title: title)
    }

    /// Replaces the header.
    public func receive(_ header: PackHeader) { self.header = header }

    /// Appends a question with its place.
    public func receive(_ question: Question, at position: SourcePosition) {
        questions.append(question)
        positions.append(position)
    }

    /// Appends a problem.
    public func receive(_ problem: PackProblem) { problems.append(problem) }

    /// Appends a field.
    public func receive(_ field: FieldReading) { fields.append(field) }

    /// The received questions as a pack.
    public var pack: Pack { Pack(header, questions: questions) }
}
