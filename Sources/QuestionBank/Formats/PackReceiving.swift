/// Takes what a reader finds, in the order of the file. A reader that throws has given nothing that
/// may be kept: the receiver must forget it all.
public protocol PackReceiving: AnyObject {
    /// May come at any time, the last one counts.
    func receive(_ header: PackHeader) throws
    func receive(_ question: Question, at position: SourcePosition) throws
    func receive(_ problem: PackProblem) throws
    /// How a column or field was understood; comes once for each, when all of them were seen.
    func receive(_ field: FieldReading) throws
}

extension PackReceiving {
    /// Ignores it: only a preview needs it.
    public func receive(_ field: FieldReading) throws {}
}

/// Keeps everything in memory.
public final class PackCollector: PackReceiving {
    /// The last one that came; before any, one with a title alone.
    public private(set) var header: PackHeader
    /// In the order of the file.
    public private(set) var questions: [Question] = []
    /// Where each of ``questions`` stands in the file.
    public private(set) var positions: [SourcePosition] = []
    /// In the order they were found.
    public private(set) var problems: [PackProblem] = []
    /// How the file's columns or fields were understood, in their order.
    public private(set) var fields: [FieldReading] = []

    /// Nothing but a title, for files that have none.
    public init(title: String) {
        header = PackHeader(title: title)
    }

    /// Takes it for the one before.
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

    /// What came, as a pack.
    public var pack: Pack { Pack(header, questions: questions) }
}
