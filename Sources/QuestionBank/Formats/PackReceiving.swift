/// Receives everything that a reader finds, in file order. After an error, receivers discard
/// everything that they have received.
public protocol PackReceiving: AnyObject {
    /// Receives a header, which may arrive at any time. Each header replaces the previous header.
    func receive(_ header: PackHeader) throws
    /// Receives a question and the position at which the question begins in the file.
    func receive(_ question: Question, at position: SourcePosition) throws
    /// Receives a problem, such as a question that is imported only in part or not at all.
    func receive(_ problem: PackProblem) throws
    /// Receives the interpretation of each column or field after all rows have been read.
    func receive(_ field: FieldReading) throws
}

extension PackReceiving {
    /// Ignores the interpretation of a field, because only a preview needs the interpretation.
    public func receive(_ field: FieldReading) throws {}
}

/// A receiver that keeps everything in memory.
public final class PackCollector: PackReceiving {
    /// The last header received. Until a header arrives, this property contains only a title.
    public private(set) var header: PackHeader
    /// The questions in file order.
    public private(set) var questions: [Question] = []
    /// The positions of the ``questions`` in the file.
    public private(set) var positions: [SourcePosition] = []
    /// The problems in the order in which they were found.
    public private(set) var problems: [PackProblem] = []
    /// The interpretations of the file's columns or fields, in order.
    public private(set) var fields: [FieldReading] = []

    /// Creates a collector. `title` is used if the file itself has no title.
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

    /// Appends the interpretation of a field.
    public func receive(_ field: FieldReading) { fields.append(field) }

    /// Creates a pack from the questions received.
    public var pack: Pack { Pack(header, questions: questions) }
}
