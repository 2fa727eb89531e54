/// Checks every question's pictures and sounds, and stores them in the bank's media folder.
final class MediaFilter: PackReceiving {
    private let receiver: any PackReceiving
    private let input: PackInput
    private let folder: MediaFolder?
    /// The names of files stored in the folder, or the reasons why files cannot be used.
    private var known: [Key: Result<String, MediaError>] = [:]

    private struct Key: Hashable {
        var path: String
        var kind: Media.Kind
        /// The start time of playback in the sound file, which affects whether the sound can be
        /// played.
        var start: Double?
    }

    /// The maximum length of a path in `known`. Storing longer paths would keep whole files in
    /// memory, because a `data:` URL contains its file.
    private static let longestPath = 4_096

    /// Creates a filter that stores files in `folder`, or only checks them if `folder` is nil.
    init(_ receiver: any PackReceiving, from input: PackInput, into folder: MediaFolder?) {
        self.receiver = receiver
        self.input = input
        self.folder = folder
    }

    func receive(_ header: PackHeader) throws { try receiver.receive(header) }
    func receive(_ problem: PackProblem) throws { try receiver.receive(problem) }
    func receive(_ field: FieldReading) throws { try receiver.receive(field) }

    func receive(_ question: Question, at position: SourcePosition) throws {
        if question.media.isEmpty { return try receiver.receive(question, at: position) }
        var question = question
        var problems: [PackProblem] = []
        func note(_ item: Media, _ error: MediaError) {
            problems.append(
                PackProblem(
                    error.weight, at: position, question: question.nameInProblems,
                    "the \(item.kind.rawValue) \"\(item.toldName)\" \(error.problem)",
                    hint: error.hint))
        }
        var isWhole = true
        for place in question.media.indices {
            let item = question.media[place]
            do {
                question.media[place].file = try take(item)
            } catch let error as MediaError {
                isWhole = false
                note(item, error)
                // If games cannot use a `data:` URL, the bank stores only the name from the URL.
                if item.isData { question.media[place].file = item.shownName }
            }
        }
        if isWhole { question.tags.removeAll { $0 == QuestionNeeds.mediaTag } }
        try receiver.receive(question, at: position)
        for var problem in problems {
            if question.tags.contains(QuestionNeeds.mediaTag) {
                problem.hint += "; until then, a game asks the question only with --with-media"
            }
            try receiver.receive(problem)
        }
    }

    /// Returns the file's name in the folder, or its name in the pack if nothing is stored.
    private func take(_ item: Media) throws -> String {
        if let folder, folder.file(of: item)?.format.kind == item.kind { return item.file }
        let key = Key(path: item.file, kind: item.kind, start: item.start)
        if let known = known[key] { return try known.get() }
        let result: Result<String, MediaError>
        do {
            let (bytes, format) = try input.usable(item)
            result = .success(try folder?.keep(bytes, format) ?? item.file)
        } catch let error as MediaError { result = .failure(error) }
        if item.file.utf8.count <= Self.longestPath { known[key] = result }
        return try result.get()
    }
}
