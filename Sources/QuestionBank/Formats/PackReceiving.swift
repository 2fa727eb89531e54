/// Takes what a reader finds, in the order of the file. A reader that throws has given nothing that
/// may be kept: the receiver must forget it all.
public protocol PackReceiving: AnyObject {
    /// May come at any time, the last one counts.
    func receive(_ header: PackHeader) throws
    func receive(_ question: Question, at position: SourcePosition) throws
    func receive(_ problem: PackProblem) throws
}

/// Keeps everything in memory.
public final class PackCollector: PackReceiving {
    public private(set) var header: PackHeader
    public private(set) var questions: [Question] = []
    public private(set) var positions: [SourcePosition] = []
    public private(set) var problems: [PackProblem] = []

    public init(title: String) {
        header = PackHeader(title: title)
    }

    public func receive(_ header: PackHeader) { self.header = header }

    public func receive(_ question: Question, at position: SourcePosition) {
        questions.append(question)
        positions.append(position)
    }

    public func receive(_ problem: PackProblem) { problems.append(problem) }

    public var pack: Pack { Pack(header, questions: questions) }
}
