import Foundation
import Glibc

/// Reads a language file as text. The file may come from an untrusted source and contain anything.
enum LanguageFile {
    /// The size limits in bytes. A file can be up to twenty times as large as the English file,
    /// and a dictionary may contain several hundred thousand words.
    private static let usualLimit = 256 << 10
    private static let dictionaryLimit = 8 << 20

    /// Throws ``LanguageError`` if the file is not a regular file, is too large, or is not text.
    static func text(_ name: String, in folder: URL) throws(LanguageError) -> String {
        let limit = name == "pronunciations.txt" ? dictionaryLimit : usualLimit
        // Without `O_NONBLOCK`, opening a pipe would block until another process writes to it.
        let descriptor = open(folder.appending(path: name).path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(name) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(name) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw LanguageError(file: name, .noFile) }
        let data: Data
        do {
            data = try handle.read(upToCount: limit + 1) ?? Data()
        } catch {
            throw LanguageError(file: name, .unreadable(error.localizedDescription))
        }
        guard data.count <= limit else {
            let line = data.count { $0 == newline } + (data.last == newline ? 0 : 1)
            throw LanguageError(file: name, line: line, .tooLarge(bytes: limit))
        }
        return try text(Array(data), file: name)
    }

    /// Decodes text. Throws ``LanguageError`` for the first line that is not UTF-8 or contains
    /// control characters.
    static func text(_ bytes: [UInt8], file: String) throws(LanguageError) -> String {
        let bytes = bytes[(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)...]
        let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated()
        where line.contains(where: isControl) || String(validating: line, as: UTF8.self) == nil {
            throw LanguageError(file: file, line: index + 1, .noText)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let newline = UInt8(ascii: "\n")
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\r") || byte == 0x7F
    }

    private static func unreadable(_ name: String) -> LanguageError {
        LanguageError(file: name, .unreadable(String(cString: strerror(errno))))
    }
}
