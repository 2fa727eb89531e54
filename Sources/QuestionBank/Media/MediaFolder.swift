public import Foundation

/// The folder for all packs' pictures and sounds. Files are named after fingerprints of their
/// contents.
public struct MediaFolder: Sendable, Hashable {
    /// The URL of the folder, which may not exist yet.
    public let url: URL

    /// Finds the folder next to the bank's database file.
    init(bank: String) {
        url = URL(filePath: (bank as NSString).deletingPathExtension + ".media")
    }

    /// The stored file of a picture or sound, or nil if the bank has no file for it.
    public func file(of media: Media) -> (url: URL, format: MediaFormat)? {
        guard let format = MediaFormat.ofStored(media.file) else { return nil }
        let file = url.appending(path: media.file)
        return FileManager.default.isReadableFile(atPath: file.path) ? (file, format) : nil
    }

    /// Stores a file unless it exists, and returns its name. Throws `PackError.unwritable`.
    func keep(_ bytes: [UInt8], _ format: MediaFormat) throws(PackError) -> String {
        let name = Self.name(bytes, format) { name in
            (try? Data(contentsOf: url.appending(path: name))).map(Array.init)
        }
        let file = url.appending(path: name)
        if FileManager.default.fileExists(atPath: file.path) {
            touch(file)
        } else {
            try write(bytes, to: file)
        }
        return name
    }

    /// Removes files that no question uses and that no import has used within the last day.
    func sweep(keeping used: Set<String>) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let limit = Date().addingTimeInterval(-86_400)
        for name in names where MediaFormat.ofStored(name) != nil && !used.contains(name) {
            let file = url.appending(path: name)
            let time = try? file.resourceValues(forKeys: [.contentModificationDateKey])
            if let time = time?.contentModificationDate, time < limit {
                try? FileManager.default.removeItem(at: file)
            }
        }
    }

    /// Creates the name under which a file is stored. A number in the file name distinguishes files
    /// that have the same fingerprint but different contents.
    static func name(
        _ bytes: [UInt8], _ format: MediaFormat, there: (String) -> [UInt8]?
    ) -> String {
        var digest = PackDigest()
        digest.update(words: bytes)
        var copy = 0
        while true {
            let name = digest.mediaName(copy: copy) + "." + format.fileExtension
            guard let other = there(name), other != bytes else { return name }
            copy += 1
        }
    }

    private func write(_ bytes: [UInt8], to file: URL) throws(PackError) {
        guard mkdir(url.path, 0o700) == 0 || errno == EEXIST else {
            throw .unwritable(path: url.path, code: errno)
        }
        try SystemFile.create(file.path, bytes)
    }

    private func touch(_ file: URL) {
        try? FileManager.default.setAttributes(
            [.modificationDate: Date()], ofItemAtPath: file.path)
    }
}

extension PackDigest {
    /// The fingerprint as 32 hexadecimal digits, followed by a hyphen and `copy` if `copy` is not
    /// zero.
    fileprivate func mediaName(copy: Int) -> String {
        let digits = text.split(separator: "-").map {
            String(repeating: "0", count: 16 - $0.count) + $0
        }
        return digits.joined() + (copy == 0 ? "" : "-\(copy)")
    }
}
