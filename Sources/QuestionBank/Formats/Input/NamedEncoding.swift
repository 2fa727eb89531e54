import Glibc

/// Converts bytes from the encodings in ``TextEncoding`` to UTF-8. The system's converters for
/// other encodings have had security vulnerabilities.
final class NamedEncoding {
    private let converter: iconv_t
    private var leftover: [UInt8] = []

    private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
    private static let pieceSize = 1 << 16

    /// Opens an encoding, or returns nil if the system does not support it.
    init?(_ name: String) {
        guard let opened = iconv_open("UTF-8", name), Int(bitPattern: opened) != -1 else {
            return nil
        }
        converter = opened
    }

    deinit { iconv_close(converter) }

    static func exists(_ name: String) -> Bool { NamedEncoding(name) != nil }

    func utf8(_ piece: [UInt8]) -> [UInt8] {
        var input = leftover + piece
        leftover = []
        var result: [UInt8] = []
        result.reserveCapacity(input.count * 2)
        var start = 0
        while start < input.count {
            let (taken, failure) = convert(&input, from: start, into: &result)
            start += taken
            switch failure {
            case EINVAL:
                leftover = Array(input[start...].prefix(8))
                return result
            case EILSEQ:
                result += Self.replacement
                start += 1
            default: break
            }
        }
        return result
    }

    /// Returns a replacement character if the input ends with an incomplete character.
    func finish() -> [UInt8] { leftover.isEmpty ? [] : Self.replacement }

    /// Returns the number of bytes converted, and an errno value if the conversion stopped early.
    private func convert(
        _ input: inout [UInt8], from start: Int, into result: inout [UInt8]
    ) -> (taken: Int, failure: Int32) {
        var output = [UInt8](repeating: 0, count: Self.pieceSize)
        var failure: Int32 = 0
        var taken = 0
        var written = 0
        input.withUnsafeMutableBytes { source in
            output.withUnsafeMutableBytes { target in
                var from = source.baseAddress?.assumingMemoryBound(to: CChar.self).advanced(
                    by: start)
                var to = target.baseAddress?.assumingMemoryBound(to: CChar.self)
                var left = source.count - start
                var room = target.count
                if iconv(converter, &from, &left, &to, &room) == -1 {
                    failure = errno
                }
                taken = source.count - start - left
                written = target.count - room
            }
        }
        result += output[..<written]
        return (taken, failure == E2BIG ? 0 : failure)
    }
}
