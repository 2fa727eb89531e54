import Foundation

/// The source of the files that accompany a pack.
enum MediaSource {
    case nothing
    /// The folder of the pack file. `isWhole` is true if the user specified the folder instead of
    /// the file.
    case folder(String, isWhole: Bool)
    case archive(ArchivedMedia)

    /// Reads at most `limit` bytes from a file of the pack or a `data:` URL.
    func bytes(of path: String, limit: Int) throws(MediaError) -> [UInt8] {
        if path.hasPrefix("data:") { return try Self.decoded(path, limit: limit) }
        do {
            return try file(path, limit: limit)
        } catch .missing {
            // File names in HTML may be percent-encoded.
            guard let name = path.removingPercentEncoding, name != path else { throw .missing }
            return try file(name, limit: limit)
        }
    }

    private func file(_ path: String, limit: Int) throws(MediaError) -> [UInt8] {
        guard let path = Self.inside(path) else { throw .outside }
        switch self {
        case .nothing: throw .noFiles
        case .folder(let folder, _): return try Self.read(path, in: folder, limit: limit)
        case .archive(let archive):
            let path = path.replacing("$IMS-CC-FILEBASE$/", with: "")
            return try archive.bytes(of: path, limit: limit)
        }
    }

    /// A fingerprint of the names, sizes and modification times of the files in a whole folder, or
    /// nil for any other source.
    var stamp: String? {
        guard case .folder(let folder, true) = self else { return nil }
        let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
        let walk = FileManager.default.enumerator(
            at: URL(filePath: folder), includingPropertiesForKeys: keys)
        var digest = PackDigest()
        var lines: [String] = []
        while lines.count < 50_000, let url = walk?.nextObject() as? URL {
            guard let values = try? url.resourceValues(forKeys: Set(keys)),
                values.isRegularFile == true
            else { continue }
            let time = values.contentModificationDate?.timeIntervalSince1970 ?? 0
            lines.append("\(url.path) \(values.fileSize ?? 0) \(time)")
        }
        for line in lines.sorted() { digest.update(line.utf8) }
        return digest.text
    }

    /// The path without a leading `./`, or nil if it leads outside the pack. The check compares
    /// bytes, not characters.
    private static func inside(_ path: String) -> String? {
        let bytes = path.utf8
        guard bytes.first != slash, !bytes.contains(0), !bytes.contains(UInt8(ascii: "\\"))
        else { return nil }
        let parts = bytes.split(separator: slash).map { String(Substring($0)) }
            .filter { $0 != "." }
        guard !parts.isEmpty, !parts.contains("..") else { return nil }
        return parts.joined(separator: "/")
    }

    private static let slash = UInt8(ascii: "/")

    // MARK: Folders

    private static func read(
        _ path: String, in folder: String, limit: Int
    ) throws(MediaError) -> [UInt8] {
        // A symbolic link in the folder must not lead outside the folder.
        guard let root = realPath(folder), let real = realPath(folder + "/" + path) else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(code: errno)
        }
        guard real.utf8.starts(with: (root == "/" ? root : root + "/").utf8) else {
            throw .linksOutside
        }
        // Without `O_NONBLOCK`, opening a named pipe would wait for a writer.
        let descriptor = open(real, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .missing }
        if Int(status.st_size) > limit { throw .tooLarge(limit: limit) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        do {
            return try Array(handle.read(upToCount: limit) ?? Data())
        } catch { throw .unreadable(code: EIO) }
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    // MARK: Data URLs

    /// Decodes the contents of a base64 `data:` URL (RFC 2397).
    private static func decoded(_ url: String, limit: Int) throws(MediaError) -> [UInt8] {
        guard let comma = url.firstIndex(of: ","), url[..<comma].hasSuffix(";base64") else {
            throw .unknown
        }
        let text = url[comma...].dropFirst()
        if text.utf8.count / 4 * 3 > limit { throw .tooLarge(limit: limit) }
        guard let data = Data(base64Encoded: text.filter { !$0.isWhitespace }) else {
            throw .notBase64
        }
        return Array(data)
    }
}
