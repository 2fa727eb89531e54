/// Reads pack files.
public enum PackFile {
    /// Reads a file into memory: what could be taken, and every problem with its place.
    ///
    /// - Throws: `PackError` when the file cannot be read on.
    public static func read(_ input: PackInput) throws -> PackCollector {
        let collector = PackCollector(title: input.title)
        var reader = NativeJSONReader(title: input.title)
        try reader.read(ByteWindow(refill: input.piece), into: collector)
        return collector
    }

    /// Reads a pack of our own format whole or not at all.
    ///
    /// - Throws: `PackError`; `.refused` carries every problem.
    public static func pack(at path: String) throws -> Pack {
        let collector = try read(PackInput(path: path))
        guard collector.problems.isEmpty else { throw PackError.refused(collector.problems) }
        guard !collector.questions.isEmpty else { throw PackError.empty(format: NativeFormat.name) }
        return collector.pack
    }
}
