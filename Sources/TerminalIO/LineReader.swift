package import Foundation

/// Reads lines from a file or standard input as they arrive, and keeps only one line in memory.
package struct LineReader {
    private let handle: FileHandle
    private let name: String
    private var buffer = Data()
    private var isAtEnd = false

    /// Opens a file, or standard input for `-`. Throws ``CommandFailure`` if the file cannot be
    /// opened.
    package init(file: String) throws {
        name = file == "-" ? "standard input" : file
        if file == "-" {
            handle = .standardInput
        } else if let opened = FileHandle(forReadingAtPath: file) {
            handle = opened
        } else {
            throw CommandFailure(
                .refusedInput,
                "\(file) cannot be opened; name a file that exists and that you may read")
        }
    }

    /// The next line without its line feed, or nil at the end. Throws ``CommandFailure`` if reading
    /// fails.
    package mutating func next() throws -> Data? {
        var searched = 0
        while true {
            if let end = buffer.dropFirst(searched).firstIndex(of: 0x0A) {
                let line = Data(buffer[buffer.startIndex..<end])
                buffer.removeSubrange(buffer.startIndex...end)
                return line
            }
            searched = buffer.count
            if isAtEnd {
                guard !buffer.isEmpty else { return nil }
                defer { buffer = Data() }
                return buffer
            }
            do {
                let chunk = try handle.read(upToCount: 1 << 16) ?? Data()
                if chunk.isEmpty { isAtEnd = true }
                buffer.append(chunk)
            } catch {
                throw CommandFailure(.refusedInput, "\(name) cannot be read; is it a folder?")
            }
        }
    }
}
