public import Foundation

/// The folder for the pictures and sounds of all packs in a bank. Each file is named after a fingerprint of
/// its contents, so packs with the same picture share one file.
public struct MediaFolder: Sendable, Hashable {
    /// The URL of the folder. The folder may not exist yet.
    public let url: URL

    /// - Parameter bank: The path of the bank's database file.
    init(bank: String) {
        url = URL(filePath: (bank as NSString).deletingPathExtension + ".media")
    }

    /// The file in the bank for a picture or sound.
    ///
    /// - Returns: The file and its format. Nil if the import could not get the file, or if the file was
    ///   removed.
    public func file(of media: Media) -> (url: URL, format: MediaFormat)? {
        guard let format = MediaFormat.ofStored(media.file) else { return nil }
        let file = url.appending(path: media.file)
        return FileManager.default.isReadableFile(atPath: file.path) ? (file, format) : nil
    }

    /// Stores a file unless the folder already contains it.
    ///
    /// - Returns: The name of the file in the folder.
    /// - Throws: `PackError.unwritable` if the file cannot be written.
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

    /// Removes files that no question uses. A file that an import stored or used within the last day is kept,
    /// because another program may be about to use the file.
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

    /// Creates the name for a file with these contents. The fingerprint does not protect against forgery, so
    /// a number is added to the name if different contents have the same fingerprint.
    ///
    /// - Parameter there: Returns the contents of the file with the given name; nil if the name is not taken.
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
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try Data(bytes).write(to: file, options: .atomic)
        } catch {
            let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            throw .unwritable(path: file.path, code: Int32(reason?.code ?? Int(EIO)))
        }
    }

    private func touch(_ file: URL) {
        try? FileManager.default.setAttributes(
            [.modificationDate: Date()], ofItemAtPath: file.path)
    }
}

extension PackDigest {
    /// The fingerprint as 32 hexadecimal digits. A number is appended if different contents have the same
    /// fingerprint.
    fileprivate func mediaName(copy: Int) -> String {
        let digits = text.split(separator: "-").map {
            String(repeating: "0", count: 16 - $0.count) + $0
        }
        return digits.joined() + (copy == 0 ? "" : "-\(copy)")
    }
}
