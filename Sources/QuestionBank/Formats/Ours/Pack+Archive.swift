import Archives

extension Pack {
    /// The folder in the archive that contains the pictures and sounds.
    private static let mediaFolder = "media/"

    /// Creates an archive (`.trivia`) of the pack and its media, and lists missing files. A link
    /// whose file has not been fetched remains a link. Throws `PackError` if the archive cannot be
    /// created.
    public func archive(with media: PackMedia) throws -> (bytes: [UInt8], lost: [PackProblem]) {
        var pack = self
        var lost: [PackProblem] = []
        var files: [String: [UInt8]] = [:]
        for index in pack.questions.indices {
            for place in pack.questions[index].media.indices {
                let item = pack.questions[index].media[place]
                guard let (bytes, format) = media.contents(of: item) else {
                    if item.isLink { continue }
                    lost.append(
                        PackProblem(
                            .lost, question: pack.questions[index].nameInProblems,
                            "the \(item.kind.rawValue) \"\(item.file.prefix(80))\" is missing",
                            hint: "import the pack again together with its files"))
                    continue
                }
                let name =
                    Self.mediaFolder
                    + MediaFolder.name(bytes, format) { files[Self.mediaFolder + $0] }
                pack.questions[index].media[place].file = name
                files[name] = bytes
            }
        }
        let text = try PackFile.bytes(of: pack, as: .native).bytes
        do {
            let writer = try ArchiveWriter.begin()
            try writer.add("pack.json", text)
            for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
                try writer.add(name, bytes)
            }
            return (try writer.finish(), lost)
        } catch { throw PackError.archive(problem: "\(error)") }
    }
}
