package import Archives
import Foundation

/// An open pack file or standard input, presented as UTF-8 text that can be read more than once.
///
/// If no encoding is specified, UTF-8 and UTF-16 are detected, and other text is read as
/// Windows-1252.
public final class PackInput {
    /// The name that the user specified, where `-` stands for standard input.
    public let name: String
    package let encoding: TextEncoding
    /// The encoding that the user specified, or nil if the encoding must be detected.
    package let declaredEncoding: TextEncoding?
    /// Problems with the bytes themselves, shown to the host.
    public let problems: [PackProblem]
    package let digest: PackDigest
    package let byteCount: Int
    /// The archive, or nil if the input is text.
    package let archive: Archive?
    /// The files that accompany the pack.
    private(set) var media = MediaSource.nothing
    /// The results of fetching links, keyed by link. Fetched files are used like files next to the
    /// pack.
    package var fetched: [String: FetchedMedia] = [:]
    /// Returns the reason why a picture or sound cannot be used although its format is allowed, or nil
    /// if it can be used.
    package var objection: (Media, [UInt8]) -> MediaObjection? = { _, _ in nil }
    private let storage: Storage

    private enum Storage {
        case file(descriptor: Int32)
        case memory([UInt8])
    }

    package static let sizeLimit = 4 << 30
    private static let archiveLimit = 1 << 30
    /// The signature of old Office programs' compound files (MS-CFB 2.2).
    private static let oldOffice: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    private static let pieceSize = 1 << 18

    /// Opens a file, `-` for standard input, or a folder with a pack. Throws `PackError`.
    public convenience init(path: String, encoding: TextEncoding? = nil) throws {
        let file = Self.file(at: path)
        let descriptor = file == "-" ? dup(STDIN_FILENO) : open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw PackError.unreadable(path: file, code: errno) }
        try self.init(name: file, descriptor: descriptor, encoding: encoding)
        if let archive {
            media = .archive(ArchivedMedia(archive, prefix: try ArchivedPack.prefix(of: archive)))
        } else if file != "-" {
            let folder = (file as NSString).deletingLastPathComponent
            media = .folder(folder.isEmpty ? "." : folder, isWhole: file != path)
        }
    }

    /// The possible names of the pack file in a folder or archive that also contains media.
    static let packNames = ["pack.json", "pack.yaml", "pack.yml"]

    /// The path of the pack file in the folder `path`, or `path` itself if there is no such file.
    package static func file(at path: String) -> String { packFile(inFolder: path) ?? path }

    /// Whether a path is a folder that contains a pack.
    public static func isFolder(_ path: String) -> Bool { packFile(inFolder: path) != nil }

    /// The path of the pack file in a folder, or nil if the folder contains no pack file.
    private static func packFile(inFolder path: String) -> String? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return nil }
        return packNames.map { path + (path.hasSuffix("/") ? "" : "/") + $0 }.first {
            FileManager.default.fileExists(atPath: $0)
        }
    }

    /// Creates an input from bytes that are already in memory.
    public convenience init(
        name: String, bytes: [UInt8], encoding: TextEncoding? = nil
    ) throws {
        try self.init(name: name, storage: .memory(bytes), encoding: encoding)
        if let archive {
            media = .archive(ArchivedMedia(archive, prefix: try ArchivedPack.prefix(of: archive)))
        }
    }

    /// Creates an input that takes ownership of the descriptor.
    private convenience init(
        name: String, descriptor original: Int32, encoding: TextEncoding?
    ) throws {
        var descriptor = original
        do {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else {
                throw PackError.unreadable(path: name, code: errno)
            }
            if status.st_mode & S_IFMT == S_IFDIR {
                throw PackError.archive(
                    problem: "the folder \(name) has no pack.json or pack.yaml; give the file with "
                        + "the questions")
            }
            // Standard input may be a terminal, but other character devices may supply data
            // endlessly.
            if status.st_mode & S_IFMT == S_IFCHR, name != "-" {
                throw PackError.unreadable(path: name, code: ENODEV)
            }
            if status.st_mode & S_IFMT != S_IFREG {
                let copy = try Self.temporaryFile()
                defer { close(original) }
                descriptor = copy
                try Self.copy(from: original, to: copy, name: name)
            }
        } catch {
            close(descriptor)
            throw error
        }
        try self.init(name: name, storage: .file(descriptor: descriptor), encoding: encoding)
    }

    private init(name: String, storage: Storage, encoding declared: TextEncoding?) throws {
        declaredEncoding = declared
        self.name = name
        self.storage = storage
        var scan = TextScan()
        var offset = 0
        var isArchive = false
        do {
            while let piece = try Self.read(storage, at: offset, name: name) {
                if offset == 0 {
                    isArchive = ArchiveSource.isZip(piece.prefix(4))
                    if piece.starts(with: Self.oldOffice) {
                        throw PackError.archive(
                            problem:
                                "files of old office programs (.xls, .doc) cannot be read; save a "
                                + "spreadsheet as .xlsx or .csv, a text as .docx")
                    }
                    if let other = Self.unread(piece) { throw PackError.archive(problem: other) }
                }
                scan.update(piece)
                offset += piece.count
                if isArchive, offset > Self.archiveLimit {
                    throw PackError.tooLarge(what: "the archive", limit: "1 GiB", at: nil)
                }
                if offset > Self.sizeLimit {
                    throw PackError.tooLarge(what: "the file", limit: "4 GiB", at: nil)
                }
            }
            byteCount = offset
            if isArchive {
                switch storage {
                case .file(let descriptor): archive = Archive(.file(descriptor: descriptor))
                case .memory(let bytes): archive = Archive(.bytes(bytes))
                }
                encoding = .utf8
                problems = []
                digest = scan.digest
                return
            }
            archive = nil
            let result = try scan.finish(declared: declared)
            encoding = result.encoding
            problems = result.problems
            digest = result.digest
        } catch {
            // `deinit` does not run if the initializer throws an error.
            if case .file(let descriptor) = storage { close(descriptor) }
            throw error
        }
    }

    /// The reason why a file with these first bytes cannot be read, or nil if there is none.
    private static func unread(_ head: [UInt8]) -> String? {
        func begins(_ text: String) -> Bool { head.starts(with: text.utf8) }
        if begins("{\\rtf") {
            return "rich text (.rtf) cannot be read; open it in a word processor and save it as "
                + ".docx or as plain text"
        }
        if begins("%PDF-") {
            return "a PDF cannot be read, because it does not say where a question ends; get the "
                + "questions as a spreadsheet, a .docx or plain text"
        }
        if begins("SQLite format 3") {
            return "a SQLite database cannot be read directly; export notes from Anki as .apkg, "
                + "or a pack from this program's bank with: trivia-voice pack export"
        }
        return nil
    }

    deinit {
        if case .file(let descriptor) = storage { close(descriptor) }
    }

    /// The file name without its extension, for packs that do not specify a title.
    public var title: String {
        if name == "-" { return "Imported questions" }
        var path = name as NSString
        if case .folder(let folder, true) = media { path = folder as NSString }
        let stem = (path.lastPathComponent as NSString).deletingPathExtension
        return stem.isEmpty ? "Imported questions" : stem
    }

    package var fileExtension: String { (name as NSString).pathExtension.lowercased() }

    /// Creates a window that starts at the beginning of the text.
    package func window() -> ByteWindow {
        var offset = 0
        var transcoder = Transcoder(encoding)
        var isOver = false
        return ByteWindow { [self] in
            if isOver { return nil }
            guard let piece = try Self.read(storage, at: offset, name: name) else {
                isOver = true
                let rest = transcoder.finish()
                return rest.isEmpty ? nil : rest
            }
            offset += piece.count
            return transcoder.utf8(piece)
        }
    }

    /// The beginning of the text, without an incomplete character at its end.
    package func sample(_ limit: Int = 1 << 16) throws -> String {
        guard let piece = try Self.read(storage, at: 0, name: name) else { return "" }
        var transcoder = Transcoder(encoding)
        var bytes = transcoder.utf8(piece).prefix(limit)
        while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
        if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The whole text. Throws `PackError.tooLarge` if the text has more bytes than the limit
    /// allows.
    package func text(limit: Int) throws -> [UInt8] {
        var window = window()
        var bytes: [UInt8] = []
        try window.append(to: &bytes, limit: limit, what: "the file") { _ in false }
        return bytes
    }

    // MARK: Files

    private static func read(_ storage: Storage, at offset: Int, name: String) throws -> [UInt8]? {
        let descriptor: Int32
        switch storage {
        case .memory(let bytes):
            return offset < bytes.count ? Array(bytes[offset...].prefix(pieceSize)) : nil
        case .file(let open): descriptor = open
        }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, count in
            var result: Int
            repeat {
                result = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
            } while result < 0 && errno == EINTR
            if result < 0 { failure = errno }
            count = max(0, result)
        }
        if failure != 0 { throw PackError.unreadable(path: name, code: failure) }
        return bytes.isEmpty ? nil : bytes
    }

    private static func temporaryFile() throws -> Int32 {
        let path = NSTemporaryDirectory() + "/trivia-voice-" + UUID().uuidString
        // A child process that another thread starts must not inherit this descriptor.
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw PackError.unwritable(path: NSTemporaryDirectory(), code: errno)
        }
        unlink(path)
        return descriptor
    }

    private static func copy(from source: Int32, to target: Int32, name: String) throws {
        var total = 0
        var buffer = [UInt8](repeating: 0, count: pieceSize)
        while true {
            let count = Foundation.read(source, &buffer, buffer.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw PackError.unreadable(path: name, code: errno)
            }
            if count == 0 { return }
            total += count
            if total > sizeLimit {
                throw PackError.tooLarge(what: "the input", limit: "4 GiB", at: nil)
            }
            try SystemFile.write(
                Array(buffer[..<count]), to: target, of: NSTemporaryDirectory())
        }
    }
}
