import Archives

/// A zip archive of QTI files, as exported by learning platforms.
struct QTIPackage {
    private let archive: Archive

    init(_ archive: Archive) {
        self.archive = archive
    }

    /// Whether a file with this name may contain questions. Blackboard's XML files end in `.dat`.
    static func mayBeTest(_ name: String) -> Bool {
        let lower = name.lowercased()
        guard lower.hasSuffix(".xml") || lower.hasSuffix(".qti") || lower.hasSuffix(".dat") else {
            return false
        }
        return !lower.hasSuffix("imsmanifest.xml") && !lower.hasSuffix("assessment_meta.xml")
    }

    func read(into receiver: any PackReceiving) throws {
        let files = try ArchivedPack.archived { () throws(ArchiveError) in
            try archive.entries(wanting: Self.mayBeTest)
        }
        var found = false
        var titles: [String] = []
        for file in files.sorted(by: { $0.name < $1.name }) {
            let head = String(decoding: file.bytes.prefix(4096), as: UTF8.self)
            guard QTIReader.isQTI(head) else { continue }
            var reader = QTIReader()
            try reader.read(
                PackInput(name: file.name, bytes: file.bytes).window(),
                into: FileNaming(file.name, receiver))
            found = found || reader.foundItems
            titles += reader.titles
        }
        if let title = QTIReader.title(of: titles) {
            try receiver.receive(PackHeader(title: title))
        }
        if !found { throw PackError.empty(format: PackFormat.qti.rawValue) }
    }
}

/// Adds the name of the affected file in the archive to each problem.
private final class FileNaming: PackReceiving {
    private let name: String
    private let receiver: any PackReceiving

    init(_ name: String, _ receiver: any PackReceiving) {
        self.name = name
        self.receiver = receiver
    }

    func receive(_ header: PackHeader) throws { try receiver.receive(header) }
    func receive(_ field: FieldReading) throws { try receiver.receive(field) }

    func receive(_ question: Question, at position: SourcePosition) throws {
        try receiver.receive(question, at: position)
    }

    func receive(_ problem: PackProblem) throws {
        var problem = problem
        problem.problem = "\(name.prefix(80)): \(problem.problem)"
        try receiver.receive(problem)
    }
}
