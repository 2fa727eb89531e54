/// Receives what a reader finds, in the order of the file. If the reader throws an error, the
/// receiver must discard everything that it has received.
public protocol PackReceiving: AnyObject {
    /// Receives the header. This function may be called at any time; the last header replaces
    /// earlier ones.
    func receive(_ header: PackHeader) throws
    /// A question, and where it begins in the file.
    func receive(_ question: Question, at position: SourcePosition) throws
    /// Something that could not be imported, or only in part.
    func receive(_ problem: PackProblem) throws
    /// Receives how a column or field was interpreted. Called once for each column or field, after
    /// all rows have been read.
    func receive(_ field: FieldReading) throws
}

extension PackReceiving {
    /// Does nothing, because only a preview needs this.
    public func receive(_ field: FieldReading) throws {}
}

/// Keeps everything in memory.
public final class PackCollector: PackReceiving {
    /// The last header received. Before the first header, it has only a title.
    public private(set) var header: PackHeader
    /// The questions in the order of the file.
    public private(set) var questions: [Question] = []
    /// The positions of ``questions`` in the file.
    public private(set) var positions: [SourcePosition] = []
    /// The problems in the order in which they were found.
    public private(set) var problems: [PackProblem] = []
    /// How the file's columns or fields were interpreted, in order.
    public private(set) var fields: [FieldReading] = []

    /// Creates a collector with only a title, for files without one.
    public init(title: String) {
        header = PackHeader(title: title)
    }

    /// Replaces the header.
    public func receive(_ header: PackHeader) { self.header = header }

    /// Appends a question with its position.
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
