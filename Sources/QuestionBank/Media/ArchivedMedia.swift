import Archives

/// The pictures and sounds in a pack's archive. The archive's list of file names is read only once,
/// and one size limit applies to all files together.
final class ArchivedMedia {
    private let archive: Archive
    /// The path of the pack's folder in the archive: an empty string, or a path that ends with a
    /// slash.
    private let prefix: String
    private var directory: Directory?
    /// The sizes of the unpacked files. A file that is read again counts only once toward the total
    /// size.
    private var sizes: [String: Int] = [:]
    private var total = 0
    /// Whether the total size of the files exceeded the limit. Once the limit is exceeded, no
    /// further files are unpacked.
    private var isFull = false

    init(_ archive: Archive, prefix: String) {
        self.archive = archive
        self.prefix = prefix
    }

    /// Unpacks the file with this path, or otherwise the only file whose path ends with this path.
    func bytes(of path: String, limit: Int) throws(MediaError) -> [UInt8] {
        do {
            guard let name = try listed().name(of: path, prefix: prefix) else {
                throw MediaError.missing
            }
            if isFull, sizes[name] == nil { throw try full() }
            guard let packed = try archive.entry(named: name)?.bytes else {
                throw MediaError.missing
            }
            let bytes = try AnkiMedia.contents(packed)
            try count(bytes.count, of: name)
            if bytes.count > limit { throw MediaError.tooLarge(limit: limit) }
            return bytes
        } catch let error as MediaError {
            throw error
        } catch { throw .archive("\(error)") }
    }

    private func count(_ size: Int, of name: String) throws {
        guard sizes[name] == nil else { return }
        if try total + size > archive.mediaLimit() {
            isFull = true
            throw try full()
        }
        sizes[name] = size
        total += size
    }

    private func full() throws -> MediaError { .tooMuch(limit: try archive.mediaLimit()) }

    private func listed() throws -> Directory {
        if let directory { return directory }
        let found = try Directory(archive)
        directory = found
        return found
    }

    /// The names of all files in the archive.
    private struct Directory {
        let names: Set<String>
        /// The names of all files, keyed by the part after the last slash.
        let namesByEnd: [Substring: [String]]
        /// The names, within the archive, of the files that Anki's notes use.
        let numbers: [String: String]

        init(_ archive: Archive) throws {
            let all = try archive.names()
            names = Set(all)
            namesByEnd = Dictionary(grouping: all, by: Self.end)
            numbers = try AnkiMedia.numbers(in: archive, among: names)
        }

        func name(of path: String, prefix: String) -> String? {
            if names.contains(prefix + path) { return prefix + path }
            let near = (namesByEnd[Self.end(of: path)] ?? []).filter { $0.hasSuffix("/" + path) }
            return near.count == 1 ? near.first : numbers[path]
        }

        private static func end(of path: String) -> Substring {
            path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        }
    }
}
