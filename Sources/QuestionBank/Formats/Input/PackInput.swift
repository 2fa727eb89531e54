import Foundation

/// An open pack file or standard input, read piece by piece.
public final class PackInput {
    /// As the user named it; `-` is standard input.
    public let name: String
    private let descriptor: Int32
    private static let pieceSize = 1 << 18

    /// - Throws: `PackError.unreadable`.
    public init(path: String) throws {
        name = path
        if path == "-" {
            descriptor = dup(STDIN_FILENO)
        } else {
            descriptor = open(path, O_RDONLY | O_CLOEXEC)
        }
        guard descriptor >= 0 else { throw PackError.unreadable(path: path, code: errno) }
    }

    deinit { close(descriptor) }

    /// A title for a pack that has none: the file's name without its ending.
    public var title: String {
        if name == "-" { return "Imported questions" }
        let stem = ((name as NSString).lastPathComponent as NSString).deletingPathExtension
        return stem.isEmpty ? "Imported questions" : stem
    }

    /// The next bytes; nil at the end.
    func piece() throws -> [UInt8]? {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
            var result: Int
            repeat {
                result = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            } while result < 0 && errno == EINTR
            if result < 0 { failure = errno }
            count = max(0, result)
        }
        if failure != 0 { throw PackError.unreadable(path: name, code: failure) }
        return bytes.isEmpty ? nil : bytes
    }
}
